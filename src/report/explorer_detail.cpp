// The selected bar by both ways of counting: what each part is made of, why they differ, what would save memory.
#include <algorithm>
#include <array>
#include <utility>

#include "engine/lora.hpp"
#include "engine/savings.hpp"
#include "generated/engine/memory_constants.hpp"
#include "report/explorer_words.hpp"
#include "report/method_words.hpp"
#include "report/words.hpp"

namespace wingspan::report {
namespace {

using engine::Decimal;
using engine::Method;
using engine::Rounding;

constexpr std::array<std::pair<std::string_view, std::string_view>, memory_part_count> widgets{{
    {"explorer-detail-weights", "explorer-ruled-weights"},
    {"explorer-detail-adapters", "explorer-ruled-adapters"},
    {"explorer-detail-gradients", "explorer-ruled-gradients"},
    {"explorer-detail-optimizer", "explorer-ruled-optimizer"},
    {"explorer-detail-activations", "explorer-ruled-activations"},
    {"explorer-detail-loss", "explorer-ruled-loss"},
    {"explorer-detail-framework", "explorer-ruled-framework"},
    {"explorer-detail-rest", "explorer-ruled-rest"}}};

// By Change.
constexpr std::array<std::string_view, engine::change_count> saving_widgets{
    "explorer-saving-checkpointing", "explorer-saving-fused-loss", "explorer-saving-half-sequence", "explorer-saving-batch-1",
    "explorer-saving-flash-attention", "explorer-saving-adamw-fused", "explorer-saving-adamw-8bit", "explorer-saving-double-quantisation",
    "explorer-saving-no-kbit-preparation", "explorer-saving-bf16-adapters", "explorer-saving-lora", "explorer-saving-qlora",
    "explorer-saving-two-gpus", "explorer-saving-full-sharding"};

// By Ground, as the words' choices spell them.
constexpr std::string_view grounds[] = {"experts", "mixer", "latent", "paged", "fused_loss", "mlx", "sharding", "dropout", "saved", "untied"};

constexpr std::int64_t worth_telling = 50'000'000;  // bytes: less does not show in the figures
constexpr std::size_t most_reasons = 4;

// a / b for a text, two decimals.
Decimal ratio(std::int64_t a, std::int64_t b) {
  return b > 0 ? Decimal::quotient(Decimal(a), Decimal(b), 2, Rounding::up) : Decimal();
}

class Details {
 public:
  Details(ExplorerReport& report, const ExplorerInput& input, const ExplorerSubject& subject, Language language)
      : report_(report), subject_(subject), language_(language), training_(training_of(input, input.method)),
        estimate_(engine::estimate(*subject.model, training_)), rule_(rule_bytes(subject, input.method)),
        exact_(exact_bytes(estimate_.bytes)) {}

  void add() {
    report_.rule = rule_;
    report_.counted = exact_;
    report_.low = estimate_.low;
    report_.high = estimate_.high;
    report_.rule_total = rule_amount(language_, subject_, rule_.total);
    report_.exact_total = amount(exact_.total);
    say(report_.range, Word::explorer_range, {{"range", amount_between(language_, estimate_.low, estimate_.high)}});
    title();
    for (std::size_t i = 0; i < memory_part_count; ++i) part(static_cast<MemoryPart>(i));
    reasons();
    savings();
    add_grounds();
  }

 private:
  void say(std::string& field, Word word, std::initializer_list<Argument> arguments) const { field = message(language_, word, arguments); }
  std::string amount(std::int64_t bytes) const { return shown_amount(language_, bytes); }
  std::string digits(std::int64_t value) const { return number(language_, Decimal(value)); }
  std::int64_t tokens() const { return static_cast<std::int64_t>(training_.batch) * training_.sequence; }
  std::int64_t trainable() const { return static_cast<std::int64_t>(estimate_.trainable_parameters); }
  std::string vocabulary() const {
    const Decimal words(subject_.model->vocab);
    return message(language_, Word::explorer_vocabulary, {{"n", words}});
  }
  std::string layers() const {
    const Decimal count(subject_.model->layers);
    return message(language_, Word::explorer_layers, {{"n", count}});
  }

