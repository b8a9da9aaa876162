// What the element tells its page. All events bubble and cross shadow roots; `detail` is plain JSON.

import type { FitAnswer } from '../engine/engine';

export interface AnswerDetail {
  /** What `wingspan fit --json` prints; null while no memory has been given. */
  answer: FitAnswer | null;
  /** The view that shows. */
  view: string;
}

export interface ErrorDetail {
  /** A stable word: the attribute's name, `state`, `memory`, `estimate`, `engine` or `panel`. */
  reason: string;
  /** For people, in the element's language. */
  message: string;
}

export interface LessonEvents {
  'wingspan-ready': CustomEvent<{ view: string; lang: string; face: 'canvas' | 'form' }>;
  'wingspan-change': CustomEvent<AnswerDetail>;
  'wingspan-check': CustomEvent<AnswerDetail>;
  'wingspan-complete': CustomEvent<AnswerDetail>;
  'wingspan-error': CustomEvent<ErrorDetail>;
  'wingspan-resize': CustomEvent<{ width: number; height: number }>;
}

export type Detail<N extends keyof LessonEvents> = LessonEvents[N]['detail'];

export function emit<N extends keyof LessonEvents>(from: EventTarget, name: N, detail: Detail<N>): void {
  from.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, detail }));
}
