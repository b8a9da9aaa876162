// panel_texts [WIDTH]: what the canvas writes, for the test that holds it against the form (tests/site/twins.test.mjs). Reads lessons
// in line form (bridge/line_form.hpp) from standard input, each ended by a line "---"; writes every drawn text of each on a line of its
// own, and "---".
#include <cstdlib>
#include <iostream>
#include <string>

#include "Stage.hpp"
#include "bridge/line_form.hpp"
#include "panel/state.hpp"

using namespace wingspan;

int main(int count, char** arguments) {
  tests::Stage stage(count > 1 ? static_cast<float>(std::atof(arguments[1])) : 760);
  std::string lines;
  for (std::string line; std::getline(std::cin, line);) {
    if (line != "---") {
      lines += line + '\n';
      continue;
    }
    panel::Inputs inputs;
    inputs.reduced_motion = true;
    std::string_view rest = lines;
    for (bridge::Line next; bridge::next_line(rest, next);) bridge::read_lesson_line(next, inputs, inputs.language);
    stage.show(inputs);
    std::vector<panel::TextTrace> trace;
    stage.panel().state().trace = &trace;
    stage.frame(0);
    stage.panel().state().trace = nullptr;
    for (const panel::TextTrace& text : trace) {
      std::string words(text.words);
      for (char& c : words)
        if (c == '\n') c = ' ';
      std::cout << words << '\n';
    }
    std::cout << "---" << std::endl;
    lines.clear();
  }
}
