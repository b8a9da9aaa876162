// The view explorer as a form.

import type { FormModel } from './model';
import type { Child } from './tree';

export function explorer(model: FormModel): Child[] {
  const run = model.own.explorer;
  if (!run) return [];
  return [];
}
