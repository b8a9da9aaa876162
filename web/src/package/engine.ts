// `wingspan-lesson/engine`: the exercise's engine without the panel, in Node and on a page.

/// <reference path="./engine-module.d.ts" />
import { engineFile } from 'wingspan:engine-file';
import { loadEngine, type Engine, type FitAnswer, type Method } from '../engine/engine';

export type { FitAnswer, Method, Verdict } from '../engine/engine';

export interface FitQuestion {
  /** GB, 0.5 to 100000; a text is read as in the exercise: comma or point. */
  memory: number | string;
  /** Default `qlora`. */
  method?: Method;
  /** Of the message of a refusal: `de` (default) or `ro`. */
  lang?: string;
}

let loading: Promise<Engine> | undefined;

/** Loaded by the first question; a failure is not kept. */
function engine(): Promise<Engine> {
  loading ??= engineFile().then(loadEngine);
  loading.catch(() => (loading = undefined));
  return loading;
}

/**
 * What `wingspan fit --json` prints: the largest model of the lesson's table that can be trained within a memory.
 * @throws {RangeError} a memory or a method that there is not; the message says why, for people
 */
export async function fit({ memory, method = 'qlora', lang = 'de' }: FitQuestion): Promise<FitAnswer> {
  if (!['qlora', 'lora', 'full'].includes(method)) throw new RangeError(`method: qlora, lora, full; not ${String(method)}`);
  const { report, answer } = (await engine()).exercise({ lang, memory: String(memory), method });
  if (report.error || !answer) throw new RangeError(report.error || report.prompt);
  return answer;
}