  void title() {
    const std::string name = message(language_, Word::checkpoint_task,
                                     {{"model", subject_.label}, {"method", method_after_with(language_, training_.method)}});
    const bool alike = std::abs(exact_.total - rule_.total) * 20 <= rule_.total;  // the tolerance of lesson_recipes.hpp
    say(report_.title, alike ? Word::explorer_title_alike : exact_.total > rule_.total ? Word::explorer_title_more : Word::explorer_title_less,
        {{"bar", name}});
    say(report_.live, Word::explorer_live,
        {{"bar", name}, {"rule", rule_amount(language_, subject_, rule_.total, Style::spoken)},
         {"exact", shown_amount(language_, exact_.total, Rounding::up, Style::spoken)}});
  }

  // -- parts --------------------------------------------------------------------------------------
  void part(MemoryPart which) {
    ExplorerPart detail;
    detail.part = which;
    detail.rule_bytes = rule_[which];
    detail.exact_bytes = exact_[which];
    if (detail.rule_bytes == 0 && detail.exact_bytes == 0) return;
    detail.widget = widgets[static_cast<std::size_t>(which)].first;
    detail.rule_widget = widgets[static_cast<std::size_t>(which)].second;
    detail.name = part_word(language_, which);
    if (detail.rule_bytes != 0) {
      detail.rule = ruled(which);
      detail.rule_tip = detail.name + ": " + rule_formula(which);
    }
    if (detail.exact_bytes != 0) {
      detail.exact = amount(detail.exact_bytes);
      detail.formula = formula(which);
      detail.tip = detail.name + ": " + detail.formula;
    }
    report_.details.push_back(std::move(detail));
  }

  std::string ruled(MemoryPart which) const {
    return which == MemoryPart::optimizer ? amount_between(language_, rule_[which] - rule_.span, rule_[which]) : amount(rule_[which]);
  }

  std::string rule_formula(MemoryPart which) const {
    const bool left_over = which == MemoryPart::rest || which == MemoryPart::activations;
    if (left_over)
      return message(language_, Word::explorer_formula_rest,
                     {{"total", report_.rule_total}, {"other", amount(rule_.total - rule_[which])}, {"amount", amount(rule_[which])}});
    const auto numbers = static_cast<std::int64_t>(subject_.parameters);
    const Decimal each = ratio(rule_[which], numbers);
    std::string bytes = bytes_word(language_, each);
    if (which == MemoryPart::optimizer) {
      const std::string range = message(language_, Word::amount_range,
                                        {{"low", number(language_, ratio(rule_[which] - rule_.span, numbers))}, {"high", number(language_, each)}});
      say(bytes, Word::amount_bytes, {{"n", range}, {"count", each}});
    }
    return message(language_, Word::explorer_formula_times,
                   {{"count", in_billions(language_, subject_.parameters)}, {"bytes", bytes}, {"amount", ruled(which)}});
  }

  // Numbers x bytes each; what is not whole is rounded and said to be.
  std::string times(std::uint64_t numbers, std::int64_t bytes) const {
    const auto count = static_cast<std::int64_t>(numbers);
    const bool whole = count > 0 && bytes % count == 0;
    return message(language_, whole ? Word::explorer_formula_times : Word::explorer_formula_about,
                   {{"count", in_billions(language_, numbers)}, {"bytes", bytes_word(language_, ratio(bytes, count))}, {"amount", amount(bytes)}});
  }

  std::string formula(MemoryPart which) const {
    const std::int64_t bytes = exact_[which];
    switch (which) {
      case MemoryPart::weights: return weights(bytes);
      case MemoryPart::loss:
        return message(language_, Word::explorer_formula_loss,
                       {{"tokens", tokens_word(language_, tokens())}, {"vocabulary", vocabulary()},
                        {"bytes", bytes_word(language_, ratio(bytes, tokens() * subject_.model->vocab))}, {"amount", amount(bytes)}});
      case MemoryPart::activations:
        return message(language_, Word::explorer_formula_activations,
                       {{"layers", layers()}, {"tokens", tokens_word(language_, tokens())}, {"width", digits(subject_.model->hidden)},
                        {"amount", amount(bytes)}});
      case MemoryPart::framework: return framework(bytes);
      default: return times(estimate_.trainable_parameters, bytes);
    }
  }

