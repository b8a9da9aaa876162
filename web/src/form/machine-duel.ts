// The view machines as a form.

import type { FormModel } from './model';
import type { Child } from './tree';

export function machineDuel(model: FormModel): Child[] {
  const run = model.own.machines;
  if (!run) return [];
  return [];
}
