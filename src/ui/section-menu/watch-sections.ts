import { isPlainClick } from '#platform/navigation/plain-click.ts';
import { scrollToShow } from '#ui/tabs/scroll-to-show.ts';
import { currentSection } from './current-section.ts';

/** Where the eye is, as a part of the window's height. */
const LINE = 0.3;
/** As much of a neighbour as can be seen and pressed. */
const PEEK = 40;
/** By these a reader goes on without the menu. */
const OWN_WAYS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;
const TOP = 'top';
/** Pixels that nobody sees. */
const NEAR = 2;

/**
 * Marks the link of the section that is being read, and takes the focus along to where a link leads. What was followed
 * stays marked until the reader moves by other means: the last section of a page may never come up to the line.
 */
export function watchSections(menu: HTMLElement, signal: AbortSignal): void {
  const links = new Map(
    [...menu.querySelectorAll('a')].map((link): [string, HTMLElement] => [link.hash.slice(1), link]),
  );
  const sections = [...links.keys()].flatMap((id) => {
    const section = document.getElementById(id);
    // A part that is drawn anew leaves its place where it was.
    return section ? [{ id, element: section }] : [];
  });
  let followed: string | null = null;
  /** Where the address leads: a section, or a place in one. */
  let led: string | null = null;

  const mark = () => {
    const positions = sections.map(({ id, element }) => ({ id, top: element.getBoundingClientRect().top }));
    const read = scrollY > NEAR ? currentSection(positions, innerHeight * LINE) : null;
    const current = followed ?? read ?? TOP;
    for (const [id, link] of links) {
      if (id === current) link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    }
    show(menu, links.get(current));
  };
  const follow = () => {
    const id = location.hash.slice(1);
    led = id === TOP ? null : id;
    if (!links.has(id)) return;
    followed = id;
    mark();
    focusHeading(id);
  };

  // On the way sections are laid out and drawn by their scripts, and the goal may move with them.
  const arrive = () => {
    const goal = led === null ? null : document.getElementById(led);
    if (goal && Math.abs(distanceTo(goal)) > NEAR) goal.scrollIntoView({ behavior: 'instant' });
  };
  const leave = () => {
    followed = null;
    led = null;
  };
  addEventListener('scrollend', arrive, { signal });
  // A jump from below the last section to the top crosses no section on its way.
  addEventListener('scrollend', mark, { signal });
  // Until then the browser may restore a position that it remembers.
  addEventListener('load', arrive, { signal });

  const observer = new IntersectionObserver(mark, { rootMargin: `-${LINE * 100}% 0px -${99 - LINE * 100}%` });
  for (const { element } of sections) observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect());
  for (const way of OWN_WAYS) addEventListener(way, leave, { passive: true, signal, capture: true });
  addEventListener('hashchange', follow, { signal });
  // The browser goes there first, and takes the focus away from wherever it was.
  const go = (event: MouseEvent) => {
    if (!isPlainClick(event) || !(event.target instanceof Element && event.target.closest('a'))) return;
    setTimeout(follow);
  };
  menu.addEventListener('click', go, { signal });
  document.documentElement.dataset.smooth = '';
  // Whoever was led there before this script came has arrived already, and may have been moved on by what was drawn since.
  if (document.activeElement === document.body) {
    follow();
    arrive();
  }
  mark();
}

/** A strip or a tall column moves along with its mark, and never the page with it. */
function show(menu: HTMLElement, link: HTMLElement | undefined): void {
  if (!link?.checkVisibility()) return;
  const across = { start: link.offsetLeft, size: link.offsetWidth };
  const down = { start: link.offsetTop, size: link.offsetHeight };
  menu.scrollTo({
    left: scrollToShow(across, { start: menu.scrollLeft, size: menu.clientWidth }, PEEK),
    top: scrollToShow(down, { start: menu.scrollTop, size: menu.clientHeight }, PEEK),
  });
}

/** How far it is from where a link to it leads; 0 where the page cannot be scrolled any further. */
function distanceTo(goal: HTMLElement): number {
  const { scrollHeight, clientHeight } = document.documentElement;
  const margin = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0;
  const own = Number.parseFloat(getComputedStyle(goal).scrollMarginTop) || 0;
  const off = goal.getBoundingClientRect().top - margin - own;
  return Math.max(-scrollY, Math.min(off, scrollHeight - clientHeight - scrollY));
}

function focusHeading(id: string): void {
  const heading = document.querySelector<HTMLElement>(id === TOP ? 'main h1' : `[id="${id}"] h2`);
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