  std::string weights(std::int64_t bytes) const {
    const engine::ParameterCount count = subject_.model->count();
    if (training_.method != Method::qlora) return times(estimate_.parameters, bytes);
    const auto quantised = static_cast<std::int64_t>(count.linear), whole = static_cast<std::int64_t>(count.total()) - quantised;
    engine::Training unquantised = training_;
    unquantised.method = Method::lora;
    const std::int64_t each = engine::weight_bytes(*subject_.model, unquantised) / static_cast<std::int64_t>(count.total());
    const Decimal bits = ratio((bytes - each * whole) * 8, quantised);
    const std::string bits_text = message(language_, Word::amount_bits, {{"n", number(language_, bits)}, {"count", bits}});
    return message(language_, Word::explorer_formula_quantised,
                   {{"count", in_billions(language_, count.linear)}, {"bits", bits_text},
                    {"rest", in_billions(language_, static_cast<std::uint64_t>(whole))},
                    {"bytes", bytes_word(language_, Decimal(each))}, {"amount", amount(bytes)}});
  }

  std::string framework(std::int64_t bytes) const {
    namespace constant = engine::memory_constants;
    const auto percent = static_cast<std::int64_t>((constant::allocator_factor.value - 1) * 100 + 0.5);
    const std::int64_t allocated = estimate_.detail.allocated_peak, spare = allocated * percent / 100;
    const Decimal shown(percent);
    return message(language_, Word::explorer_formula_framework,
                   {{"percent", message(language_, Word::amount_percent, {{"n", number(language_, shown)}, {"count", shown}})},
                    {"allocated", amount(allocated)}, {"context", amount(bytes - spare)}, {"amount", amount(bytes)}});
  }

  // -- reasons --------------------------------------------------------------------------------------
  // By how much the exact part leaves what the rule says, or the rule's range.
  std::int64_t apart(MemoryPart which) const {
    const std::int64_t high = rule_[which], low = which == MemoryPart::optimizer ? high - rule_.span : high, exact = exact_[which];
    return exact > high ? exact - high : exact < low ? low - exact : 0;
  }

  void reasons() {
    std::array<MemoryPart, memory_part_count - 1> parts{};  // the rest is no part of the exact count
    for (std::size_t i = 0; i < parts.size(); ++i) parts[i] = static_cast<MemoryPart>(i);
    std::stable_sort(parts.begin(), parts.end(), [this](MemoryPart a, MemoryPart b) { return apart(a) > apart(b); });
    for (std::size_t i = 0; i < most_reasons; ++i)
      if (apart(parts[i]) >= worth_telling) report_.reasons.push_back(reason(parts[i]));
    if (rule_[MemoryPart::rest] == 0) return;
    report_.reasons.push_back(message(language_, Word::explorer_reason_rest,
                                      {{"rest", amount(rule_[MemoryPart::rest])}, {"counted", amount(exact_.total - exact_[MemoryPart::weights])}}));
  }

  std::string reason(MemoryPart which) const {
    const std::string name = part_word(language_, which), exact = amount(exact_[which]), why = cause(which);
    if (rule_[which] == 0) return message(language_, Word::explorer_reason_new, {{"part", name}, {"exact", exact}, {"why", why}});
    return message(language_, Word::explorer_reason, {{"part", name}, {"exact", exact}, {"rule", ruled(which)}, {"why", why}});
  }

  std::string cause(MemoryPart which) const {
    std::string_view key = memory_part_id(which);
    if (which == MemoryPart::weights && training_.method == Method::qlora) key = "quantised";
    if (which == MemoryPart::activations && training_.checkpointing != engine::Checkpointing::off) key = "recomputed";
    if (which == MemoryPart::activations && exact_[which] == 0) key = "no_activations";
    if (which == MemoryPart::loss && training_.loss == engine::Loss::fused) key = "fused";
    if (which == MemoryPart::gradients && exact_[which] == 0) key = "no_gradients";
    const std::uint64_t numbers = which == MemoryPart::weights ? estimate_.parameters : estimate_.trainable_parameters;
    return message(language_, Word::explorer_why,
                   {{"part", key},
                    {"count", in_billions(language_, numbers)},
                    {"bytes", bytes_word(language_, ratio(exact_[which], trainable()))},
                    {"optimizer", message(language_, Word::explorer_optimizer, {{"optimizer", choice_key(engine::id_of(training_.optimizer))}})},
                    {"rank", digits(training_.rank)},
                    {"tokens", tokens_word(language_, tokens())},
                    {"vocabulary", vocabulary()}});
  }

