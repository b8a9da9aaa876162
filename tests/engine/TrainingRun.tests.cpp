#include "engine/training_run.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <cmath>

#include "engine/example_lengths.hpp"
#include "engine/facts.hpp"

using namespace wingspan::engine;

namespace {

std::int64_t whole(std::string_view fact) { return static_cast<std::int64_t>(find_fact(fact)->value.coefficient()); }

std::int64_t gb_rounded_up(std::int64_t bytes) { return (bytes + bytes_per_gb - 1) / bytes_per_gb; }

// The drawing once more, from its description alone and in floating point.
class Again {
 public:
  explicit Again(const ExampleData& data) : state_(data.seed), data_(data) {}
  double next() {
    double normal = -6;
    for (int i = 0; i < 6; ++i) {
      state_ += 2654435769U;
      std::uint32_t z = state_;
      z = (z ^ (z >> 16)) * 2246822507U;
      z = (z ^ (z >> 13)) * 3266489909U;
      z ^= z >> 16;
      normal += (z % 65536 + z / 65536) / 65536.0;
    }
    return data_.median * std::pow(data_.tail_percent / 100.0, normal / 1.2815515655446004);
  }

 private:
  std::uint32_t state_;
  ExampleData data_;
};

struct Lesson {
  const RunJob& job = run_job(RunMachine::card);
  std::vector<std::uint32_t> lengths = draw_examples(lesson_examples(), static_cast<std::size_t>(whole("tip.steps")));
};

}  // namespace

