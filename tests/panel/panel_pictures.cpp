// panel_pictures OUT: the exercise in its states, widths, languages and themes as PPM files, to be looked at.
#include <cstdio>
#include <string>

#include "Stage.hpp"

using namespace wingspan;
using tests::question;

namespace {

std::string folder;

struct Shot {
  const char* name;
  float width = 760, scale = 2;
  panel::Inputs inputs;
};

void shoot(const Shot& shot) {
  tests::Stage stage(shot.width, shot.scale);
  stage.show(shot.inputs);
  stage.picture().write_ppm(folder + "/" + shot.name + ".ppm");
}

panel::Inputs with(panel::Inputs inputs, panel::Theme theme, const char* machine = "") {
  inputs.theme = theme;
  inputs.exercise.machine = machine;
  return inputs;
}

panel::Inputs self_test(const char* progress, report::Language language = report::Language::de, const char* estimate = "",
                        panel::Theme theme = panel::Theme::light) {
  panel::Inputs inputs = question("24", language);
  inputs.theme = theme;
  inputs.views = {report::offered_views("exercise checkpoint"), report::View::checkpoint};
  inputs.checkpoint = {progress, estimate};
  return inputs;
}

panel::Inputs training_run(const char* settings, report::Language language = report::Language::de, panel::Theme theme = panel::Theme::light) {
  panel::Inputs inputs = question("24", language);
  inputs.theme = theme;
  inputs.views = {report::offered_views("exercise run checkpoint"), report::View::run};
  inputs.run = report::read_run(settings);
  return inputs;
}

panel::Inputs duel(report::Language language, const char* settings = "", panel::Theme theme = panel::Theme::light) {
  panel::Inputs inputs = question("24", language);
  inputs.theme = theme;
  inputs.views = {report::offered_views("exercise machines checkpoint"), report::View::machines};
  report::read_settings(inputs, report::View::machines, settings);
  return inputs;
}

}  // namespace

