// The explorer's settings as choices: a name, the value, and what else there is.
#include <span>
#include <utility>

#include "report/explorer_words.hpp"
#include "report/words.hpp"

namespace wingspan::report {
namespace {

using engine::Decimal;

constexpr std::string_view sequences[] = {"256", "512", "1024", "2048", "4096", "8192", "16384", "32768", "65536", "131072"};
constexpr std::string_view batches[] = {"1", "2", "4", "8", "16", "32"};
constexpr std::string_view ranks[] = {"4", "8", "16", "32", "64", "128", "256", "512"};
constexpr std::string_view target_ids[] = {"all-linear", "attention", "qv"};
constexpr std::string_view switch_ids[] = {"on", "off"};

struct Knobs {
  ExplorerReport& report;
  const ExplorerInput& input;
  Language language;

  ExplorerKnob& knob(std::string_view widget, std::string_view setting) {
    ExplorerKnob& made = report.knobs.emplace_back();
    made.widget = widget;
    made.setting = setting;
    made.name = message(language, Word::explorer_knob, {{"knob", setting}});
    return made;
  }

  // A number that is no stop stands among them all the same.
  void numbers(std::string_view widget, std::string_view setting, std::span<const std::string_view> stops, int value) {
    ExplorerKnob& made = knob(widget, setting);
    made.value = number(language, Decimal(value));
    made.chosen = stops.size();
    for (std::size_t i = 0; i < stops.size(); ++i) {
      int stop = 0;
      for (const char digit : stops[i]) stop = stop * 10 + (digit - '0');
      made.options.push_back({stops[i], number(language, Decimal(stop)), {}});
      if (stop == value) made.chosen = i;
    }
    if (made.chosen == stops.size()) made.options.push_back({"", made.value, {}});
  }

  // The message chooses a text by the id.
  void ids(std::string_view widget, std::string_view setting, std::span<const std::string_view> all, std::string_view value, Word word) {
    ExplorerKnob& made = knob(widget, setting);
    for (std::size_t i = 0; i < all.size(); ++i) {
      made.options.push_back({all[i], message(language, word, {{setting == "optim" ? "optimizer" : "id", choice_key(all[i])}}), {}});
      if (all[i] == value) made.chosen = i;
    }
    made.value = made.options[made.chosen].label;
  }

  void model() {
    ExplorerKnob& made = knob("explorer-model", "model");
    made.options.push_back({"none", text(language, Word::explorer_no_model), {}});
    const engine::CatalogueModel* chosen = find_counted_model(input.model);
    for (const CountedModel& counted : counted_models()) {
      if (counted.model == chosen) made.chosen = made.options.size();
      made.options.push_back({short_name(counted), std::string(counted.name), in_billions(language, counted.parameters)});
    }
    made.value = made.options[made.chosen].label;
  }
};

std::string_view targets_id(engine::Targets targets) {
  for (const std::string_view id : target_ids)
    if (engine::parse_targets(id) == targets) return id;
  return target_ids[0];
}

}  // namespace

void add_knobs(ExplorerReport& report, const ExplorerInput& input, Language language) {
  using engine::id_of;
  constexpr std::string_view optimizers[] = {"adamw", "adamw-fused", "adamw-8bit", "paged-adamw-8bit", "adafactor", "lion", "sgd"};
  constexpr std::string_view quantisations[] = {"nf4-dq", "nf4", "int8", "gptq4"};
  constexpr std::string_view attentions[] = {"sdpa", "flash", "eager"};
  constexpr std::string_view losses[] = {"standard", "fused", "kernel", "chunked"};
  Knobs knobs{report, input, language};
  knobs.model();
  knobs.numbers("explorer-seq", "seq", sequences, input.sequence);
  knobs.numbers("explorer-batch", "batch", batches, input.batch);
  knobs.numbers("explorer-rank", "rank", ranks, input.rank);
  knobs.ids("explorer-to", "to", target_ids, targets_id(input.targets), Word::explorer_targets);
  knobs.ids("explorer-ckpt", "ckpt", switch_ids, id_of(input.checkpointing), Word::explorer_switch);
  knobs.ids("explorer-optim", "optim", optimizers, id_of(input.optimizer), Word::explorer_optimizer);
  knobs.ids("explorer-quant", "quant", quantisations, id_of(input.quantisation), Word::explorer_quantisation);
  knobs.ids("explorer-att", "att", attentions, id_of(input.attention), Word::explorer_attention);
  knobs.ids("explorer-loss", "loss", losses, id_of(input.loss), Word::explorer_loss);
}

}  // namespace wingspan::report
