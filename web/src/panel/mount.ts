// The canvas face: starts panel.wasm on a canvas of its own inside `stage` and keeps it a good guest there
// (web/src/guest). The caller owns the exercise's state: it hands it in by `set` and hears of the learner's
// changes by `onChange`. Nothing here speaks or words anything: failures carry a code.

import { PanelModule } from '../guest/panel-module';
import { MountedPanel } from './mounted-panel';
import type { Panel, PanelHooks, PanelOptions } from './panel';

export * from './panel';

/** Rejects with a PanelFailure; `stage` is then as it was. */
export async function mountPanel(stage: HTMLElement, options: PanelOptions, hooks: PanelHooks): Promise<Panel> {
  const canvas = stage.ownerDocument.createElement('canvas');
  const module = await PanelModule.load(options, canvas);
  module.start(canvas);
  return new MountedPanel(stage, canvas, module, options, hooks);
}
