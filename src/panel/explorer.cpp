// The view explorer.
#include "panel/scene.hpp"

namespace wingspan::panel {

float draw_explorer(Scene& scene, float) { return scene.top; }

}  // namespace wingspan::panel
