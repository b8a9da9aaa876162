// In place of assets.ts in the npm package: addresses written out, as bundlers look for them.

/// <reference path="./inside-module.d.ts" />
import type { PanelSource } from '../panel/mount';

const engines = { engine: new URL('./engine.wasm', import.meta.url), views: new URL('./views.wasm', import.meta.url) };
const style = new URL('./element.css', import.meta.url);

export const styleAddress = (): string => style.href;

export const engineSource = (name: 'engine' | 'views'): URL | Promise<BufferSource> => engines[name];

const source: PanelSource = {
  module: async () => (await import('wingspan:panel')).default,
  wasm: new URL('./panel.wasm', import.meta.url),
};

export const panelSource = (): PanelSource => source;
