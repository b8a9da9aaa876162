// The view run as a form.

import type { FormModel } from './model';
import type { Child } from './tree';

export function trainingRun(model: FormModel): Child[] {
  const run = model.own.run;
  if (!run) return [];
  return [];
}
