// Keeps the two faces of a lesson in step: every change of the session, of the settings or of the surroundings ends
// in `update`, which lays the form anew over its nodes and hands the same state to the canvas.

import type { CheckpointDeed } from '../engine/checkpoint';
import type { Engine } from '../engine/engine';
import { formModel, usualRoom, type Room } from '../form/model';
import { leaveHint, shell, styleLink } from '../form/shell';
import { patch } from '../form/tree';
import type { View } from '../form/views';
import { wordsOf, type Words } from '../form/words';
import type { PanelFailureCode, PanelInputs, PanelOptions } from '../panel/mount';
import { Announcer } from './announcer';
import { panelSource, styleAddress } from './assets';
import { copyText, savePicture, saveTable } from './card';
import { emit } from './events';
import { Faces } from './faces';
import { adoptEarlyInput, listenToForm, type FormHandlers } from './form-input';
import { inspect, type Inspection } from './inspect';
import { languageAround, watchLanguage } from './language';
import type { Settings } from './options';
import { replay } from './replay';
import { Session } from './session';
import { Stage } from './stage';
import { readSurroundings, watchSurroundings } from './surroundings';
import { viewDeeds } from './views';

/** Failures of the canvas that the console has been told of: one line for the whole page. */
let told = false;

export interface PresenterHooks {
  /** The learner's work differs from what it was. */
  changed(): void;
  check(): void;
  /** The learner's memory cannot be read. */
  complain(message: string): void;
  refuse(reason: string, message: string): void;
  /** The engine of all views is wanted now. */
  loadViews(): void;
  /** A good moment to save. */
  rest(): void;
}

export class Presenter {
  readonly session: Session;
  readonly #stage: Stage;
  readonly #faces: Faces;
  readonly #announcer: Announcer;
  #live = '';
  #spoken = '';
  #catalogue = false;
  #dressed = false;
  /** In the page, and not ended. */
  #present = false;
  /** Ends what depends on where the element stands. */
  #place: AbortController | null = null;
  #room: Room = usualRoom;
  #lastWork = '';

