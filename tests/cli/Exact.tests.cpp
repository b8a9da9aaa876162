#include <catch2/catch_test_macros.hpp>
#include <sys/stat.h>
#include <unistd.h>

#include <cmath>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "command_line.hpp"

using wingspan::cli::document;
using wingspan::cli::refusal;

namespace {

using Json = nlohmann::ordered_json;

std::string config(const std::string& name) {
  return std::string(WINGSPAN_SOURCE_DIR) + "/tests/data/configs/" + name + ".json";
}

std::int64_t sum_of_items(const Json& bytes) {
  std::int64_t sum = 0;
  for (const auto& [name, value] : bytes.items())
    sum += name == "total" ? 0 : value.get<std::int64_t>();
  return sum;
}

bool has(const std::string& line, std::string_view part) { return line.find(part) != std::string::npos; }

} // namespace

TEST_CASE("params prints the contract's split, from a file or the catalogue alike", "[exact]") {
  const Json file = document({"params", "--config", config("Qwen3-8B")});
  CHECK(file["architecture"] == "Qwen3ForCausalLM");
  CHECK(file["parameters"]["total"] == 8'190'735'360);
  CHECK(file["parameters"]["embedding"] == 622'329'856);
  CHECK(file["parameters"]["output_head"] == 622'329'856);
  CHECK(file["parameters"]["linear"] == 1'509'949'440 + 5'435'817'984);
  CHECK(file["parameters"]["experts"] == 0);
  CHECK(file["parameters"]["other"] == 308'224);
  CHECK(file["active_parameters"] == 8'190'735'360);
  CHECK(file["tied"] == false);
  CHECK(document({"params", "--model", "qwen3-8b"})["parameters"] == file["parameters"]);
}

TEST_CASE("estimate prints whole bytes that add up, in every unit and with its range", "[exact]") {
  const Json out =
      document({"estimate", "--model", "meta-llama/Llama-3.1-8B", "--method", "qlora", "--memory", "24"});
  const Json& bytes = out["bytes"];
  for (const char* key :
       {"weights", "adapters", "gradients", "optimizer", "activations", "loss", "framework", "total"}) {
    CHECK(bytes[key].is_number_integer());
  }
  for (const char* key : {"kept_for_backward", "live_after_forward", "forward_peak", "backward_peak",
                          "optimizer_step_peak", "allocated_peak", "device_peak"}) {
    CHECK(out["detail"][key].is_number_integer());
  }
  const auto total = bytes["total"].get<std::int64_t>();
  CHECK(sum_of_items(bytes) == total);
  CHECK(out["detail"]["device_peak"] == total);
  CHECK(std::abs(out["total_gb"].get<double>() - static_cast<double>(total) / 1e9) < 1e-6);
  CHECK(std::abs(out["total_gib"].get<double>() - static_cast<double>(total) / 1073741824.0) < 1e-6);
  CHECK(out["range_gb"][0] <= out["total_gb"]);
  CHECK(out["total_gb"] <= out["range_gb"][1]);
  CHECK(out["memory_bytes"] == 24LL * 1073741824);
  CHECK(out["verdict"] == "fits");
  CHECK(out["assumptions"].is_array());
}

TEST_CASE("a measured step comes out of the command as it was measured", "[exact]") {
  // meta-002 of the measured steps: Llama-3.1-8B, LoRA on all linear matrices, fp32 adapters, bf16, no
  // checkpointing.
  const Json out = document({"estimate", "--model", "llama-3.1-8b", "--method", "lora", "--batch", "1",
                             "--seq", "2048", "--attention", "flash", "--checkpointing", "off"});
  CHECK(out["detail"]["kept_for_backward"] == 20'417'364'748);
  CHECK(out["trainable_parameters"] == 41'943'040);
}

TEST_CASE("a size in billions says which shape stands in", "[exact]") {
  const Json out = document({"estimate", "--size", "8", "--method", "full"});
  CHECK(std::abs(out["parameters"].get<double>() / 8e9 - 1) < 0.03);
  CHECK(has(out["assumptions"].dump(), "meta-llama/Llama-3.1-8B"));
}

TEST_CASE("largest lists what fits, most parameters first, and solves for length and batch", "[exact]") {
  const Json out = document({"largest", "--machine", "rtx-4090", "--method", "qlora"});
  REQUIRE(out["models"].size() > 10);
  std::int64_t last = INT64_MAX;
  for (const Json& model : out["models"]) {
    const auto parameters = model["parameters"].get<std::int64_t>();
    CHECK(parameters <= last);
    last = parameters;
    CHECK((model["verdict"] == "fits") == (model["headroom_gb"].get<double>() >= 0));
  }
  const Json length = document({"largest", "--memory", "24", "--model", "llama-3.1-8b", "--solve", "seq"});
  const std::string seq = std::to_string(length["seq"].get<std::int64_t>());
  const std::string more = std::to_string(length["seq"].get<std::int64_t>() + 1);
  const std::vector<std::string> run = {"estimate", "--memory", "24", "--model", "llama-3.1-8b", "--seq"};
  auto fits = run, fails = run;
  fits.push_back(seq);
  fails.push_back(more);
  CHECK(document(fits)["verdict"] == "fits");
  CHECK(document(fails)["verdict"] == "tight");
  CHECK(document({"largest", "--memory", "0.5", "--model", "llama-3.1-8b", "--solve", "batch"})["batch"]
            .is_null());
}

TEST_CASE("models lists every id of the catalogue with its parameters", "[exact]") {
  const Json out = document({"models"});
  CHECK(out.size() >= 110);
  for (const Json& model : out)
    CHECK(model["id"].get<std::string>().find('/') != std::string::npos);
}

TEST_CASE("the exact engine refuses with the value and what is allowed", "[exact]") {
  CHECK(has(refusal({"params", "--model", "nothing"}), "nothing"));
  CHECK(has(refusal({"params"}), "exactly one of --config and --model"));
  CHECK(has(refusal({"params", "--config", "/no/such/file"}), "cannot be read"));
  CHECK(has(refusal({"estimate", "--model", "llama-3.1-8b", "--offload", "cpu"}), "not modelled"));
  CHECK(has(refusal({"estimate", "--model", "llama-3.1-8b", "--precision", "fp8"}),
            "bf16, autocast, mixed, fp32"));
  CHECK(has(refusal({"estimate", "--model", "llama-3.1-8b", "--rank", "0"}), "1 to 65536"));
  CHECK(has(refusal({"estimate", "--model", "llama-3.1-8b", "--seq", "16777216", "--batch", "65536"}),
            "too large"));
  CHECK(
      has(refusal({"estimate", "--model", "llama-3.1-8b", "--targets", "q_proj,nothing"}), "q_proj,nothing"));
  CHECK(has(refusal({"estimate", "--model", "llama-3.1-8b", "--targets", "c_attn"}), "names no matrix"));
  CHECK(has(refusal({"estimate", "--model", "qwen3"}), "means several"));
  CHECK(has(refusal({"largest", "--method", "lora"}), "exactly one of --memory and --machine"));
  CHECK(has(refusal({"largest", "--memory", "24", "--model", "llama-3.1-8b"}), "with --solve"));
  const std::string bert =
      std::string(WINGSPAN_SOURCE_DIR) + "/tests/data/configs_wild/Snowflake--snowflake-arctic-embed-m.json";
  CHECK(has(refusal({"params", "--config", bert}), "encoder only"));
}

TEST_CASE("eight cards of 24 GB do not hold an 8B under DeepSpeed ZeRO-3, as one user found", "[exact]") {
  // hiyouga/LlamaFactory issue 5977: tests/data/user_cases.csv, c087.
  std::vector<std::string> line{"estimate",    "--model",     "meta-llama/Llama-3.1-8B",
                                "--method",    "full",        "--seq",
                                "1024",        "--precision", "mixed",
                                "--attention", "flash",       "--gpus",
                                "8",           "--sharding",  "zero3",
                                "--memory",    "24"};
  CHECK(document(line)["verdict"] != "too-big");
  line.insert(line.end(), {"--deepspeed", "on"});
  CHECK(document(line)["verdict"] == "too-big");
  CHECK(has(refusal({"estimate", "--model", "qwen3-8b", "--method", "lora", "--code", "gpt"}), "'gpt'"));
  CHECK(has(refusal({"estimate", "--model", "qwen3-8b", "--method", "lora", "--deepspeed", "yes"}), "'yes'"));
}

TEST_CASE("modules that train whole beside the adapters are counted and said", "[exact]") {
  const std::vector<std::string> lora = {"estimate", "--model", "llama-3.1-8b", "--method", "lora"};
  const auto with = [&](std::vector<std::string> more) {
    more.insert(more.begin(), lora.begin(), lora.end());
    return more;
  };
  const Json plain = document(lora), saved = document(with({"--modules-to-save", "embed_tokens,lm_head"}));
  const auto trained = [](const Json& out) { return out["trainable_parameters"].get<std::int64_t>(); };
  CHECK(trained(saved) - trained(plain) == 2 * 128'256LL * 4'096);
  CHECK(saved["bytes"]["weights"] == plain["bytes"]["weights"]);
  CHECK(has(saved["assumptions"].dump(), "frozen original stays"));
  CHECK(document(with({"--modules-to-save", "none"})) == plain);
  CHECK(document(with({"--modules-to-save", "embeddings,head"})) == saved);
  CHECK(has(refusal(with({"--modules-to-save", "q_proj"})), "embed_tokens, lm_head"));
  CHECK(has(refusal(with({"--modules-to-save", "head", "--framework", "mlx"})), "framework torch"));
  CHECK(has(refusal({"estimate", "--model", "llama-3.1-8b", "--method", "full", "--modules-to-save", "head"}),
            "lora or qlora"));
  const std::vector<std::string> largest = {"largest", "--memory", "24", "--method", "lora"};
  auto fewer = largest;
  fewer.insert(fewer.end(), {"--modules-to-save", "embeddings,head"});
  CHECK(document(fewer)["models"].size() < document(largest)["models"].size());
}

// A named pipe that nobody writes to would be waited for.
TEST_CASE("a folder, a device or a named pipe is no config.json", "[exact]") {
  const std::filesystem::path folder =
      std::filesystem::temp_directory_path() / ("wingspan-config-" + std::to_string(getpid()));
  std::filesystem::create_directory(folder);
  const std::string pipe = (folder / "config.json").string();
  REQUIRE(mkfifo(pipe.c_str(), 0600) == 0);
  CHECK(has(refusal({"params", "--config", pipe}), "is no regular file"));
  CHECK(has(refusal({"params", "--config", folder.string()}), "is no regular file"));
  CHECK(has(refusal({"estimate", "--config", "/dev/zero"}), "is no regular file"));
  std::filesystem::remove(pipe);
  std::ofstream(pipe).close();
  CHECK(has(refusal({"params", "--config", pipe}), "the file is empty"));
  std::filesystem::remove_all(folder);
}
