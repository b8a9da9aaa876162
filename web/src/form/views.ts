// The views that there are: of each its form and its charts. A further one is a row here.

import { card, picture, table, verdict, why } from './answer';
import { checkpoint } from './checkpoint';
import { explorer } from './explorer';
import { machineDuel } from './machine-duel';
import type { FormModel } from './model';
import { question } from './question';
import { trainingRun } from './training-run';
import { h, type Child } from './tree';

/** The contract's, in the order of the tabs. */
export const views = ['exercise', 'explorer', 'run', 'machines', 'checkpoint'] as const;
export type View = (typeof views)[number];

/** Of each view the names of its charts, in the engine's words. */
export const viewCharts: Record<View, readonly string[]> = {
  exercise: [],
  explorer: ['bars', 'detail'],
  run: ['trace', 'lengths'],
  machines: ['dragon', 'wing-left', 'wing-right', 'bars', 'race'],
  checkpoint: [],
};

export const viewForms: Record<View, (model: FormModel) => Child[]> = {
  exercise: (model) => [
    question(model),
    h('p', { class: 'asked-line', 'aria-hidden': 'true' }, [model.result.report.machine_name, model.result.report.equation].filter(Boolean).join(' · ')),
    picture(model),
    verdict(model),
    table(model),
    why(model),
    card(model),
  ],
  explorer,
  run: trainingRun,
  machines: machineDuel,
  checkpoint,
};
