// For the site's build (Node): the shadow tree as declarative shadow DOM, so that the form is on the page before any
// script has run.

import type { Engine, ExerciseInput } from '../engine/engine';
import { formFace, formModel, usualRoom } from './model';
import { views } from './views';
import { shell, styleLink } from './shell';
import { h, toHtml } from './tree';

export { views };

/** The form of the view that shows, as HTML text: for tests. */
export const renderForm = (engine: Engine, input: ExerciseInput): string => {
  const shown = views.find((view) => view === input.view) ?? 'exercise';
  return toHtml(shell(formModel(engine, input, engine.exercise(input), usualRoom, { views: { offered: [shown], shown }, theme: 'auto', faces: formFace, live: '', catalogue: false })));
};

/** What the lesson's pages offer: every view, for the attribute `view`. */
export const lessonViews = views.join(' ');

/**
 * The <template> to put inside <wingspan-lesson …>.
 * @param input the exercise as the element's attributes give it (no date: the page outlives the day)
 * @param offered views, separated by spaces, the exercise among them: it is what the page comes with
 * @param styleAddress of element.css, relative to the page
 */
export function renderShadow(engine: Engine, input: ExerciseInput, offered: string, styleAddress: string): string {
  // As the element opens: a machine by its whole id, a memory of its own outweighs the machine's.
  const machine = engine.edit({ ...input, memory: '' }, { machine: input.machine ?? '' });
  const opened = { ...machine, memory: input.memory || machine.memory || '' };
  const model = formModel(engine, opened, engine.exercise(opened), usualRoom, { views: { offered: views.filter((view) => offered.split(' ').includes(view)), shown: 'exercise' }, theme: 'auto', faces: formFace, live: '', catalogue: false });
  return toHtml(h('template', { shadowrootmode: 'open' }, styleLink(styleAddress), shell(model)));
}
