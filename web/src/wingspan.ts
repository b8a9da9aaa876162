// The module that a page loads: defines <wingspan-lesson>, once, however often it is loaded and from wherever.

import { WingspanLesson } from './element/lesson';
import type { LessonEvents } from './element/events';

export { WingspanLesson };
export type { LessonEvents };
export type { FitAnswer, Method, Verdict } from './engine/engine';

if (!customElements.get('wingspan-lesson')) customElements.define('wingspan-lesson', WingspanLesson);

declare global {
  interface HTMLElementTagNameMap {
    'wingspan-lesson': WingspanLesson;
  }
  interface HTMLElementEventMap extends LessonEvents {}
}
