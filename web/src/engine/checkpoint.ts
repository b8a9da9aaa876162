// The self test as the engine tells it (src/report/checkpoint.hpp says what each field holds).

export type CheckpointDeed = 'check' | 'hint' | 'next' | 'again';

export interface CheckpointLine {
  /** Places are shares of the axis, 0 to 1. */
  bands: [number, number][];
  mark: number | null;
  table: number | null;
  miss: [number, number] | null;
  mark_label: string;
  table_label: string;
  band_label: string;
  ticks: { place: number; label: string }[];
}

export interface CheckpointUnit {
  method: 'full' | 'lora' | 'qlora';
  name: string;
  head: string;
  contents: string;
  /** Squares of weights, gradients, optimizer, activations, rest. */
  parts: number[];
  asked: boolean;
  hidden: boolean;
}

export interface CheckpointResult {
  stage: 'ask' | 'hint' | 'told' | 'done';
  progress: string;
  score: string;
  question: string;
  cue: string;
  error: string;
  missing: string;
  hint: string;
  verdict: string;
  answered: string;
  factor: string;
  reasoning: string;
  live: string;
  ceiling: boolean;
  right: boolean;
  dots: ('open' | 'here' | 'right' | 'wrong')[];
  choices: { id: string; label: string; figure: string; chosen: boolean; right: boolean }[];
  line: CheckpointLine;
  units: CheckpointUnit[];
  results: { task: string; yours: string; table: string; right: boolean }[];
  labels: Record<
    | 'answer' | 'unit' | 'memory' | 'choice' | 'check' | 'hint' | 'next' | 'result' | 'again' | 'squares' | 'method' | 'parts' | 'head' | 'item' | 'yours' | 'table',
    string
  > & { part: string[] };
}
