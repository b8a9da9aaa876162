// The views that there are: of each its form. A further one is a row here.

import { card, picture, table, verdict, why } from './answer';
import { checkpoint } from './checkpoint';
import type { FormModel } from './model';
import { question } from './question';
import { h, type Child } from './tree';

/** In the order of the tabs. */
export const builtViews = ['exercise', 'checkpoint'] as const;
export type BuiltView = (typeof builtViews)[number];

export const viewForms: Record<BuiltView, (model: FormModel) => Child[]> = {
  exercise: (model) => [
    question(model),
    h('p', { class: 'asked-line', 'aria-hidden': 'true' }, [model.result.report.machine_name, model.result.report.equation].filter(Boolean).join(' · ')),
    picture(model),
    verdict(model),
    table(model),
    why(model),
    card(model),
  ],
  checkpoint,
};
