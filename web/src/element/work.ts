// The learner's work: what is kept, saved and handed over. Everything else follows from it.

import type { ExerciseInput, Method } from '../engine/engine';
import { isChoice } from './options';

export interface Work {
  /** As typed; may be nonsense. */
  memory: string;
  /** The last text that was a memory: its answer stays while `memory` is nonsense. */
  last: string;
  method: Method;
  /** Catalogue id, or empty. */
  machine: string;
  note: string;
}

export const blank: Work = { memory: '', last: '', method: 'qlora', machine: '', note: '' };

export const workOf = (input: ExerciseInput): Work => ({
  memory: input.memory ?? '',
  last: input.last ?? '',
  method: input.method ?? 'qlora',
  machine: input.machine ?? '',
  note: input.note ?? '',
});

export interface SavedState extends Work {
  /** wingspan-complete has been sent. */
  complete: boolean;
}

const version = 1;
const limit = 3500;

/** Longest texts, in UTF-16 units. With every one of them escaped as \uXXXX the state stays below its limit. */
const longest = { memory: 32, last: 32, machine: 64, note: 480 } as const;

const clip = (text: string, length: number) => text.slice(0, length);

/** At most 3,500 characters, ASCII only: what an LMS keeps without harm. */
export function encodeState(state: SavedState): string {
  const json = JSON.stringify({
    v: version,
    memory: clip(state.memory, longest.memory),
    last: clip(state.last, longest.last),
    method: state.method,
    machine: clip(state.machine, longest.machine),
    note: clip(state.note, longest.note),
    complete: state.complete,
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
  const [memory, last, machine, note] = [text('memory'), text('last'), text('machine'), text('note')];
  const method = own('method') ?? 'qlora';
  const complete = own('complete') ?? false;
  if (own('v') !== version || memory === null || last === null || machine === null || note === null) return null;
  if (typeof method !== 'string' || !isChoice('method', method) || typeof complete !== 'boolean') return null;
  return { memory, last, method, machine, note, complete };
}
