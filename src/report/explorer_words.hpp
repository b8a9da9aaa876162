// Texts that the explorer's files share.
#pragma once

#include <cstdint>
#include <string>

#include "engine/lesson_table.hpp"
#include "engine/units.hpp"
#include "report/explorer_figures.hpp"
#include "report/numbers.hpp"

namespace wingspan::report {

// An amount as the explorer shows it: one decimal, two below 1 GB; rounded up where it is needed, down where it is there.
std::string shown_amount(Language language, std::int64_t bytes, engine::Rounding rounding = engine::Rounding::up, Style style = Style::shown);
// "64–96 GB"; one amount where both are one, and from 1 TB on the larger alone.
std::string amount_between(Language language, std::int64_t low, std::int64_t high);
// The lesson's figures keep their sign: "~18 GB" from the table, "≈ 5,8 GB" from a head figure.
std::string rule_amount(Language language, const ExplorerSubject& subject, std::int64_t bytes, Style style = Style::shown);
std::string part_word(Language language, MemoryPart part);
// An id as the words' choices spell it: "adamw-8bit" is adamw_8bit.
std::string choice_key(std::string_view id);
// "8,03 Mrd."
std::string in_billions(Language language, std::uint64_t numbers);
std::string bytes_word(Language language, const engine::Decimal& bytes);
std::string tokens_word(Language language, std::int64_t tokens);

// The selected bar: formulas, reasons, savings, grounds (explorer_detail.cpp).
void add_details(ExplorerReport& report, const ExplorerInput& input, const ExplorerSubject& subject, Language language);
void add_knobs(ExplorerReport& report, const ExplorerInput& input, Language language);  // explorer_knobs.cpp

}  // namespace wingspan::report
