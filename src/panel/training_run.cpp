// The view run.
#include "panel/scene.hpp"

namespace wingspan::panel {

float draw_run(Scene& scene, float) { return scene.top; }

}  // namespace wingspan::panel
