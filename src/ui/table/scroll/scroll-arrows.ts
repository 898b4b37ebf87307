import { columnEnd, columnStarts } from './column-positions.ts';
import css from './scroll-arrows.css?inline';
import { hiddenSides, nextSnapPoint, snapPointToShow } from './scroll-snap-points.ts';

const PHONE = '(max-width: 680px)';

/**
 * A table wider than its container scrolls by itself: by finger, by arrows, by keys; the page never does (TB-05).
 *
 * An element of its own, because tables stand in static sections, which have no script, as well as in islands. The
 * arrows are in its shadow: what is in the page stays as React drew it. It stands beside the table, not around it:
 * browsers lay out anew whatever is inside an element that is given a shadow.
 */
export function defineScrollArrows(): void {
  if (customElements.get('scroll-arrows')) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  customElements.define('scroll-arrows', createElementClass(sheet));
}

interface Sizes {
  /** Where it is to be scrolled to first; null where it stays. */
  readonly start: number | null;
  readonly sides: ReturnType<typeof hiddenSides>;
  readonly isTall: boolean;
  readonly pinned: number;
  readonly heads: number;
}

const createElementClass = (sheet: CSSStyleSheet) => {
  class ScrollArrowsElement extends HTMLElement {
    readonly #states = this.attachInternals().states;
    readonly #before = this.#createArrow('before', -1);
    readonly #after = this.#createArrow('after', 1);
    #leaving = new AbortController();
    #isPlaced = false;
    /** Presses that come faster than the scrolling count on from where it is going. */
    #aim: number | null = null;

    constructor() {
      super();
      const shadow = this.attachShadow({ mode: 'open' });
      shadow.adoptedStyleSheets = [sheet];
      shadow.append(this.#before, this.#after);
    }

    connectedCallback(): void {
      const region = this.#region;
      if (!region) return;
      this.#leaving = new AbortController();
      const { signal } = this.#leaving;
      this.#before.ariaLabel = this.dataset.before ?? null;
      this.#after.ariaLabel = this.dataset.after ?? null;
      this.#isPlaced = false;
      // Their first sizes are reported too, before the page is painted.
      for (const element of [region, ...region.children]) {
        resized.observe(element);
        signal.addEventListener('abort', () => resized.unobserve(element));
      }
      const measure = () => {
        const sizes = this.read(region);
        this.place(region, sizes);
        this.show(region, sizes);
      };
      region.addEventListener('scroll', measure, { passive: true, signal });
      region.addEventListener('scrollend', () => this.#arrive(), { signal });
      region.addEventListener('keydown', (event) => this.#stepByKey(event), { signal });
    }

    disconnectedCallback(): void {
      this.#leaving.abort();
    }

    get #region(): HTMLElement | null {
      return this.parentElement?.querySelector<HTMLElement>(':scope > [role=group]') ?? null;
    }

    #createArrow(side: 'before' | 'after', way: 1 | -1): HTMLButtonElement {
      const arrow = document.createElement('button');
      arrow.type = 'button';
      arrow.className = side;
      arrow.hidden = true;
      arrow.addEventListener('click', () => this.#step(way));
      return arrow;
    }

    read(region: HTMLElement): Sizes {
      const head = region.querySelector('thead');
      return {
        start: this.#isPlaced ? null : this.#findStart(region),
        sides: hiddenSides(region),
        isTall: region.scrollHeight > region.clientHeight,
        pinned: head?.querySelector('th')?.offsetWidth ?? 0,
        heads: head?.offsetHeight ?? 0,
      };
    }

    place(region: HTMLElement, { start }: Sizes): void {
      this.#isPlaced = true;
      if (start !== null) region.scrollLeft = start;
    }

    show(region: HTMLElement, { sides, isTall, pinned, heads }: Sizes): void {
      const isWide = sides.before || sides.after;
      for (const [arrow, isShown] of [
        [this.#before, sides.before],
        [this.#after, sides.after],
      ] as const) {
        arrow.hidden = !isWide;
        // It stays while it has the focus, so that a press on it never loses it.
        arrow.classList.toggle('shown', isShown);
        arrow.ariaDisabled = String(!isShown);
        arrow.tabIndex = isShown ? 0 : -1;
        arrow.style.setProperty('--heads', `${heads}px`);
      }
      this.#before.style.setProperty('--pinned', `${pinned}px`);
      if (sides.before) this.#states.add('moved');
      else this.#states.delete('moved');
      if (isWide || isTall) region.tabIndex = 0;
      else region.removeAttribute('tabindex');
    }

    /** On a phone, where the column stands that the table is about. */
    #findStart(region: HTMLElement): number | null {
      if (!matchMedia(PHONE).matches) return null;
      const end = columnEnd(region, Number(this.dataset.column));
      const start = end === null ? null : snapPointToShow(columnStarts(region), end, region);
      return start === region.scrollLeft ? null : start;
    }

    #stepByKey(event: KeyboardEvent): void {
      const isArrow = event.key === 'ArrowRight' || event.key === 'ArrowLeft';
      if (event.target !== this.#region || !isArrow) return;
      event.preventDefault();
      this.#step(event.key === 'ArrowRight' ? 1 : -1);
    }

    #step(way: 1 | -1): void {
      const region = this.#region;
      if (!region) return;
      const { scrollWidth, clientWidth } = region;
      const from = { scrollLeft: this.#aim ?? region.scrollLeft, scrollWidth, clientWidth };
      const left = Math.min(nextSnapPoint(columnStarts(region), from, way), scrollWidth - clientWidth);
      if (left === region.scrollLeft) return;
      this.#aim = left;
      const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
      region.scrollTo({ left, behavior: isCalm ? 'auto' : 'smooth' });
    }

    #arrive(): void {
      this.#aim = null;
    }
  }

  /** One for all tables, which reads all before it writes any: after each write the next reading, or place, lays out the page anew. */
  const resized = new ResizeObserver((entries) => {
    const regions = new Set(entries.map(({ target }) => target.closest<HTMLElement>('[role=group]')));
    const read = [...regions].flatMap((region) => {
      const element = region?.parentElement?.querySelector(':scope > scroll-arrows');
      return region && element instanceof ScrollArrowsElement
        ? [{ region, element, sizes: element.read(region) }]
        : [];
    });
    for (const { region, element, sizes } of read) element.place(region, sizes);
    for (const { region, element, sizes } of read) element.show(region, sizes);
  });
  return ScrollArrowsElement;
};
