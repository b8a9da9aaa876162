# What depends on the compiler and on the host that we build for. Flags for our own code only are in rooms.cmake.

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}/bin")

if(NOT CMAKE_BUILD_TYPE)
  set(CMAKE_BUILD_TYPE Release CACHE STRING "Build type" FORCE)
endif()

# Node runs the generators and, for the web build, the tests. ./dev brings its own; any from 18 on will do.
find_program(
  WINGSPAN_NODE
  NAMES node nodejs
  HINTS "${PROJECT_SOURCE_DIR}/build/tools/node22/node_modules/.bin"
  NO_CMAKE_FIND_ROOT_PATH
  REQUIRED)

# fontTools is a Python module of the distribution; a `python3` found first in PATH may be another one without it.
find_program(
  WINGSPAN_PYTHON
  NAMES python3
  HINTS /usr/bin
  NO_CMAKE_FIND_ROOT_PATH
  REQUIRED)

if(EMSCRIPTEN)
  # In every browser that the pages are built for (web/build/bundle.mjs), and smaller; current releases do it unasked.
  add_compile_options(-mnontrapping-fptoint -msign-ext -mbulk-memory)
  # Smallest that runs; -flto links from the distribution's frozen cache as well.
  set(CMAKE_CXX_FLAGS_RELEASE "-Oz -DNDEBUG -flto")
  set(CMAKE_EXE_LINKER_FLAGS_RELEASE "-Oz -flto")
  set(CMAKE_CXX_FLAGS_DEBUG "-O1 -g")
  set(CMAKE_EXE_LINKER_FLAGS_DEBUG "-O1 -g2 -sASSERTIONS=2")

  # emcmake of 3.1.6 passes --experimental-wasm-threads, which Node 22 refuses.
  set(CMAKE_CROSSCOMPILING_EMULATOR "${WINGSPAN_NODE}")

  # Debian's emcc finds acorn by a link that Debian's Node ships; beside another Node it has to be told where.
  if(EXISTS /usr/share/nodejs/acorn AND NOT EXISTS /usr/share/node_modules)
    set(CMAKE_CXX_LINKER_LAUNCHER "${CMAKE_COMMAND};-E;env;NODE_PATH=/usr/share/nodejs")
  endif()
else()
  set(CMAKE_EXE_LINKER_FLAGS_RELEASE "-s") # as shipped: no symbols
  if(WINGSPAN_SANITIZE)
    # vptr needs RTTI, which our rooms do without.
    set(sanitize -fsanitize=address,undefined -fno-sanitize=vptr -fno-sanitize-recover=all -fno-omit-frame-pointer)
    add_compile_options(${sanitize})
    add_compile_definitions(_GLIBCXX_ASSERTIONS)
    add_link_options(${sanitize})
  endif()
endif()
