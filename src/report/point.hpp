// A place in a picture, in px; whether y runs up or down is the picture's business.
#pragma once

namespace wingspan::report {

struct Point {
  float x = 0.0F;
  float y = 0.0F;
};

}  // namespace wingspan::report
