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
  const blob = (await panel?.picture().catch(() => null)) ?? (drawing ? pictureOf(drawing) : null);
  if (!blob) return;
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = `${name}.${blob.type === 'image/png' ? 'png' : 'svg'}`;
  link.click();
  URL.revokeObjectURL(link.href);
}

const painting = ['fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-dasharray', 'stroke-linecap', 'stroke-linejoin', 'opacity', 'display'];
const lettering = ['font-family', 'font-size', 'font-weight', 'text-anchor'];

/** A drawing that stands alone: the style sheet's values written into the elements. */
function pictureOf(drawing: SVGSVGElement): Blob {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const [from, to] = [drawing, copy].map((root) => [root, ...root.querySelectorAll('*')]);
  from!.forEach((source, at) => {
    const style = getComputedStyle(source);
    const target = to![at]!;
    for (const name of source.localName === 'text' ? [...painting, ...lettering] : painting)
      target.setAttribute(name, style.getPropertyValue(name));
    target.removeAttribute('class');
  });
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  return new Blob([new XMLSerializer().serializeToString(copy)], { type: 'image/svg+xml' });
}
