// Answered at build time by web/build/flavours.mjs.
declare module 'wingspan:inside' {
  /** The shadow root's style sheet as an address that holds it. */
  export const style: string;
  /** views.wasm and panel.wasm: gzip, base64. */
  export const views: string;
  export const panel: string;
}
declare module 'wingspan:panel' {
  /** panel.mjs */
  const loader: import('../panel/panel').PanelLoader;
  export default loader;
}