TEST_CASE("The lesson's run: 22 GB computed, 24 GB there, and it ends at step 900 of 1,000", "[run]") {
  const Lesson lesson;
  CHECK(lesson.job.size == "14B");
  CHECK(lesson.job.memory.all == whole("tip.memory") * bytes_per_gb);
  CHECK(lesson.job.memory.budget == 19'200'000'000);
  StepCost cost(lesson.job, false);
  CHECK(gb_rounded_up(cost.bytes(percentile(lesson.lengths, planned_percent))) == whole("tip.need"));
  const RunTrace trace = trace_run(lesson.job, lesson.lengths, {});
  CHECK(trace.fatal == static_cast<std::size_t>(whole("tip.fatal_step")));
  CHECK(trace.done() == 899);
  CHECK(trace.bytes.size() == 900);
  CHECK(trace.bytes.back() > lesson.job.memory.all);
  CHECK(trace.peak_step == 900);
  CHECK(*std::max_element(trace.bytes.begin(), trace.bytes.end() - 1) <= lesson.job.memory.all);
  CHECK(trace.verdict() == Verdict::too_big);
}

TEST_CASE("The lesson's seed is the smallest of its kind", "[run]") {
  const Lesson lesson;
  StepCost cost(lesson.job, false);
  const std::uint32_t most = cost.longest_within(lesson.job.memory.all);
  ExampleData data = lesson_examples();
  const auto wanted = static_cast<std::size_t>(whole("tip.fatal_step"));
  for (data.seed = 1; data.seed < 10'000; ++data.seed) {
    LengthDraw draw(data);
    std::size_t step = 1;
    while (step <= wanted && draw.next() <= most) ++step;
    if (step != wanted) continue;
    const std::vector<std::uint32_t> lengths = draw_examples(data, lesson.lengths.size());
    // "22 GB" as it is shown: rounded up to a tenth.
    const std::int64_t tenth = bytes_per_gb / 10, need = cost.bytes(percentile(lengths, planned_percent));
    if ((need + tenth - 1) / tenth == whole("tip.need") * 10) break;
  }
  CHECK(data.seed == lesson_examples().seed);
}

TEST_CASE("Each knob by itself saves the run, and so does the reserve", "[run]") {
  const Lesson lesson;
  const RunTrace bare = trace_run(lesson.job, lesson.lengths, {});
  const RunTrace again = trace_run(lesson.job, lesson.lengths, {.checkpointing = true});
  CHECK(again.done() == 1000);
  CHECK(again.cut_examples == 0);
  CHECK(again.verdict() == Verdict::fits);
  CHECK(again.seconds_whole.middle > 1.2 * bare.seconds_whole.middle);
  CHECK(again.seconds_whole.middle < 1.6 * bare.seconds_whole.middle);
  const RunTrace shorter = trace_run(lesson.job, lesson.lengths, {.max_length = 800});
  CHECK(shorter.done() == 1000);
  CHECK(shorter.verdict() == Verdict::tight);
  CHECK(shorter.cut_examples == static_cast<std::size_t>(std::count_if(lesson.lengths.begin(), lesson.lengths.end(), [](auto length) { return length > 800; })));
  const RunTrace careful = trace_run(lesson.job, lesson.lengths, {.reserve = true});
  CHECK(careful.verdict() == Verdict::fits);
  CHECK(careful.peak <= lesson.job.memory.budget);
  StepCost cost(lesson.job, false);
  CHECK(cost.bytes(careful.max_length) <= lesson.job.memory.budget);
  CHECK(cost.bytes(careful.max_length + 1) > lesson.job.memory.budget);
}

TEST_CASE("Truncation counts examples and tokens, and a shorter maximum never needs more", "[run]") {
  const Lesson lesson;
  for (const bool checkpointing : {false, true}) {
    std::int64_t before = 0;
    for (std::uint32_t most = 16; most <= 1024; most += 48) {
      const RunTrace trace = trace_run(lesson.job, lesson.lengths, {.max_length = most, .checkpointing = checkpointing});
      std::uint64_t cut = 0, all = 0;
      for (const std::uint32_t length : lesson.lengths) {
        all += length;
        cut += length > most ? length - most : 0;
      }
      CHECK(trace.tokens == all);
      CHECK(trace.cut_tokens == cut);
      CHECK(trace.peak >= before);
      before = trace.peak;
    }
  }
}

TEST_CASE("On unified memory the spike that ends the card's run slows it; a longer one ends it as well", "[run]") {
  const Lesson lesson;
  const RunJob& mac = run_job(RunMachine::mac);
  CHECK(mac.size == "70B");
  CHECK(mac.memory.all == 96 * bytes_per_gb);
  CHECK(mac.memory.gpu_share == 72 * bytes_per_gb);
  const RunTrace slow = trace_run(mac, lesson.lengths, {});
  CHECK(slow.done() == 1000);
  CHECK(slow.slowed > 0);
  CHECK(slow.verdict() == Verdict::tight);
  CHECK(slow.peak_step == 900);
  CHECK(trace_run(moved_job(lesson.job, mac), lesson.lengths, {}).verdict() == Verdict::fits);
  ExampleData longer = lesson_examples();
  longer.median *= 2;
  const RunTrace ended = trace_run(mac, draw_examples(longer, 1000), {});
  CHECK(ended.fatal.has_value());
  CHECK(ended.bytes.back() > mac.memory.all);
}

TEST_CASE("Lengths are those of their description, on every machine", "[run]") {
  for (const ExampleData& data : {lesson_examples(), ExampleData{7, 600, 300}, ExampleData{4'000'000'000U, 48, 120}}) {
    Again again(data);
    for (const std::uint32_t length : draw_examples(data, 2000))
      CHECK(std::abs(std::clamp(again.next(), 16.0, 32768.0) - length) <= 0.51 + length * 1e-4);
  }
}

TEST_CASE("Half of the examples are shorter than the median, a tenth longer than the tail", "[run]") {
  const ExampleData data = lesson_examples();
  CHECK(data.median == whole("examples.median"));
  CHECK(data.tail_percent == 170);
  const std::vector<std::uint32_t> lengths = draw_examples(data, 100'000);
  CHECK(std::abs(static_cast<double>(percentile(lengths, 50)) / data.median - 1) < 0.01);
  CHECK(std::abs(static_cast<double>(percentile(lengths, 90)) / static_cast<double>(whole("examples.ninth_decile")) - 1) < 0.01);
  CHECK(*std::max_element(lengths.begin(), lengths.end()) > 4 * data.median);
}

TEST_CASE("A percentile is the nearest rank", "[run]") {
  const std::uint32_t lengths[] = {50, 10, 40, 20, 30};
  CHECK(percentile(lengths, 1) == 10);
  CHECK(percentile(lengths, 50) == 30);
  CHECK(percentile(lengths, 80) == 40);
  CHECK(percentile(lengths, 81) == 50);
  CHECK(percentile(lengths, 100) == 50);
  CHECK(percentile({}, 50) == 0);
}

TEST_CASE("No knob, no examples: nothing happens", "[run]") {
  const RunTrace none = trace_run(run_job(RunMachine::card), {}, {});
  CHECK(none.done() == 0);
  CHECK(none.bytes.empty());
  CHECK(none.verdict() == Verdict::fits);
}
