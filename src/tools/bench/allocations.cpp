#include "allocations.hpp"

#include <cstdlib>
#include <new>

namespace {

wingspan::bench::Allocations so_far;

void* counted(std::size_t size) noexcept {
  ++so_far.calls;
  so_far.bytes += size;
  return std::malloc(size == 0 ? 1 : size);
}

void* counted_or_end(std::size_t size) {
  void* memory = counted(size);
  if (memory == nullptr) std::abort();
  return memory;
}

} // namespace

wingspan::bench::Allocations wingspan::bench::allocations() { return so_far; }

void* operator new(std::size_t size) { return counted_or_end(size); }
void* operator new[](std::size_t size) { return counted_or_end(size); }
void* operator new(std::size_t size, const std::nothrow_t&) noexcept { return counted(size); }
void* operator new[](std::size_t size, const std::nothrow_t&) noexcept { return counted(size); }
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t) noexcept { std::free(memory); }