int main(int count, char** arguments) {
  if (count != 2) return std::fputs("panel_pictures OUT\n", stderr), 2;
  folder = arguments[1];
  using enum report::Language;
  using enum panel::Theme;
  const char* card = "geforce-rtx-4090-24gb";
  panel::Inputs nonsense = question("abc");
  nonsense.exercise.last_good_memory = "24";
  panel::Inputs lora = question("96", ro);
  lora.exercise.method = engine::Method::lora;
  panel::Inputs noted = question("24,5");
  noted.exercise.note = "Ich baue einen Drachen, der meine Laborbücher liest und daraus jede Woche einen Bericht schreibt.";
  for (const Shot& shot : {Shot{"run", 760, 1, training_run("")}, Shot{"run-saved", 760, 1, training_run("max=512 checkpointing=on")},
                           Shot{"run-cut", 760, 2, training_run("max=512", ro, dark)}, Shot{"run-mac", 760, 2, training_run("machine=mac", ro)},
                           Shot{"run-mac-ended", 760, 2, training_run("machine=mac median=548 reserve=on", de, dark)},
                           Shot{"run-narrow", 320, 2, training_run("checkpointing=on max=600", ro)},
                           Shot{"run-narrow-mac", 320, 2, training_run("machine=mac", de, dark)}, Shot{"run-600", 600, 2, training_run("seed=7")}})
    shoot(shot);
  for (const Shot& shot : {Shot{"duel-ro-light", 760, 2, duel(ro)},
                           Shot{"duel-de-dark", 760, 2, duel(de, "", dark)},
                           Shot{"duel-de-320", 320, 2, duel(de)},
                           Shot{"duel-ro-240", 240, 2, duel(ro, "left=geforce-rtx-4060-laptop-gpu-8gb right=apple-m3-pro-36-gb")},
                           Shot{"duel-de-other", 600, 2, duel(de, "left=geforce-rtx-5090-32gb right=radeon-rx-7900-xtx-24gb")},
                           Shot{"duel-de-unknown", 760, 2, duel(de, "left=amd-radeon-890m-ryzen-ai-9")}})
    shoot(shot);
  for (const Shot& shot : {Shot{"wide-de-light", 760, 2, with(question("24"), light, card)},
                           Shot{"wide-ro-dark", 760, 2, with(question("24", ro), dark, card)},
                           Shot{"wide-de-light-1x", 760, 1, with(question("24"), light, card)},
                           Shot{"narrow-ro-light", 320, 2, with(question("24", ro), light, card)},
                           Shot{"narrow-de-dark", 320, 2, with(question("24"), dark, card)},
                           Shot{"narrow-de-599", 599, 1, with(question("24"), light, card)},
                           Shot{"wide-de-600", 600, 2, with(question("24"), light, card)},
                           Shot{"empty", 760, 1, question("")}, Shot{"nonsense", 760, 1, nonsense},
                           Shot{"none-fits", 760, 1, question("1,8")}, Shot{"none-fits-narrow", 320, 1, question("1,8", ro)},
                           Shot{"exact", 760, 1, question("30")}, Shot{"all-fit", 760, 1, question("96")},
                           Shot{"large", 760, 1, question("100000")}, Shot{"lora", 760, 1, lora},
                           Shot{"noted", 760, 1, noted}, Shot{"noted-narrow", 320, 1, noted}})
    shoot(shot);
  for (const Shot& shot : {Shot{"self-test-ask", 760, 2, self_test("3 ask 20", de, "9")},
                           Shot{"self-test-hint", 760, 2, self_test("3 hint 20", ro)},
                           Shot{"self-test-right", 760, 2, self_test("3 told 20", de, "20")},
                           Shot{"self-test-wrong", 760, 2, self_test("3 told 20 2000", ro, "2000", dark)},
                           Shot{"self-test-ceiling", 760, 2, self_test("3 ask 20 20 20 20 20", de, "14B")},
                           Shot{"self-test-ceiling-told", 760, 2, self_test("3 told 20 20 20 20 20 32B@24", ro, "32B")},
                           Shot{"self-test-result", 760, 2, self_test("3 done 20 20 20 20 20 32B@24", de, "")},
                           Shot{"self-test-narrow", 320, 2, self_test("3 told 20 2000", ro, "2000")},
                           Shot{"self-test-narrow-ceiling", 320, 2, self_test("3 ask 20 20 20 20 20", de, "")},
                           Shot{"self-test-narrow-result", 320, 2, self_test("3 done 20 20 20 20 20 32B@24", ro, "", dark)},
                           Shot{"self-test-600", 600, 2, self_test("3 told 20 2", de, "2")}})
    shoot(shot);

  {  // Pointed at, focused, open.
    tests::Stage stage(760, 1);
    stage.show(question("24"));
    const auto row = *stage.widget("row-70B");
    stage.point(row.x + 40, row.y + 10);
    stage.settle();
    stage.picture().write_ppm(folder + "/row-asked.ppm");
  }
  {
    tests::Stage stage(760, 1);
    stage.show(with(question("24"), light, card));
    stage.click("machine");
    stage.settle();
    stage.picture().write_ppm(folder + "/list-open.ppm");
  }
  {
    tests::Stage stage(760, 2);
    stage.show(question("24"));
    stage.panel().enter(panel::Panel::Enter::first);
    stage.frame();
    stage.key(ImGuiKey_RightArrow);
    stage.key(ImGuiKey_RightArrow);
    stage.settle();
    stage.picture().write_ppm(folder + "/margin-focused.ppm");
    stage.key(ImGuiKey_DownArrow);
    stage.settle();
    stage.picture().write_ppm(folder + "/slider-focused.ppm");
  }
  for (const int ms : {60, 160, 300}) {  // on the way from 24 to 96 GB
    tests::Stage stage(760, 1);
    stage.show(question("24"));
    stage.panel().set(question("96"));
    for (int at = 0; at < ms; at += 20) stage.frame(20);
    stage.picture().write_ppm(folder + "/moving-" + std::to_string(ms) + ".ppm");
  }
}
