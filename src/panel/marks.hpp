// The marks of the verdicts: a shape of its own for each, before colour and word (tokens, `verdict`).
#pragma once

#include "engine/verdict.hpp"
#include "panel/pen.hpp"

namespace wingspan::panel {

[[nodiscard]] ImU32 verdict_colour(const tokens::Colours& colour, engine::Verdict verdict);

/// Disc with tick, triangle with stroke, square with cross; `size` px across, centred.
void draw_mark(const Pen& pen, engine::Verdict verdict, ImVec2 centre, float size);
/// In the table what is too big wears a quiet cross: a table full of red would shout.
void draw_table_mark(const Pen& pen, engine::Verdict verdict, ImVec2 centre, float size);
/// Opens a list.
void draw_chevron(const Pen& pen, ImVec2 centre, float size, ImU32 colour);

}  // namespace wingspan::panel
