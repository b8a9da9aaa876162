// What a page does beyond being read. Without it everything can still be read and followed.

import { remember } from './choices';
import { workOffline } from './offline';
import { panelLanguage } from './panel-language';
import { placeInText } from './place';
import { themeChoice } from './theme';

const lesson = document.querySelector<HTMLElement>('main[data-lesson]');
if (lesson?.dataset['lesson']) remember('language', lesson.dataset['lesson']);
themeChoice();
placeInText();
panelLanguage();
workOffline();
