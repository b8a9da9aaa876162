# Typefaces, cut down to the signs of the lesson (src/tools/generate/fonts.py says how and what it refuses).
#
#   wingspan_fonts       library: the label face for the panel; header generated/platform/fonts.hpp
#   wingspan_page_fonts  target: fonts.css and its WOFF2 files for the pages in ${PROJECT_BINARY_DIR}/fonts/
#     wingspan-sans-400.woff2 wingspan-sans-600.woff2 (family "Wingspan Sans"),
#     wingspan-serif-roman.woff2 wingspan-serif-italic.woff2 (family "Wingspan Serif", weight 400 to 700),
#     wingspan-serif-display.woff2 (family "Wingspan Serif Display": headings)

set(WINGSPAN_FONT_PACKAGES "${PROJECT_SOURCE_DIR}/web/node_modules" CACHE PATH
    "Folder that holds the npm packages source-sans and source-serif")

set(fonts_script "${PROJECT_SOURCE_DIR}/src/tools/generate/fonts.py")
set(fonts_signs "${PROJECT_SOURCE_DIR}/src/tools/generate/font-signs.csv")
set(fonts_lessons "${PROJECT_SOURCE_DIR}/lessons")
file(GLOB_RECURSE fonts_words CONFIGURE_DEPENDS "${fonts_lessons}/*.md" "${fonts_lessons}/*.json")

if(NOT EXISTS "${WINGSPAN_FONT_PACKAGES}/source-sans/TTF")
  message(STATUS "The font packages are missing: run ./dev build, or `npm ci` in web/, or set WINGSPAN_FONT_PACKAGES")
endif()

function(wingspan_cut_fonts use folder)
  cmake_parse_arguments(PARSE_ARGV 2 arg "" "" "FILES")
  list(TRANSFORM arg_FILES PREPEND "${folder}/")
  add_custom_command(
    OUTPUT ${arg_FILES}
    COMMAND "${WINGSPAN_PYTHON}" "${fonts_script}" ${use} --output "${folder}" --lessons "${fonts_lessons}" --signs
            "${fonts_signs}" --sans "${WINGSPAN_FONT_PACKAGES}/source-sans" --serif
            "${WINGSPAN_FONT_PACKAGES}/source-serif"
    DEPENDS "${fonts_script}" "${fonts_signs}" ${fonts_words} "${WINGSPAN_FONT_PACKAGES}/source-sans/package.json"
            "${WINGSPAN_FONT_PACKAGES}/source-serif/package.json"
    COMMENT "Cutting the fonts for the ${use}"
    VERBATIM)
endfunction()

set(fonts_panel "${PROJECT_BINARY_DIR}/generated/platform")
wingspan_cut_fonts(panel "${fonts_panel}" FILES fonts.hpp fonts.cpp label-regular.ttf label-semibold.ttf)
add_library(wingspan_fonts STATIC "${fonts_panel}/fonts.cpp" "${fonts_panel}/fonts.hpp")
target_include_directories(wingspan_fonts PUBLIC "${PROJECT_BINARY_DIR}")

set(fonts_page fonts.css wingspan-sans-400.woff2 wingspan-sans-600.woff2 wingspan-serif-roman.woff2
               wingspan-serif-italic.woff2 wingspan-serif-display.woff2)
wingspan_cut_fonts(page "${PROJECT_BINARY_DIR}/fonts" FILES ${fonts_page})
list(TRANSFORM fonts_page PREPEND "${PROJECT_BINARY_DIR}/fonts/")
add_custom_target(wingspan_page_fonts DEPENDS ${fonts_page})