  constructor(
    private readonly host: HTMLElement,
    private readonly shadow: ShadowRoot,
    private readonly settings: Settings,
    private readonly hooks: PresenterHooks,
    engine: Engine,
  ) {
    this.session = new Session(engine, languageAround(host));
    this.#announcer = new Announcer((sentence) => {
      this.#live = sentence;
      this.session.settle();
      this.update();
      hooks.rest();
    });
    this.#stage = new Stage(host, {
      box: () => shadow.querySelector<HTMLElement>('.stage')!,
      options: () => this.#panelOptions(),
      hooks: {
        onChange: (inputs) => this.#fromCanvas(inputs),
        onCheck: () => hooks.check(),
        onAction: (kind) => void this.act(kind),
        onHeight: () => {},
      },
      changed: () => this.#stageChanged(),
      failed: (code) => this.#canvasFailed(code),
    });
    this.#faces = new Faces(shadow, this.#stage);
  }

  get words(): Words {
    return wordsOf(this.session.input.lang);
  }

  /** The view that shows. */
  get view(): View {
    return this.settings.shown(this.session.input.view ?? '');
  }

  get shown(): 'form' | 'canvas' {
    return this.#faces.shown;
  }

  /** The work as one text; `last` only follows from it. */
  get #work(): string {
    return JSON.stringify({ ...this.session.work, last: '' });
  }

  get #root(): HTMLElement {
    return this.shadow.querySelector<HTMLElement>('.root')!;
  }

  inspect(): Inspection {
    return inspect(this.host, this.shadow, this.#faces.shown, this.#stage.panel);
  }

  /**
   * Attaches to the page until the signal aborts.
   * @returns when the canvas shows, has failed, or is not wanted for the time being
   */
  async enter(signal: AbortSignal): Promise<void> {
    await this.#dress(signal);
    if (signal.aborted) return;
    this.#present = true;
    const handlers = this.#handlers();
    if (!this.#catalogue) adoptEarlyInput(this.shadow, handlers);
    this.#measure();
    this.update();
    this.moved();
    watchSurroundings(this.#root, () => this.changed(), signal);
    this.#faces.watch(() => this.update(), signal);
    listenToForm(this.shadow, handlers, signal);
    const size = new ResizeObserver(() => {
      const { width, height } = this.host.getBoundingClientRect();
      emit(this.host, 'wingspan-resize', { width, height });
      if (this.#measure()) this.update();
    });
    size.observe(this.host);
    signal.addEventListener('abort', () => {
      this.#present = false;
      size.disconnect();
      this.#place?.abort();
      this.#announcer.stop();
      this.#stage.stop();
    });
    this.#catalogue = true;
    await this.#canvas();
    if (!signal.aborted) this.update();
  }

  /** The element stands somewhere (else) in the page. */
  moved(): void {
    this.#place?.abort();
    this.#place = new AbortController();
    watchLanguage(this.host, () => this.languageChanged(), this.#place.signal);
    this.languageChanged();
  }

  /** After anything that may have changed: both faces follow, and the page hears of it if it is the learner's work. */
  changed(): void {
    if (this.settings.wanted(this.session.input.view ?? '') !== this.view) this.hooks.loadViews();
    void this.#canvas();
    this.update();
    const work = this.#work;
    if (work === this.#lastWork) return;
    this.#lastWork = work;
    this.hooks.changed();
    this.#announcer.later(() => viewDeeds[this.view].live(this.session));
  }

  /** What the session holds now is where changes are counted from. */
  settled(): void {
    this.session.settle();
    this.#lastWork = this.#work;
  }

  languageChanged(): void {
    this.session.put({ lang: languageAround(this.host) });
    this.changed();
  }

  update(): void {
    if (!this.#dressed) return;
    const { input, result, engine } = this.session;
    if (input.lang !== this.#spoken) {
      this.#spoken = input.lang;
      this.#live = '';
    }
    const model = formModel(engine, input, result, this.#room, {
      views: { offered: this.settings.offered, shown: this.view },
      theme: this.settings.theme,
      faces: this.#faces.model(this.#stage.state === 'failed' ? this.words['err.panel_off'] : ''),
      live: this.#live,
      catalogue: this.#catalogue,
    });
    patch(this.shadow, [styleLink(this.#styleAddress), shell(model)]);
    this.#stage.show(this.#panelOptions());
  }

  say(sentence: string): void {
    this.#announcer.now(sentence);
  }

  async act(kind: string): Promise<void> {
    const { report } = this.session.result;
    const [family, ...rest] = kind.split('-');
    if (family === 'view') return this.#learner(() => this.session.put({ view: rest.join('-') }));
    if (family === 'run') return this.#replay();
    if (family === 'checkpoint') return this.#test(rest.join('-') as CheckpointDeed);
    switch (kind) {
      case 'detected':
        return this.#learner(() => this.session.edit({ machine: this.session.input.detected ?? '' }));
      case 'face':
        this.#faces.pinned = !this.#faces.pinned;
        return this.update();
      case 'copy':
        if (!(await copyText(report.card_text, this.#root))) return;
        this.#stage.panel?.acknowledgeCopy();
        return this.say(this.words['ui.copied']);
      case 'print':
        return print();
      case 'table':
        return saveTable(this.session.view('explorer').csv, 'wingspan');
      case 'picture': {
        const canvas = this.#faces.shown === 'canvas' ? this.#stage.panel : null;
        return savePicture(canvas, this.shadow.querySelector<SVGSVGElement>('.picture .wide svg, .chart svg'), 'wingspan');
      }
    }
  }

  /** A page that came with the form keeps its own link: another address would load the style sheet again. */
  get #styleAddress(): string {
    return this.shadow.querySelector('link')?.getAttribute('href') ?? styleAddress();
  }

  /** Nothing is shown before its style sheet is there, or has failed to come. */
  async #dress(signal: AbortSignal): Promise<void> {
    const ready = this.shadow.querySelector('link') !== null;
    if (!ready) {
      patch(this.shadow, [styleLink(this.#styleAddress)]);
      const link = this.shadow.querySelector('link')!;
      await new Promise<void>((done) => {
        for (const end of ['load', 'error']) link.addEventListener(end, () => done(), { signal, once: true });
        signal.addEventListener('abort', () => done());
      });
    }
    this.#dressed = true;
  }

  /** @returns whether the picture has another width than before */
  #measure(): boolean {
    const width = Math.round(this.shadow.querySelector('.picture, .chart')?.clientWidth ?? 0);
    if (width === 0 || width === this.#room.wide) return false;
    this.#room = { wide: width, narrow: width };
    return true;
  }

  #handlers(): FormHandlers {
    return {
      edit: (change) => this.#learner(() => this.session.edit(change)),
      method: (method) => this.#learner(() => this.session.put({ method })),
      note: (note) => this.#learner(() => this.session.put({ note })),
      committed: () => {
        const { error } = this.session.result.report;
        if (error) this.hooks.complain(error);
        this.session.settle();
      },
      check: () => {
        if (this.view === 'checkpoint' && this.session.view('checkpoint').stage === 'told') return this.#test('next');
        this.hooks.check();
        if (viewDeeds[this.view].check(this.session).complaint) this.#focusField();
      },
      view: (view) => void this.act(`view-${view}`),
      action: (kind) => void this.act(kind),
    };
  }

  /** A deed of the self test; where the keyboard is in the form it goes on to the field of the next question. */
  #test(deed: CheckpointDeed): void {
    this.#learner(() => this.session.edit({ checkpoint: deed }));
    if ((deed === 'next' || deed === 'again') && this.#faces.focused) this.#focusField();
  }

  /** On the form's chart; the canvas replays by itself. */
  #replay(): void {
    if (readSurroundings(this.#root).motion === 'full') replay(this.shadow, this.session.view('run').replay_ms);
  }

  #focusField(): void {
    const field = (widget: string) => this.shadow.querySelector<HTMLElement>(`[data-widget="${widget}"]`);
    (field(viewDeeds[this.view].field) ?? field('memory'))?.focus();
  }

  #learner(edit: () => void): void {
    edit();
    this.changed();
  }

  #canvas(): Promise<void> {
    this.#faces.formOnly = this.settings.panel === 'form';
    if (this.#present && this.#faces.canvasWanted) return this.#stage.start();
    this.#stage.stop();
    return Promise.resolve();
  }

  /** The first canvas also tells what machine it draws on. Where nothing was given that is where to begin; else it is an offer. */
  #stageChanged(): void {
    const { panel, state } = this.#stage;
    if (state === 'running') this.hooks.loadViews();
    if (state === 'running' && panel && !this.session.input.detected) {
      const detected = panel.detect();
      this.session.put({ detected });
      const { memory, machine } = this.session.input;
      if (!memory && !machine && this.session.result.report.detected_take) return this.#learner(() => this.session.edit({ machine: detected }));
    }
    this.update();
  }

  #canvasFailed(code: PanelFailureCode): void {
    this.update();
    if (!told) console.info(`wingspan-lesson: the form serves alone, there is no canvas (${code})`);
    told = true;
    this.hooks.refuse('panel', this.words['err.panel_off']);
  }

  #fromCanvas({ memory, method, machine, note, view = '', checkpoint = '', estimate = '', explorer = '', run = '', machines = '' }: PanelInputs): void {
    const chosen = this.settings.offered.length > 1 ? { view } : {};
    this.#learner(() => this.session.put({ memory, method, machine, note, checkpoint, estimate, explorer, run, machines, ...chosen }));
  }

  #panelInputs(): PanelInputs {
    const { lang, memory = '', method = 'qlora', machine = '', note = '', date = '', last = '', detected = '', views = '', checkpoint = '', estimate = '', explorer = '', run = '', machines = '' } = this.session.input;
    const { theme, motion, pointer } = readSurroundings(this.#root);
    return { lang, memory, method, machine, note, date, last, detected, views, view: this.view, checkpoint, estimate, explorer, run, machines, theme, motion, pointer };
  }

  #panelOptions(): PanelOptions {
    return {
      ...panelSource(),
      inputs: this.#panelInputs(),
      wheel: this.settings.wheel,
      label: this.words['a11y.canvas_label'],
      describedBy: leaveHint,
    };
  }
}
