// Which of the two faces shows. The canvas shows when it runs and nothing speaks for the form; the form shows while
// one of its controls has keyboard focus, by the learner's choice, in forced colours, and whenever the canvas cannot
// be. (On print the style sheet alone decides.)

import type { FacesModel } from '../form/model';
import type { Stage } from './stage';
import { coloursAreForced } from './surroundings';

export class Faces {
  /** The learner asked for the form by the button. */
  pinned = false;
  /** The page's author asked for the form alone. */
  formOnly = false;
  #focused = false;

  constructor(
    private readonly root: ShadowRoot,
    private readonly stage: Stage,
  ) {}

  /** One of the form's controls has keyboard focus. */
  get focused(): boolean {
    return this.#focused;
  }

  get canvasWanted(): boolean {
    return !this.formOnly && !coloursAreForced();
  }

  get shown(): 'form' | 'canvas' {
    return this.stage.state === 'running' && this.canvasWanted && !this.pinned && !this.#focused ? 'canvas' : 'form';
  }

  model(notice: string): FacesModel {
    const { state } = this.stage;
    const alive = state === 'running' || state === 'lost';
    const away = this.pinned || !this.canvasWanted || !(alive || state === 'starting');
    return { shown: this.shown, stage: away ? 'off' : this.shown === 'canvas' ? 'shown' : 'under', choice: alive && this.canvasWanted, pinned: this.pinned, notice };
  }

  /** Calls back when focus enters or leaves the form. Focus by pointer cannot come: the form is out of its reach. */
  watch(changed: () => void, signal: AbortSignal): void {
    const look = () => {
      const form = this.root.querySelector('.form');
      const focused = Boolean(form?.contains(this.root.activeElement));
      if (focused === this.#focused) return;
      this.#focused = focused;
      changed();
    };
    look();
    this.root.addEventListener('focusin', look, { signal });
    // While focus is on its way the active element is the body: look when it has arrived.
    this.root.addEventListener('focusout', () => queueMicrotask(look), { signal });
  }
}
