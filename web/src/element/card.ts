// What can be done with the goal card: copy its text, print the page, keep a picture.

import type { Panel } from '../panel/mount';

/** Resolves to false where the browser lets nobody write to the clipboard. */
export async function copyText(text: string, near: Element): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text, near);
  }
}

/** For pages without the clipboard interface (plain http, frames without permission). */
function copyBySelection(text: string, near: Element): boolean {
  const before = (near.getRootNode() as ShadowRoot).activeElement;
  const field = document.createElement('textarea');
  field.className = 'unseen';
  field.value = text;
  near.append(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return copied;
}

/** The canvas as it stands, or else the drawing of the form. */
export async function savePicture(panel: Panel | null, drawing: SVGSVGElement | null, name: string): Promise<void> {
  const blob = (await panel?.picture().catch(() => null)) ?? (drawing ? await drawn(drawing) : null);
  if (blob) download(blob, `${name}.${blob.type === 'image/png' ? 'png' : 'svg'}`);
}

/** Values as a file that spreadsheets open; the mark in front tells them that it is UTF-8. */
export function saveTable(csv: string, name: string): void {
  download(new Blob(['\ufeff', csv], { type: 'text/csv;charset=utf-8' }), `${name}.csv`);
}

function download(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** A chart as PNG at twice its size; the wing stays the drawing that it is. */
async function drawn(drawing: SVGSVGElement): Promise<Blob> {
  const svg = pictureOf(drawing);
  return drawing.classList.contains('drawing') ? ((await pixelsOf(svg, drawing.getBoundingClientRect())) ?? svg) : svg;
}

/** Null where the browser does not paint it. By a data: address, which the strictest policy allows. */
async function pixelsOf(svg: Blob, { width, height }: DOMRect): Promise<Blob | null> {
  const scale = 2;
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(await svg.text())}`;
  try {
    await image.decode();
  } catch {
    return null;
  }
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [Math.ceil(width * scale), Math.ceil(height * scale)];
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done) => canvas.toBlob(done, 'image/png'));
}

const painting = ['fill', 'fill-opacity', 'stroke', 'stroke-opacity', 'stroke-width', 'paint-order', 'stroke-dasharray', 'stroke-linecap', 'stroke-linejoin', 'opacity', 'display'];
const lettering = ['font-family', 'font-size', 'font-weight', 'text-anchor'];

/** A drawing that stands alone: the style sheet's values written into the elements, its patterns and its ground put in. */
function pictureOf(drawing: SVGSVGElement): Blob {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  settleStyle(drawing, copy);
  const root = drawing.getRootNode() as ShadowRoot;
  const patterns = root.querySelector('defs');
  if (patterns && drawing.classList.contains('drawing')) {
    const defs = patterns.cloneNode(true) as SVGDefsElement;
    settleStyle(patterns, defs);
    const ground = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
    for (const [name, value] of Object.entries({ width: '100%', height: '100%', fill: getComputedStyle(root.querySelector('.panel')!).backgroundColor }))
      ground.setAttribute(name, value);
    copy.prepend(defs, ground);
  }
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  return new Blob([new XMLSerializer().serializeToString(copy)], { type: 'image/svg+xml' });
}

function settleStyle(drawing: Element, copy: Element): void {
  const [from, to] = [drawing, copy].map((root) => [root, ...root.querySelectorAll('*')]);
  from!.forEach((source, at) => {
    const style = getComputedStyle(source);
    const target = to![at]!;
    for (const name of source.localName === 'text' ? [...painting, ...lettering] : painting)
      target.setAttribute(name, style.getPropertyValue(name).replace(/url\("[^"]*#([^"]+)"\)/, 'url(#$1)'));
    target.removeAttribute('class');
  });
}
