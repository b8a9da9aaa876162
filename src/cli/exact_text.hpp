// The words of the exact engine's subcommands: what they take, why they refuse, what an estimate rests on.
#pragma once

#include <string>
#include <string_view>

#include "engine/ledger.hpp"
#include "engine/model.hpp"
#include "engine/savings.hpp"

namespace wingspan::cli::text {

inline constexpr std::string_view params = "The exact number of a model's parameters";
inline constexpr std::string_view estimate = "The memory of a training run, itemised";
inline constexpr std::string_view largest = "The catalogue's models that fit into a memory";
inline constexpr std::string_view time = "Time and energy of a training run: on one machine, or on both of the course";
inline constexpr std::string_view lesson = "The lesson table beside the exact engine: what makes each figure true";
inline constexpr std::string_view models = "The catalogue of models";

inline constexpr std::string_view config = "A model's config.json";
inline constexpr std::string_view config_allowed = "a config.json of at most 8 MiB";
inline constexpr std::string_view model = "A model of the catalogue: its id or a unique short form";
inline constexpr std::string_view model_allowed = "an id of 'wingspan models' or a unique short form";
inline constexpr std::string_view size = "A model of so many billions of parameters";
inline constexpr std::string_view machine = "A machine of the catalogue: its id or a unique short form";
inline constexpr std::string_view machine_allowed = "an id of 'wingspan machines' or a unique short form";
inline constexpr std::string_view macos = "Version of macOS: up to 15 gives the GPU less (default 26)";
inline constexpr std::string_view wired_limit = "A Mac's iogpu.wired_limit_mb in MiB; 0 is the system's own limit";
inline constexpr std::string_view solve = "The largest that fits: seq or batch; or the smallest machine for a model";
inline constexpr std::string_view tokens = "Tokens to train on (default 1000000)";
inline constexpr std::string_view offload = "Not modelled; none";

inline constexpr std::string_view saves = "saves ";
inline constexpr std::string_view true_with = "true with", nearest_with = "nearest with", defaults = " the defaults";

inline constexpr std::string_view cannot_read = " cannot be read";
inline constexpr std::string_view no_regular_file = " is no regular file";
inline constexpr std::string_view several = " means several: ";
inline constexpr std::string_view no_memory = " has no known memory";
inline constexpr std::string_view no_speed = " has no known speed";
inline constexpr std::string_view with_machine = "with --machine";
inline constexpr std::string_view course_mac = "apple-m3-ultra-96-gb", course_card = "geforce-rtx-4090-24gb";
inline constexpr std::string_view no_offload = ": offload to disk or CPU is not modelled";
inline constexpr std::string_view no_target = " names no matrix of this model";
inline constexpr std::string_view with_adapters = "with --method lora or qlora and --framework torch";
inline constexpr std::string_view not_whole = " is not a whole number";
inline constexpr std::string_view with_solve = "with --solve";
inline constexpr std::string_view without_solve_machine = "without --solve machine";
inline constexpr std::string_view one_of_models = "exactly one of --config, --model and --size";
inline constexpr std::string_view one_of_two_models = "exactly one of --config and --model";
inline constexpr std::string_view with_mac = "with --machine of a Mac";
inline constexpr std::string_view one_of_memories = "exactly one of --memory and --machine";

/// Why a file is no model, with the key and the value: "num_key_value_heads 3 contradicts the other sizes".
std::string reason_of(const engine::ModelRefusal& refusal);

std::string sentence_of(engine::Assumption assumption);
std::string_view sentence_of(engine::Ground ground);

/// What time and energy rest on.
inline constexpr std::string_view time_rests_on[] = {
    "the share of a machine's matrix speed that training reaches is that of measured runs: worst, median, best",
    "training steps only: no loading, no evaluation, no waiting for data or for another GPU",
    "energy at the power under load throughout: of the whole Mac, of the GPU alone elsewhere"};

/// The options that make a change: "--gpus 2 --sharding zero3". `after`: the training with it.
std::string options_of(engine::Change change, const engine::Training& after);

/// The options of a training that differ from the defaults, each with a space before it: " --seq 512"; the
/// method is not among them.
std::string options_of(const engine::Training& training);

} // namespace wingspan::cli::text
