// What is loaded at run time, and from where: the site's files, all in one folder with the scripts, under the hashed
// names that the build knows. Two other builds put a file of the same exports in this one's place (web/build/flavours.mjs):
// assets-inside.ts carries everything itself, assets-package.ts names files as bundlers find them.

import type { PanelSource } from '../panel/mount';

declare const __WINGSPAN_ASSETS__: Readonly<Record<'style' | 'engine' | 'views' | 'panelModule' | 'panelWasm', string>>;

const address = (name: keyof typeof __WINGSPAN_ASSETS__): URL => new URL(__WINGSPAN_ASSETS__[name], import.meta.url);

/** Of the shadow root's style sheet. */
export const styleAddress = (): string => address('style').href;

/** engine.wasm, or views.wasm where more is shown than the exercise. */
export const engineSource = (name: 'engine' | 'views'): URL | Promise<BufferSource> => address(name);

export const panelSource = (): PanelSource => ({ module: address('panelModule'), wasm: address('panelWasm') });
