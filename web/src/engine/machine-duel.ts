// The view as the engine tells it (src/report/machine_duel.hpp says what each field holds).

import type { Verdict } from './engine';

export type Winner = 'left' | 'right' | 'tie' | 'neither' | 'unknown';
/** Left, right. */
export type Both<T> = readonly [T, T];

export interface DuelSide {
  id: string;
  name: string;
  brief: string;
  hint: string;
  ceiling: string;
  budget: string;
  largest: string;
}

export interface DuelFigure {
  text: string;
  note: string;
}

export interface DuelPill {
  winner: Winner;
  words: string;
}

export interface DuelScenario {
  title: string;
  reason: string;
  computed: string;
  pill: DuelPill;
}

export interface DuelCell {
  table: Verdict | null;
  exact: Verdict | null;
  need: string;
  words: string;
}

export interface DuelSize {
  job: string;
  table: string;
  factor: string;
  pill: DuelPill;
  sides: Both<DuelCell>;
}

export interface DuelLabels {
  picker: Both<string>;
  swap: string;
  compare: string;
  figure: string;
  who: string;
  scenario: string;
  winner: string;
  race: string;
  time: string;
  budget: string;
  largest: string;
  sizes: string;
  job: string;
  table: string;
  cue: string;
}

export interface DuelResult {
  course: boolean;
  labels: DuelLabels;
  sides: Both<DuelSide>;
  figures: { name: string; sides: Both<DuelFigure> }[];
  race: { title: string; note: string; lanes: Both<DuelFigure> };
  scenarios: DuelScenario[];
  sizes: DuelSize[];
  differs: string;
  closing: string;
  closing_rest: string;
  live: string;
}
