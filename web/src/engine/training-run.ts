// The view as the engine tells it (src/report/training_run.hpp says what each field holds).

import type { Verdict } from './engine';

export interface RunScale {
  least: number;
  most: number;
  step: number;
  value: number;
  label: string;
  shown: string;
  spoken: string;
}

export interface RunOutcome {
  verdict: Verdict;
  title: string;
  lines: string[];
}

export interface RunResult
  extends Record<
    | 'live' | 'replay' | 'checkpointing' | 'reserve' | 'reserve_hint' | 'next' | 'lesson' | 'data' | 'job' | 'same_job' | 'trace_title' | 'lengths_title'
    | 'longest_title' | 'without_name' | 'with_name' | 'tables',
    string
  > {
  machine: 'card' | 'mac';
  /** Names of both, in the order card, mac. */
  machines: [string, string];
  checkpointing_on: boolean;
  reserve_on: boolean;
  touched: boolean;
  lesson_data: boolean;
  replay_ms: number;
  max: RunScale;
  median: RunScale;
  tail: RunScale;
  without: RunOutcome;
  with: RunOutcome;
  summary: { item: string; without: string; with: string }[];
  example_columns: [string, string, string, string];
  longest: { step: string; length: string; without: string; with: string }[];
}
