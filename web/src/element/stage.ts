// The canvas's life: started when the element comes near the viewport and the page has been painted, ended for good or
// until the next start. The exercise never waits for it.

import type { Panel, PanelFailureCode, PanelHooks, PanelOptions } from '../panel/mount';

export type StageState = 'off' | 'starting' | 'running' | 'lost' | 'failed';

/** How far outside the viewport loading begins. */
const nearPx = 600;

const painted = () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

export interface StageSetting {
  /** The canvas goes into it. */
  box(): HTMLElement;
  /** Asked for when the panel starts, not before. */
  options(): PanelOptions;
  hooks: Omit<PanelHooks, 'onLost' | 'onRestored' | 'onFailed'>;
  /** After every change of `state`. */
  changed(): void;
  /** Once per start that fails, or when a running panel dies. */
  failed(code: PanelFailureCode): void;
}

export class Stage {
  #state: StageState = 'off';
  #panel: Panel | null = null;
  #ending: AbortController | null = null;
  #started: Promise<void> = Promise.resolve();
  #shown: Pick<PanelOptions, 'label' | 'wheel'> | null = null;

  /** @param host watched for nearness */
  constructor(
    private readonly host: Element,
    private readonly setting: StageSetting,
  ) {}

  get state(): StageState {
    return this.#state;
  }

  get panel(): Panel | null {
    return this.#panel;
  }

  /** Resolves when the panel runs, has failed, or is not wanted yet because nobody can see the element. */
  start(): Promise<void> {
    if (this.#ending) return this.#started;
    const ending = (this.#ending = new AbortController());
    return (this.#started = new Promise((settled) => {
      const observer = new IntersectionObserver(
        async (entries) => {
          if (!entries.some((entry) => entry.isIntersecting)) return settled();
          observer.disconnect();
          await this.#mount(ending.signal);
          settled();
        },
        { rootMargin: `${nearPx}px 0px` },
      );
      observer.observe(this.host);
      if (document.visibilityState === 'hidden') settled(); // nothing is observed before the page is seen
      ending.signal.addEventListener('abort', () => {
        observer.disconnect();
        settled();
      });
    }));
  }

  /** Hands the running panel what it shows. */
  show({ inputs, label, wheel }: PanelOptions): void {
    const panel = this.#panel;
    if (!panel) return;
    if (label !== this.#shown?.label) panel.setLabel(label);
    if (wheel !== this.#shown?.wheel) panel.setWheel(wheel);
    this.#shown = { label, wheel };
    panel.set(inputs);
  }

  stop(): void {
    this.#ending?.abort();
    this.#ending = null;
    this.#panel?.dispose();
    this.#panel = null;
    this.#shown = null;
    this.#enter('off');
  }

  async #mount(signal: AbortSignal): Promise<void> {
    await painted();
    if (signal.aborted) return;
    this.#enter('starting');
    try {
      const { mountPanel } = await import('../panel/mount');
      if (signal.aborted) return;
      const panel = await mountPanel(this.setting.box(), this.setting.options(), {
        ...this.setting.hooks,
        onLost: () => this.#enter('lost'),
        onRestored: () => this.#enter('running'),
        onFailed: ({ code }) => this.#fail(code),
      });
      if (signal.aborted) return panel.dispose();
      this.#panel = panel;
      this.#enter('running');
    } catch (error) {
      if (!signal.aborted) this.#fail((error as { code?: PanelFailureCode }).code ?? 'module');
    }
  }

  #fail(code: PanelFailureCode): void {
    this.#panel = null;
    this.#enter('failed');
    this.setting.failed(code);
  }

  #enter(state: StageState): void {
    if (state === this.#state) return;
    this.#state = state;
    this.setting.changed();
  }
}
