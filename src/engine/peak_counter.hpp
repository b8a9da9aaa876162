// Counts bytes as they come and go, and remembers the most at one time and what it was made of.
#pragma once

#include <cstdint>

namespace wingspan::engine {

class PeakCounter {
public:
  explicit PeakCounter(std::int64_t now, std::int64_t gradients = 0)
      : now_(now), peak_(now), gradients_(gradients), gradients_at_peak_(gradients) {}

  void add(std::int64_t bytes) {
    now_ += bytes;
    if (now_ <= peak_) return;
    peak_ = now_;
    gradients_at_peak_ = gradients_;
    loss_at_peak_ = loss_;
  }
  void free(std::int64_t bytes) { now_ -= bytes; }
  /// Here for one moment only.
  void touch(std::int64_t bytes) {
    add(bytes);
    free(bytes);
  }
  /// A trained parameter's gradient, which stays.
  void add_gradient(std::int64_t bytes) {
    gradients_ += bytes;
    add(bytes);
  }
  /// How many of the bytes now there are the loss's; counted with the rest already.
  void loss(std::int64_t bytes) { loss_ = bytes; }
  /// Sets what is there now, without an event.
  void settle(std::int64_t now, std::int64_t gradients) {
    now_ = now;
    gradients_ = gradients;
  }

  std::int64_t now() const { return now_; }
  std::int64_t gradients() const { return gradients_; }
  std::int64_t peak() const { return peak_; }
  std::int64_t gradients_at_peak() const { return gradients_at_peak_; }
  std::int64_t loss_at_peak() const { return loss_at_peak_; }

private:
  std::int64_t now_, peak_, gradients_, gradients_at_peak_;
  std::int64_t loss_ = 0, loss_at_peak_ = 0;
};

} // namespace wingspan::engine
