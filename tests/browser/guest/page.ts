// The host page's script: counts what is attached to the page, mounts panels, and keeps what they told.
import { mountPanel, PanelFailure, type Panel, type PanelInputs, type PanelOptions } from '../../../web/src/panel/mount';

export interface Told {
  changes: PanelInputs[];
  checks: number;
  actions: string[];
  lost: number;
  restored: number;
  heights: number[];
  failures: string[];
}

export interface Host {
  panels: Panel[];
  told: Told[];
  inputs: PanelInputs;
  /** Live listeners that were attached since the page began, sorted: "window keydown". */
  listeners(): string[];
  mount(stage: HTMLElement, options?: Partial<PanelOptions>): Promise<Panel>;
  /** The failure's code, or "none". */
  tryMount(stage: HTMLElement, options?: Partial<PanelOptions>): Promise<string>;
}

declare global {
  interface Window {
    host: Host;
  }
}

// Patched before anything is mounted. Signals are followed, as the guest layer ends its listeners by one.
interface Listening {
  target: EventTarget;
  type: string;
  listener: unknown;
  capture: boolean;
}
let live: Listening[] = [];
const captures = (options: unknown) =>
  typeof options === 'object' && options !== null ? !!(options as AddEventListenerOptions).capture : !!options;
const forget = (gone: Listening) => {
  live = live.filter((one) => (Object.keys(gone) as (keyof Listening)[]).some((key) => one[key] !== gone[key]));
};
const { addEventListener, removeEventListener } = EventTarget.prototype;
EventTarget.prototype.addEventListener = function (type, listener, options) {
  const entry = { target: this, type, listener, capture: captures(options) };
  const signal = typeof options === 'object' ? options.signal : undefined;
  // What a signal itself is listened to for goes when it fires, which is the very end that is tested.
  if (listener && !signal?.aborted && !(this instanceof AbortSignal)) {
    forget(entry);
    live.push(entry);
    if (signal) addEventListener.call(signal, 'abort', () => forget(entry));
  }
  addEventListener.call(this, type, listener, options);
};
EventTarget.prototype.removeEventListener = function (type, listener, options) {
  forget({ target: this, type, listener, capture: captures(options) });
  removeEventListener.call(this, type, listener, options);
};
const nameOf = (target: EventTarget) => {
  if (target === window) return 'window';
  if (target === document) return 'document';
  return target instanceof Element ? target.tagName.toLowerCase() : target.constructor.name;
};

const inputs: PanelInputs = {
  lang: 'de',
  memory: '24',
  method: 'qlora',
  machine: '',
  note: '',
  date: '2026-12-01',
  theme: 'light',
  motion: 'reduced',
  pointer: 'fine',
  last: '24',
};

const host: Host = {
  panels: [],
  told: [],
  inputs,
  listeners: () => live.map(({ target, type }) => `${nameOf(target)} ${type}`).sort(),
  async mount(stage, options = {}) {
    const told: Told = { changes: [], checks: 0, actions: [], lost: 0, restored: 0, heights: [], failures: [] };
    const panel = await mountPanel(
      stage,
      {
        module: new URL('panel.mjs', location.href),
        wasm: new URL('panel.wasm', location.href),
        inputs,
        wheel: 'page',
        label: 'panel',
        describedBy: 'leave',
        ...options,
      },
      {
        onChange: (now) => told.changes.push(now),
        onCheck: () => (told.checks += 1),
        onAction: (kind) => told.actions.push(kind),
        onLost: () => (told.lost += 1),
        onRestored: () => (told.restored += 1),
        onHeight: (px) => told.heights.push(px),
        onFailed: (failure) => told.failures.push(failure.code),
      },
    );
    host.panels.push(panel);
    host.told.push(told);
    return panel;
  },
  async tryMount(stage, options) {
    try {
      (await host.mount(stage, options)).dispose();
      return 'none';
    } catch (failure) {
      return failure instanceof PanelFailure ? failure.code : `uncoded: ${String(failure)}`;
    }
  },
};
window.host = host;