  // -- savings --------------------------------------------------------------------------------------
  void savings() {
    for (const engine::Saving& saving : engine::savings(*subject_.model, training_)) {
      ExplorerSaving row;
      row.widget = saving_widgets[static_cast<std::size_t>(saving.change)];
      const engine::Training after = *engine::changed(training_, saving.change);
      say(row.words, Word::explorer_change,
          {{"change", choice_key(engine::change_id(saving.change))}, {"tokens", tokens_word(language_, after.sequence)}});
      say(row.amount, Word::explorer_saves, {{"amount", shown_amount(language_, saving.bytes, Rounding::down)}});
      set(row, saving.change, after);
      report_.savings.push_back(std::move(row));
    }
    if (report_.savings.empty()) report_.no_savings = text(language_, Word::explorer_no_savings);
  }

  static void set(ExplorerSaving& row, engine::Change change, const engine::Training& after) {
    using enum engine::Change;
    const auto to = [&row](std::string_view setting, std::string_view value) {
      row.setting = setting;
      row.value = value;
    };
    switch (change) {
      case checkpointing: return to("ckpt", "on");
      case fused_loss: return to("loss", engine::id_of(after.loss));
      case half_sequence: return to("seq", std::to_string(after.sequence));
      case one_sequence: return to("batch", "1");
      case flash_attention: return to("att", engine::id_of(after.attention));
      case adamw_fused:
      case adamw_8bit: return to("optim", engine::id_of(after.optimizer));
      case double_quantisation: return to("quant", engine::id_of(after.quantisation));
      case lora:
      case qlora: return to("method", engine::method_id(after.method));
      default: return;  // the explorer has no such setting
    }
  }

  // -- grounds --------------------------------------------------------------------------------------
  void add_grounds() {
    if (!engine::trains_something(*subject_.model, training_)) ground("no_target");
    if (!subject_.base.empty()) {
      const std::string_view base = subject_.base.substr(subject_.base.find('/') + 1);
      report_.grounds.push_back(message(language_, Word::explorer_ground_shape,
                                        {{"model", subject_.label}, {"base", base}, {"layers", layers()},
                                         {"count", in_billions(language_, estimate_.parameters)}}));
    }
    for (std::size_t i = 0; i < estimate_.grounds.size(); ++i)
      if (estimate_.grounds[i]) ground(grounds[i]);
    report_.grounds.push_back(report_.range);
  }
  void ground(std::string_view key) { report_.grounds.push_back(message(language_, Word::explorer_ground, {{"ground", key}})); }

  ExplorerReport& report_;
  const ExplorerSubject& subject_;
  Language language_;
  engine::Training training_;
  engine::Estimate estimate_;
  PartBytes rule_, exact_;
};

}  // namespace

std::string in_billions(Language language, std::uint64_t numbers) {
  const Decimal value = Decimal::from_parts(static_cast<std::int64_t>(numbers), 9);
  const int decimals = value >= Decimal(1) ? 2 : value >= Decimal::from_parts(1, 1) ? 3 : 4;
  const Decimal half = Decimal::from_parts(5, decimals + 1);
  const Decimal shown = (value + half).rounded(decimals, Rounding::down);
  return message(language, Word::explorer_billions, {{"n", number(language, shown)}, {"count", shown}});
}

std::string bytes_word(Language language, const Decimal& bytes) {
  return message(language, Word::amount_bytes, {{"n", number(language, bytes)}, {"count", bytes}});
}

std::string tokens_word(Language language, std::int64_t tokens) {
  const Decimal count(tokens);
  return message(language, Word::explorer_tokens, {{"n", count}});
}

void add_details(ExplorerReport& report, const ExplorerInput& input, const ExplorerSubject& subject, Language language) {
  Details(report, input, subject, language).add();
}

}  // namespace wingspan::report
