// What the form shows: the engine's report with the words around it and the state of the two faces. Plain data; the
// same model gives the same tree, at build time and at run time.

import type { Engine, ExerciseInput, ExerciseResult, Machines, OwnView, SliderScale, ViewResults } from '../engine/engine';
import { viewCharts, type View } from './views';
import { wordsOf, type Words } from './words';

export interface FormModel {
  readonly lang: string;
  readonly words: Words;
  readonly input: ExerciseInput;
  readonly result: ExerciseResult;
  readonly machines: Machines;
  /** Every machine of the catalogue in the list, not only the presets. */
  readonly catalogue: boolean;
  readonly slider: SliderScale;
  /** The wing as <svg> text: whole for a wide form, its right half for a narrow one. */
  readonly wings: { readonly wide: string; readonly narrow: string };
  readonly views: { readonly offered: readonly View[]; readonly shown: View };
  /** Of the view that shows, unless it is the exercise: what the engine says of it, and its charts as <svg> text by name. */
  readonly own: Partial<ViewResults>;
  readonly charts: Readonly<Record<string, string>>;
  readonly theme: 'auto' | 'light' | 'dark';
  readonly faces: FacesModel;
  /** One polite sentence for voices; empty when there is nothing to say. */
  readonly live: string;
}

export interface FacesModel {
  readonly shown: 'form' | 'canvas';
  /** `under`: the canvas is laid out beneath the form (starting, lost, or the form has the keyboard). */
  readonly stage: 'off' | 'under' | 'shown';
  /** There is a canvas to choose. */
  readonly choice: boolean;
  /** The learner asked for the form by the button. */
  readonly pinned: boolean;
  /** Why there is no canvas, or empty. */
  readonly notice: string;
}

export const formFace: FacesModel = { shown: 'form', stage: 'off', choice: false, pinned: false, notice: '' };

type Circumstances = Pick<FormModel, 'views' | 'theme' | 'faces' | 'live' | 'catalogue'>;

/** Width of the picture in CSS px; the static pages do not know it and draw for a usual one. */
export interface Room {
  readonly wide: number;
  readonly narrow: number;
}

export const usualRoom: Room = { wide: 728, narrow: 288 };

/** As element.css sets it: lines and letters keep their size at every width. */
const heights = { wide: 188, narrow: 204 };

export function formModel(engine: Engine, input: ExerciseInput, result: ExerciseResult, room: Room, rest: Circumstances): FormModel {
  return {
    lang: input.lang,
    words: wordsOf(input.lang),
    input,
    result,
    machines: engine.machines(),
    slider: engine.slider(),
    ...ownOf(engine, input, rest.views.shown, room),
    wings: rest.views.shown === 'exercise' ? wingsOf(engine, input, room) : noWings,
    ...rest,
  };
}

function ownOf(engine: Engine, input: ExerciseInput, shown: View, room: Room): Pick<FormModel, 'own' | 'charts'> {
  if (shown === 'exercise') return { own: {}, charts: {} };
  const view: OwnView = shown;
  const charts = viewCharts[view].map((chart) => [chart, engine.chart(view, chart, input, room.wide)]);
  return { own: { [view]: engine.view(view, input) }, charts: Object.fromEntries(charts) };
}

const noWings = { wide: '', narrow: '' };

const wingsOf = (engine: Engine, input: ExerciseInput, room: Room): FormModel['wings'] => ({
  wide: engine.wingSvg(input, { width: room.wide, height: heights.wide }),
  narrow: engine.wingSvg(input, { width: room.narrow, height: heights.narrow, half: true }),
});
