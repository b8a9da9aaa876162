// Where things are, for tests and support.

import type { Panel, WidgetBox } from '../panel/mount';

export interface Inspection {
  /** Boxes in CSS pixels relative to the element. */
  widgets: Record<string, WidgetBox>;
  /** Drawn so far by the canvas. */
  frames: number;
  contextLosses: number;
  face: 'canvas' | 'form';
}

export function inspect(host: Element, root: ShadowRoot, face: Inspection['face'], panel: Panel | null): Inspection {
  const origin = host.getBoundingClientRect();
  const seen = panel?.inspect() ?? { widgets: {}, frames: 0, contextLosses: 0 };
  const widgets: Record<string, WidgetBox> = {};
  if (panel && face === 'canvas') {
    const canvas = panel.canvas.getBoundingClientRect();
    for (const [id, box] of Object.entries(seen.widgets))
      widgets[id] = { ...box, x: box.x + canvas.x - origin.x, y: box.y + canvas.y - origin.y };
  } else {
    for (const element of root.querySelectorAll('[data-widget]')) {
      // A radio button is as large as its label.
      const { x, y, width, height } = (element.closest('label') ?? element).getBoundingClientRect();
      widgets[element.getAttribute('data-widget')!] = { x: x - origin.x, y: y - origin.y, width, height };
    }
  }
  return { widgets, frames: seen.frames, contextLosses: seen.contextLosses, face };
}
