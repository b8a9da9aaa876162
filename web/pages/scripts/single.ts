// The single file: editions first, so that the exercise starts where it will stand, then the element itself.

import './single-start';
import '../../src/wingspan';
