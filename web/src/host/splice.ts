// The SPLICE protocol for smart content in iframes (cssplice.org, "iframe protocol"): asks the page around for earlier work,
// and reports score and work whenever they have changed. Pages that do not know it ignore it.

import type { WingspanLesson } from '../element/lesson';

/** Work is reported when it has been left alone for so long; a check at once. */
const restMs = 1000;

const newId = (): string => [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(16)).join('-');

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/**
 * @param send to the page around
 * @returns takes the page's messages
 */
export function splice(lesson: WingspanLesson, send: (message: object) => void): (message: Record<string, unknown>) => void {
  const asked = newId();
  let worked = false;
  let reported = '';
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const report = () => {
    clearTimeout(waiting);
    const { state, score } = lesson;
    const now = `${score} ${state}`;
    if (!worked || now === reported) return;
    reported = now;
    send({ subject: 'SPLICE.reportScoreAndState', message_id: newId(), score, state: JSON.parse(state) });
  };
  lesson.addEventListener('wingspan-change', () => {
    worked = true;
    clearTimeout(waiting);
    waiting = setTimeout(report, restMs);
  });
  for (const name of ['wingspan-check', 'wingspan-complete'] as const)
    lesson.addEventListener(name, () => {
      worked = true;
      report();
    });
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && report());
  addEventListener('pagehide', report);

  send({ subject: 'SPLICE.getState', message_id: asked });
  return ({ subject, message_id: id, state }) => {
    if (subject !== 'SPLICE.getState.response' || id !== asked || !isRecord(state) || worked) return;
    lesson.state = JSON.stringify(state);
  };
}
