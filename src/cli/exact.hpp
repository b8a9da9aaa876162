// The exact engine on the command line: wingspan params, estimate, largest, time, lesson, models.
#pragma once

#include "cli/training_options.hpp"

namespace wingspan::cli {

class Params : public Command {
public:
  explicit Params(CLI::App& program);
  std::string run() const override;

private:
  Option &config_, &model_;
};

class EstimateCommand : public TrainingCommand {
public:
  explicit EstimateCommand(CLI::App& program);
  std::string run() const override;

private:
  Option &config_, &model_, &size_;
};

class Largest : public TrainingCommand {
public:
  explicit Largest(CLI::App& program);
  std::string run() const override;

private:
  std::string solved(const Memory& memory) const;
  std::string smallest_machine() const;

  Option &config_, &model_, &solve_;
};

/// Time and energy of a run, on one machine or on both of the course.
class TimeCommand : public TrainingCommand {
public:
  explicit TimeCommand(CLI::App& program);
  std::string run() const override;

private:
  Option &config_, &model_, &size_, &tokens_;
};

/// The lesson table beside the exact engine.
class LessonCommand : public Command {
public:
  explicit LessonCommand(CLI::App& program);
  std::string run() const override;
};

class Models : public Command {
public:
  explicit Models(CLI::App& program);
  std::string run() const override;
};

} // namespace wingspan::cli
