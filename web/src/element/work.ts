// The learner's work: what is kept, saved and handed over. Everything else follows from it.

import type { ExerciseInput, Method } from '../engine/engine';
import { isChoice, isView, type View } from './options';

export interface Work {
  /** As typed; may be nonsense. */
  memory: string;
  /** The last text that was a memory: its answer stays while `memory` is nonsense. */
  last: string;
  method: Method;
  /** Catalogue id, or empty. */
  machine: string;
  note: string;
  /** The view that was chosen; empty: none was. */
  view: string;
  /** The self test's round, as the engine writes it; empty: none has begun. */
  checkpoint: string;
  /** Typed or chosen in it, not checked yet. */
  estimate: string;
  /** Settings of these views, as the engine writes them; empty: all as they come. */
  explorer: string;
  run: string;
  machines: string;
}

export const blank: Work = { memory: '', last: '', method: 'qlora', machine: '', note: '', view: '', checkpoint: '', estimate: '', explorer: '', run: '', machines: '' };

export const workOf = (input: ExerciseInput): Work => ({
  memory: input.memory ?? '',
  last: input.last ?? '',
  method: input.method ?? 'qlora',
  machine: input.machine ?? '',
  note: input.note ?? '',
  view: input.view ?? '',
  checkpoint: input.checkpoint ?? '',
  estimate: input.estimate ?? '',
  explorer: input.explorer ?? '',
  run: input.run ?? '',
  machines: input.machines ?? '',
});

export interface SavedState extends Work {
  /** Views for which wingspan-complete has been sent. */
  complete: readonly View[];
}

/** 1: the exercise alone, `complete` true or false. */
const version = 2;
const limit = 3500;

/** Longest texts, in UTF-16 units; the settings are ASCII. */
const longest = { memory: 32, last: 32, machine: 64, note: 480, checkpoint: 96, estimate: 10, explorer: 200, run: 96, machines: 128 } as const;

const clip = (text: string, length: number) => text.slice(0, length);

/** At most 3,500 characters, ASCII only: what an LMS keeps without harm. Escaped to \uXXXX a long note may have to give way at its end. */
export function encodeState(state: SavedState): string {
  const text = encode(state);
  const over = text.length - limit;
  return over > 0 ? encodeState({ ...state, note: clip(state.note, Math.min(longest.note, state.note.length) - Math.ceil(over / 6)) }) : text;
}

function encode(state: SavedState): string {
  const json = JSON.stringify({
    v: version,
    memory: clip(state.memory, longest.memory),
    last: clip(state.last, longest.last),
    method: state.method,
    machine: clip(state.machine, longest.machine),
    note: clip(state.note, longest.note),
    complete: state.complete,
    // What is empty need not be said: the exercise alone is as short as ever.
    ...(state.view && { view: state.view }),
    ...(state.checkpoint && { checkpoint: clip(state.checkpoint, longest.checkpoint) }),
    ...(state.estimate && { estimate: clip(state.estimate, longest.estimate) }),
    ...(state.explorer && { explorer: clip(state.explorer, longest.explorer) }),
    ...(state.run && { run: clip(state.run, longest.run) }),
    ...(state.machines && { machines: clip(state.machines, longest.machines) }),
  });
  return json.replace(/[\u007f-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Null for anything that encodeState did not write, now or in an older version. */
export function decodeState(json: unknown): SavedState | null {
  if (typeof json !== 'string' || json.length > limit) return null;
  let read: unknown;
  try {
    read = JSON.parse(json);
  } catch {
    return null;
  }
  if (typeof read !== 'object' || read === null || Array.isArray(read)) return null;
  const fields = read as Record<string, unknown>;
  const own = (name: string) => (Object.hasOwn(fields, name) ? fields[name] : undefined);
  const text = (name: keyof typeof longest): string | null => {
    const value = own(name) ?? '';
    return typeof value === 'string' && value.length <= longest[name] && !/[\u0000-\u001f]/.test(value) ? value : null;
  };
  const settings = (name: 'explorer' | 'run' | 'machines'): string | null => {
    const value = text(name);
    return value !== null && /^[\x20-\x7e]*$/.test(value) ? value : null;
  };
  const [memory, last, machine, note, checkpoint, estimate] =
    [text('memory'), text('last'), text('machine'), text('note'), text('checkpoint'), text('estimate')];
  const [explorer, run, machines] = [settings('explorer'), settings('run'), settings('machines')];
  const method = own('method') ?? 'qlora';
  const view = own('view') ?? '';
  const complete = completed(own('complete') ?? false);
  const v = own('v');
  if ((v !== 1 && v !== version) || memory === null || last === null || machine === null || note === null) return null;
  if (checkpoint === null || estimate === null || complete === null) return null;
  if (explorer === null || run === null || machines === null) return null;
  if (typeof method !== 'string' || !isChoice('method', method)) return null;
  if (typeof view !== 'string' || (view !== '' && !isView(view))) return null;
  return { memory, last, method, machine, note, view, checkpoint, estimate, explorer, run, machines, complete };
}

/** A list of views; in the first version, true was the exercise's. Null for anything else. */
function completed(value: unknown): View[] | null {
  if (typeof value === 'boolean') return value ? ['exercise'] : [];
  if (!Array.isArray(value)) return null;
  const named = value.filter((name): name is View => typeof name === 'string' && isView(name));
  return named.length === value.length ? [...new Set(named)] : null;
}
