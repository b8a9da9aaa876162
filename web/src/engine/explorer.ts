// What the engine says of the view explorer (src/report/explorer_json.cpp); every text in the lesson's language.

import type { Verdict } from './engine';

export interface ExplorerResult {
  exact: boolean;
  log: boolean;
  mode_name: string;
  rule_name: string;
  exact_name: string;
  scale_name: string;
  linear_name: string;
  log_name: string;
  parts_name: string;
  csv_name: string;
  picture_name: string;
  settings_name: string;
  savings_name: string;
  grounds_name: string;
  part_name: string;
  formula_name: string;
  total_name: string;
  group_name: string;
  caption: string;
  axis: string;
  /** How to read the chart. */
  note: string;
  title: string;
  rule_total: string;
  exact_total: string;
  range: string;
  /** Empty without a memory; then verdict is null. */
  verdict_line: string;
  verdict: Verdict | null;
  no_savings: string;
  live: string;
  legend: { part: string; name: string; shown: boolean }[];
  ceilings: { label: string; bytes: number; own: boolean }[];
  bars: ExplorerBar[];
  details: ExplorerPart[];
  reasons: string[];
  knobs: ExplorerKnob[];
  savings: { widget: string; words: string; amount: string; setting: string; value: string }[];
  grounds: string[];
  /** Every bar as comma-separated values, GB with a point. */
  csv: string;
}

export interface ExplorerBar {
  widget: string;
  /** Value of the setting "bar". */
  id: string;
  name: string;
  total: string;
  bytes: number;
  chosen: boolean;
  /** In the order of the legend; empty where there is nothing. */
  amounts: string[];
}

export interface ExplorerPart {
  part: string;
  name: string;
  rule: string;
  exact: string;
  formula: string;
  rule_tip: string;
}

export interface ExplorerKnob {
  setting: string;
  name: string;
  chosen: number;
  options: { id: string; label: string; figure: string }[];
}
