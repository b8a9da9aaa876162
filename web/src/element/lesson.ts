// <wingspan-lesson>: a lesson's views, each with two faces, a canvas and a form. This class is what the page sees: attributes,
// properties, methods, events. What happens inside is the presenter's.

import type { FitAnswer, Method } from '../engine/engine';
import { fill, languageFor, languageTags, wordsOf } from '../form/words';
import { engineOnce } from './engine-once';
import { emit } from './events';
import type { Inspection } from './inspect';
import { languageAround } from './language';
import { attributeNames, choices, isChoice, Settings, type AttributeName, type Choice, type View } from './options';
import { Presenter } from './presenter';
import { shortened } from './session';
import { load, save, storageKey } from './storage';
import { viewDeeds } from './views';
import { blank, decodeState, encodeState } from './work';

const properties = ['memory', 'machine', 'method', 'model', 'view', 'wheel', 'theme', 'panel', 'state'] as const;

export class WingspanLesson extends HTMLElement {
  static readonly observedAttributes: readonly string[] = attributeNames;

  /** Resolves when the exercise can be used; rejects when the engine cannot be loaded at all. */
  readonly ready: Promise<void>;

  readonly #shadow: ShadowRoot;
  readonly #settings = new Settings();
  #settle!: { ready(): void; failed(error: unknown): void };
  #presenter: Presenter | null = null;
  /** Ends what connectedCallback began. */
  #life: AbortController | null = null;
  #destroyed = false;
  /** Views whose completion has been told. */
  readonly #complete = new Set<View>();
  /** Handed in before the engine was there. */
  #waitingState: string | null = null;
  #storageKey = '';
  #loadingViews = false;
  /** Typed text that the page has been told cannot be read. */
  #complained: string | null = null;

