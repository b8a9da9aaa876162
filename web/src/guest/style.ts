// Looks of the canvas and its text entry, adopted by whatever root they stand in: a constructed sheet needs no leave of a
// Content-Security-Policy. Colours and faces are the design tokens of that root (--w-*).

// A canvas in a column (display: flex) that is higher than it asked to be fills it.
const css = `
.wingspan-stage { position: relative; flex: auto; display: flex; flex-direction: column; }
.wingspan-ruler { height: 0; }
.wingspan-canvas {
  display: block; flex: 1 0 auto; width: 100%; touch-action: pan-y pinch-zoom; -webkit-tap-highlight-color: transparent;
  user-select: none; -webkit-user-select: none; -webkit-touch-callout: none; outline: none;
}
.wingspan-canvas:focus-visible:not([data-focus=pointer]) { outline: 3px solid var(--w-focus, Highlight); outline-offset: 2px; }
.wingspan-entry {
  position: absolute; box-sizing: border-box; margin: 0; padding: 0; border: 0; border-radius: 0; background: none;
  outline: none; appearance: none; color: var(--w-ink, CanvasText); caret-color: var(--w-accent, currentcolor);
  font-family: var(--w-font-label, system-ui, sans-serif); font-size: var(--wingspan-entry-size); line-height: normal;
  font-kerning: none; font-feature-settings: "kern" 0;
}
.wingspan-entry[hidden] { display: none; }
.wingspan-entry::placeholder { color: var(--w-muted, GrayText); opacity: 1; }
/* Phones zoom the page towards a smaller one. */
@media (pointer: coarse) { .wingspan-entry { font-size: max(16px, var(--wingspan-entry-size)); } }
`;

let sheet: CSSStyleSheet | undefined;

/** Once per root; a panel that is disposed leaves the sheet to the others there. */
export function adoptStyle(root: Document | ShadowRoot): void {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
  }
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
}
