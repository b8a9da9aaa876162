// Runs before the first paint of every page, after its style sheet.

import { dress, showWhenLettered } from './dress';

dress();
showWhenLettered();
