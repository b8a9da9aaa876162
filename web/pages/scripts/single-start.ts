// What the lesson's pages do, in the single file.

import { editions } from './editions';
import { placeInText } from './place';
import { themeChoice } from './theme';

editions();
themeChoice();
placeInText();
