// The view machines.
#include "panel/scene.hpp"

namespace wingspan::panel {

float draw_machines(Scene& scene, float) { return scene.top; }

}  // namespace wingspan::panel
