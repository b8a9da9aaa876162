// Answered at build time by web/build/package.mjs.
declare module 'wingspan:engine-file' {
  /** engine.wasm: its bytes in Node, its address on a page. */
  export const engineFile: () => Promise<URL | BufferSource>;
}
