// A lesson that reports to a learning platform: goes on where the learner left off, hands over work, score and completion
// at each check and whenever the page may be about to go, and takes its leave once. Without a platform it does nothing.

import type { WingspanLesson } from '../element/lesson';
import { RunTime, timeSpan, type Version } from './run-time';

/** Work of a lesson inside a platform is the platform's to keep: another learner may sit at this browser next. */
const ownId = 'wingspan-in-platform';

/**
 * @param speak the learner's preferred language, as a tag; the lesson may lack it
 * @returns whether there is a platform
 */
export function reportToPlatform(lesson: WingspanLesson, preferred: Version, speak: (tag: string) => void): boolean {
  const platform = RunTime.begin(window, preferred);
  if (!platform) return false;
  const opened = performance.now();
  forgetOthers(lesson);

  const language = platform.read('language');
  if (language) speak(language);
  const kept = platform.read('state');
  if (kept) lesson.state = kept;

  const looking = ['browse', 'review'].includes(platform.read('mode'));
  let told = { state: kept, score: -1, completed: false };
  const write = () => {
    if (looking) return;
    const { state, score, completed } = lesson;
    if (state !== told.state && !platform.write('state', state)) platform.write('state', shorter(state));
    platform.write('exit', 'suspend');
    // What was reached once is not taken away by another round.
    if (score > told.score) platform.writeScore(score);
    if (!told.completed) platform.write('status', completed ? 'completed' : 'incomplete');
    told = { state, score: Math.max(score, told.score), completed: completed || told.completed };
    platform.commit();
  };

  void lesson.ready.then(() => {
    const status = platform.read('status');
    told = { ...told, score: Number(platform.read('score') || -1) / 100, completed: status === 'completed' || status === 'passed' };
    lesson.addEventListener('wingspan-check', write);
    lesson.addEventListener('wingspan-complete', write);
    document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && write());
    write();
  }, () => {});
  addEventListener('pagehide', () => {
    write();
    if (!looking) platform.write('time', timeSpan(platform.version, performance.now() - opened));
    platform.end();
  });
  return true;
}

function forgetOthers(lesson: WingspanLesson): void {
  lesson.id = ownId;
  try {
    for (const key of Object.keys(localStorage)) if (key.includes(ownId)) localStorage.removeItem(key);
  } catch {
    // denied: nothing is kept there
  }
}

/** For platforms that take less than the standard says: what cannot be done again in a moment. */
function shorter(state: string): string {
  const { v, memory, method, machine, complete, checkpoint } = JSON.parse(state) as Record<string, unknown>;
  return JSON.stringify({ v, memory, method, machine, complete, checkpoint });
}
