// The words of the native command. It is a developer's tool and speaks English only; the lesson's words are elsewhere.
#pragma once

#include <string_view>

namespace wingspan::cli::text {

inline constexpr std::string_view program = "wingspan";
inline constexpr std::string_view about = "Memory that training a language model needs: the lesson's exercise and its data";

inline constexpr std::string_view json = "One JSON document on standard output";
inline constexpr std::string_view language = "Language of the texts (default de)";

inline constexpr std::string_view fit = "The largest model of the lesson table that fits into a memory";
inline constexpr std::string_view memory = "Memory in GB, 0.5 to 100000";
inline constexpr std::string_view method = "qlora (default), lora or full";
inline constexpr std::string_view margin = "Safety factor, above 0, up to 1 (default 0.8)";

inline constexpr std::string_view machines = "The catalogue of machines";
inline constexpr std::string_view detect = "The machine behind a browser's graphics renderer string";
inline constexpr std::string_view renderer = "WebGL's UNMASKED_RENDERER_WEBGL, as the browser gives it";
inline constexpr std::string_view any_text = "any text";
inline constexpr std::string_view facts = "Every figure of the lesson, raw and as the language writes it";

inline constexpr std::string_view wing = "The wing as SVG: of the page's head, or of a memory";
inline constexpr std::string_view hero = "The two course machines as one dragon";
inline constexpr std::string_view width = "Width of the picture in px, 100 to 4000";
inline constexpr std::string_view height = "Height of the picture in px, 100 to 4000";
inline constexpr std::string_view half = "Only the right wing";

// Parts of messages on standard error.
inline constexpr std::string_view allowed = "; allowed: ";
inline constexpr std::string_view is_missing = " is missing";
inline constexpr std::string_view is_empty = " is empty";
inline constexpr std::string_view not_a_number = " is not a number";
inline constexpr std::string_view too_many_separators = " has more than one decimal sign";
inline constexpr std::string_view too_many_digits = " has more than 18 digits";
inline constexpr std::string_view too_small = " is too small";
inline constexpr std::string_view too_large = " is too large";
inline constexpr std::string_view not_known = " is not known";
inline constexpr std::string_view not_expected = " is not expected here";
inline constexpr std::string_view beside = " is not expected beside ";
inline constexpr std::string_view given_twice = " is given more than once";
inline constexpr std::string_view either = "either --hero or --memory";
inline constexpr std::string_view cannot_write = "cannot write to standard output";

// Plain output of `fit`.
inline constexpr std::string_view largest_with = "Largest model with ";
inline constexpr std::string_view none = "none yet";
inline constexpr std::string_view headroom = " headroom";
inline constexpr std::string_view short_by = " short by ";
inline constexpr std::string_view fits_from = ", fits from ";

}  // namespace wingspan::cli::text
