// Dear ImGui calls sscanf only to read its settings file and to take over numbers typed into its own fields. The panel's
// module has neither, and would carry 18 KB for it: scanf and with it 128-bit floating point.
#include <cstdio>

extern "C" int sscanf(const char*, const char*, ...) { return 0; }
