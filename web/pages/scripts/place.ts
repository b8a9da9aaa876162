// Where the reader is, marked in the contents.

export function placeInText(): void {
  const sections = [...document.querySelectorAll<HTMLElement>('main section[id]')];
  if (sections.length === 0) return;
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.contents a, .contents-fold a')];
  const inView = new Set<Element>();

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inView.add(target);
        else inView.delete(target);
      }
      const current = sections.filter((section) => inView.has(section)).at(-1)?.id;
      for (const link of links) {
        if (link.hash === `#${current ?? ''}`) link.setAttribute('aria-current', 'true');
        else link.removeAttribute('aria-current');
      }
    },
    // The reading line, a fifth of the way down.
    { rootMargin: '-20% 0% -79% 0%' },
  );
  for (const section of sections) observer.observe(section);
}
