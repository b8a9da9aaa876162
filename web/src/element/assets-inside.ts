// In place of assets.ts where nothing can be loaded: files opened from disk, sandboxed frames of servers that send no CORS
// header, packages for learning platforms. views.wasm serves the exercise too.

/// <reference path="./inside-module.d.ts" />
import { panel, style, views } from 'wingspan:inside';
import loader from 'wingspan:panel';
import type { PanelSource } from '../panel/mount';

/** @param packed gzip in base64, so that the text is ASCII whatever the page's encoding is taken for */
async function unpacked(packed: string): Promise<ArrayBuffer> {
  const bytes = Uint8Array.from(atob(packed), (sign) => sign.charCodeAt(0));
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).arrayBuffer();
}

export const styleAddress = (): string => style;

export const engineSource = (_name: 'engine' | 'views'): URL | Promise<BufferSource> => unpacked(views);

const source: PanelSource = { module: async () => loader, wasm: () => unpacked(panel) };

export const panelSource = (): PanelSource => source;