  constructor() {
    super();
    this.#shadow = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
    this.ready = new Promise((ready, failed) => (this.#settle = { ready, failed }));
    this.ready.catch(() => {}); // a page that does not ask shall not see an unhandled rejection
  }

  // -- attributes and properties -----------------------------------------------------------------------------------

  /** What `wingspan fit --json` prints; null while no memory has been given. */
  get answer(): FitAnswer | null {
    return this.#presenter?.session.result.answer ?? null;
  }

  /** A number, or null while none has been given. Set: a number, or a text as one would type it. */
  get memory(): number | null {
    return this.answer?.memory_gb ?? null;
  }
  set memory(value: number | string | null) {
    this.#reflect('memory', value);
  }

  get machine(): string {
    return this.#presenter?.session.input.machine ?? '';
  }
  set machine(id: string | null) {
    this.#reflect('machine', id);
  }

  get method(): Method {
    return this.#presenter?.session.input.method ?? choices.method[0];
  }
  set method(method: Method | null) {
    this.#reflect('method', method);
  }

  get model(): string {
    return this.#settings.model;
  }
  set model(id: string | null) {
    this.#reflect('model', id);
  }

  get view(): string {
    return this.#settings.view;
  }
  set view(names: string | null) {
    this.#reflect('view', names);
  }

  get wheel(): Choice<'wheel'> {
    return this.#settings.wheel;
  }
  set wheel(policy: Choice<'wheel'> | null) {
    this.#reflect('wheel', policy);
  }

  get theme(): Choice<'theme'> {
    return this.#settings.theme;
  }
  set theme(theme: Choice<'theme'> | null) {
    this.#reflect('theme', theme);
  }

  get panel(): Choice<'panel'> {
    return this.#settings.panel;
  }
  set panel(panel: Choice<'panel'> | null) {
    this.#reflect('panel', panel);
  }

  /** JSON text, at most 3,500 ASCII characters. Set: one that was read here, now or by an older version. */
  get state(): string {
    return this.#waitingState ?? encodeState({ ...(this.#presenter?.session.work ?? blank), complete: [...this.#complete] });
  }
  set state(json: string) {
    if (!this.#presenter) this.#waitingState = json;
    else if (this.#restore(json)) this.#presenter.changed();
    else this.#refuseState();
  }

  /** The views that ask something; where none of those is offered, all that are. */
  get #tasks(): readonly View[] {
    const { offered } = this.#settings;
    const asking = offered.filter((view) => view === 'exercise' || view === 'checkpoint');
    return asking.length > 0 ? asking : offered;
  }

  /** Every view that asks something has been completed. */
  get completed(): boolean {
    return this.#tasks.every((view) => this.#complete.has(view));
  }

  /** 0 to 1: what is done of the views that ask something; of the self test, what is right in this round. */
  get score(): number {
    const shares = this.#tasks.map((view) => (view === 'checkpoint' ? this.#rightShare() : Number(this.#complete.has(view))));
    return shares.reduce((sum, share) => sum + share, 0) / shares.length;
  }

  #rightShare(): number {
    const { session } = this.#presenter ?? {};
    if (!session?.engine.allViews || !session.input.checkpoint) return 0;
    const { dots } = session.view('checkpoint');
    return dots.filter((dot) => dot === 'right').length / dots.length;
  }

  attributeChangedCallback(name: AttributeName, _before: string | null, text: string | null): void {
    if (!this.#presenter || this.#destroyed) return; // read when the exercise opens
    this.#take(name, text);
    this.#presenter.changed();
  }

  // -- methods -----------------------------------------------------------------------------------------------------

  inspect(): Inspection {
    return this.#presenter?.inspect() ?? { widgets: {}, frames: 0, contextLosses: 0, face: 'form' };
  }

  /** What the button does: says the verdict once, or what is missing. */
  check(): void {
    if (!this.#presenter) return;
    const { session, view } = this.#presenter;
    const { complaint, live, complete } = viewDeeds[view].check(session);
    this.#presenter.changed();
    this.#presenter.say(complaint || live);
    if (complaint) return this.#complain(complaint);
    const detail = { answer: this.answer, view };
    emit(this, 'wingspan-check', detail);
    if (!complete || this.#complete.has(view)) return;
    this.#complete.add(view);
    emit(this, 'wingspan-complete', detail);
  }

  /** Back to what the attributes say; the learner's work is forgotten, in this browser too. */
  reset(): void {
    if (!this.#presenter) return;
    this.#open();
    save(this.#storageKey, null);
    this.#presenter.changed();
  }

  /** Ends everything that runs, for good. What the form says last stays to be read. */
  destroy(): void {
    this.#destroyed = true;
    this.#leave();
  }

  // -- life --------------------------------------------------------------------------------------------------------

  connectedCallback(): void {
    if (this.#destroyed) return;
    if (this.#life) return this.#presenter?.moved();
    this.#upgrade();
    this.#life = new AbortController();
    void this.#enter(this.#life.signal);
  }

  disconnectedCallback(): void {
    // A move within the page disconnects and connects at once: nothing ends then.
    queueMicrotask(() => this.isConnected || this.#leave());
  }

  async #enter(signal: AbortSignal): Promise<void> {
    const first = this.#presenter === null;
    try {
      await null; // a script that made the element gives it its attributes in the same breath
      this.#settings.take('view', this.getAttribute('view'));
      const engine = await engineOnce(this.#settings.wanted('') !== 'exercise');
      if (signal.aborted) return;
      if (first) {
        this.#settings.allViews = engine.allViews;
        this.#presenter = new Presenter(this, this.#shadow, this.#settings, this.#hooks, engine);
        this.#begin();
      }
    } catch (error) {
      if (signal.aborted) return;
      this.#life = null;
      if (first) this.#powerless();
      this.#settle.failed(error);
      return;
    }
    addEventListener('pagehide', () => this.#save(), { signal });
    await this.#presenter!.enter(signal);
    if (!first || signal.aborted) return;
    this.#settle.ready();
    emit(this, 'wingspan-ready', { view: this.#presenter!.view, lang: this.#presenter!.session.input.lang, face: this.inspect().face });
  }

  /** Without its engine the form answers nothing: what stands there is shown as the example that it is. */
  #powerless(): void {
    const words = wordsOf(languageAround(this));
    const message = words['err.engine_off'];
    const root = this.#shadow.querySelector<HTMLElement>('.root');
    if (root) root.dataset['engine'] = 'off';
    const notice = root?.querySelector('.notice') ?? this.#shadow.appendChild(document.createElement('p'));
    notice.textContent = message;
    this.#refuse('engine', message);
  }

  #leave(): void {
    if (!this.#life) return;
    this.#save();
    this.#life.abort();
    this.#life = null;
  }

  readonly #hooks = {
    changed: () => {
      this.#complained = null;
      emit(this, 'wingspan-change', { answer: this.answer, view: this.#presenter!.view });
    },
    complain: (message: string) => this.#complain(message),
    check: () => this.check(),
    refuse: (reason: string, message: string) => this.#refuse(reason, message),
    loadViews: () => void this.#loadAllViews(),
    rest: () => this.#save(),
  };

  /** Properties that a page set before this class was known lie before the accessors: set them anew. */
  #upgrade(): void {
    for (const name of properties) {
      if (!Object.hasOwn(this, name)) continue;
      const early: unknown = Reflect.get(this, name);
      Reflect.deleteProperty(this, name);
      Reflect.set(this, name, early);
    }
  }

  /** The exercise's first state: as the attributes say, unless the learner's work was kept. */
  #begin(): void {
    this.#storageKey = storageKey(this);
    this.#open();
    const kept = this.#waitingState ?? load(this.#storageKey);
    const refused = kept !== null && !this.#restore(kept) && this.#waitingState !== null;
    this.#waitingState = null;
    if (refused) this.#refuseState();
    this.#presenter!.settled();
  }

  #open(): void {
    this.#presenter!.session.clear();
    for (const name of attributeNames) if (this.hasAttribute(name)) this.#take(name, this.getAttribute(name));
  }

  /** Gives an attribute its effect, or refuses it: then nothing changes but that the page hears of it. */
  #take(name: AttributeName, text: string | null): void {
    const { session } = this.#presenter!;
    switch (name) {
      case 'lang':
        if (text && !languageFor(text)) return this.#misfit(name, text, languageTags);
        return session.put({ lang: languageAround(this) });
      case 'memory': {
        const complaint = text?.trim() ? session.complaint(text) : '';
        if (complaint) return this.#refuse(name, complaint);
        session.edit({ memory: text ?? '' });
        return session.settle();
      }
      case 'machine': {
        const complaint = text ? session.machineComplaint(text) : '';
        return complaint ? this.#refuse(name, complaint) : session.edit({ machine: text ?? '' });
      }
      case 'method': {
        const method = text ?? choices.method[0];
        return isChoice('method', method) ? session.put({ method }) : this.#misfit(name, method, choices.method);
      }
      default: {
        const allowed = this.#settings.take(name, text);
        if (allowed) return this.#misfit(name, text ?? '', allowed);
        if (name !== 'view') return;
        return session.put({ views: this.#settings.offered.join(' ') });
      }
    }
  }

  /** The exercise does not wait for the other views: their engine comes after the canvas, or when one of them is chosen. */
  async #loadAllViews(): Promise<void> {
    if (this.#loadingViews || this.#settings.allViews || !this.#settings.wantsAllViews) return;
    this.#loadingViews = true;
    try {
      this.#presenter!.session.engine = await engineOnce(true);
      this.#settings.allViews = true;
      if (!this.#destroyed) this.#presenter!.changed();
    } catch {
      this.#refuse('engine', this.#presenter!.words['err.view_off']);
    } finally {
      this.#loadingViews = false;
    }
  }

  #misfit(name: string, value: string, allowed: readonly string[]): void {
    const text = fill(this.#presenter!.words['err.attribute'], { name, value: shortened(value), allowed: allowed.join(', ') });
    this.#refuse(name, text);
  }

  /** Of what the learner typed: once, not again for the same text. */
  #complain(message: string): void {
    const { session, view } = this.#presenter!;
    const { memory = '', estimate = '' } = session.input;
    const typed = view === 'exercise' ? memory : `${memory} ${estimate}`;
    if (typed === this.#complained) return;
    this.#complained = typed;
    this.#refuse(viewDeeds[view].reason, message);
  }

  #refuse(reason: string, message: string): void {
    emit(this, 'wingspan-error', { reason, message });
  }

  #refuseState(): void {
    this.#refuse('state', this.#presenter!.words['err.link_broken']);
  }

  #restore(json: string): boolean {
    const state = decodeState(json);
    if (!state) return false;
    const { complete, machine, ...work } = state;
    const { session } = this.#presenter!;
    session.put({ ...work, machine: session.machineComplaint(machine) ? '' : machine });
    for (const view of complete) this.#complete.add(view);
    return true;
  }

  #save(): void {
    // Completion is the page's to remember, through `state`: a browser that kept it would silence the event for ever.
    if (this.#presenter) save(this.#storageKey, encodeState({ ...this.#presenter.session.work, complete: [] }));
  }

  #reflect(name: string, value: string | number | null): void {
    if (value === null) this.removeAttribute(name);
    else this.setAttribute(name, String(value));
  }
}
