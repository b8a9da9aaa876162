// A run once more from its start, on the form's chart: what src/report/drawing_svg.cpp puts into the groups `replayed` and
// `late` comes in from the left, and once the replay is past its place.

export function replay(root: ParentNode, duration: number): void {
  for (const group of root.querySelectorAll('.chart .replayed'))
    group.animate([{ clipPath: 'inset(-40px 100% -40px 0)' }, { clipPath: 'inset(-40px 0 -40px 0)' }], { duration });
  for (const group of root.querySelectorAll<SVGGElement>('.chart .late')) {
    const at = Math.min(Number(group.dataset.at) / 100, 1);
    group.animate([{ opacity: 0, offset: 0 }, { opacity: 0, offset: at, easing: 'step-end' }, { opacity: 1, offset: at }, { opacity: 1, offset: 1 }], { duration });
  }
}
