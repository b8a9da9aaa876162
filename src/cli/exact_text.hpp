// The words of the exact engine's subcommands: what they take, why they refuse, what an estimate rests on.
#pragma once

#include <string>
#include <string_view>

#include "engine/ledger.hpp"
#include "engine/model.hpp"

namespace wingspan::cli::text {

inline constexpr std::string_view params = "The exact number of a model's parameters";
inline constexpr std::string_view estimate = "The memory of a training run, itemised";
inline constexpr std::string_view largest = "The catalogue's models that fit into a memory";
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
inline constexpr std::string_view solve = "The largest that fits: seq or batch";
inline constexpr std::string_view offload = "Not modelled; none";

inline constexpr std::string_view cannot_read = " cannot be read";
inline constexpr std::string_view several = " means several: ";
inline constexpr std::string_view no_memory = " has no known memory";
inline constexpr std::string_view no_offload = ": offload to disk or CPU is not modelled";
inline constexpr std::string_view no_target = " names no matrix of this model";
inline constexpr std::string_view not_whole = " is not a whole number";
inline constexpr std::string_view with_solve = "with --solve";
inline constexpr std::string_view one_of_models = "exactly one of --config, --model and --size";
inline constexpr std::string_view one_of_two_models = "exactly one of --config and --model";
inline constexpr std::string_view with_mac = "with --machine of a Mac";
inline constexpr std::string_view one_of_memories = "exactly one of --memory and --machine";

/// Why a file is no model, with the key and the value: "num_key_value_heads 3 contradicts the other sizes".
std::string reason_of(const engine::ModelRefusal& refusal);

std::string sentence_of(engine::Assumption assumption);
std::string_view sentence_of(engine::Ground ground);

} // namespace wingspan::cli::text
