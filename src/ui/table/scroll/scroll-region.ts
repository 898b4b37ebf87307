import { columnEnd, columnStarts } from './column-positions.ts';
import css from './scroll-region.css?inline';
import { hiddenSides, nextSnapPoint, snapPointToShow } from './scroll-snap-points.ts';

const PHONE = '(max-width: 680px)';

/**
 * A table wider than its container scrolls by itself: by finger, by arrows, by keys; the page never does (TB-05).
 *
 * An element of its own, because tables stand in static sections, which have no script, as well as in islands. The
 * arrows are in its shadow: what is in the page stays as React drew it.
 */
export function defineScrollRegion(): void {
  if (customElements.get('scroll-region')) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  customElements.define('scroll-region', createElementClass(sheet));
}

const createElementClass = (sheet: CSSStyleSheet) =>
  class ScrollRegionElement extends HTMLElement {
    readonly #states = this.attachInternals().states;
    readonly #before = this.#createArrow('before', -1);
    readonly #after = this.#createArrow('after', 1);
    #leaving = new AbortController();
    /** Presses that come faster than the scrolling count on from where it is going. */
    #aim: number | null = null;

    constructor() {
      super();
      const shadow = this.attachShadow({ mode: 'open' });
      shadow.adoptedStyleSheets = [sheet];
      shadow.append(this.#before, document.createElement('slot'), this.#after);
    }

    connectedCallback(): void {
      const region = this.#region;
      if (!region) return;
      this.#leaving = new AbortController();
      const { signal } = this.#leaving;
      this.#before.ariaLabel = this.dataset.before ?? null;
      this.#after.ariaLabel = this.dataset.after ?? null;
      if (matchMedia(PHONE).matches) this.#showColumn(region, Number(this.dataset.column));
      const measure = () => this.#measure(region);
      measure();
      const resized = new ResizeObserver(measure);
      for (const element of [region, ...region.children]) resized.observe(element);
      signal.addEventListener('abort', () => resized.disconnect());
      region.addEventListener('scroll', measure, { passive: true, signal });
      region.addEventListener('scrollend', () => this.#arrive(), { signal });
      region.addEventListener('keydown', (event) => this.#stepByKey(event), { signal });
    }

    disconnectedCallback(): void {
      this.#leaving.abort();
    }

    get #region(): HTMLElement | null {
      return this.querySelector<HTMLElement>('[role=group]');
    }

    #createArrow(side: 'before' | 'after', way: 1 | -1): HTMLButtonElement {
      const arrow = document.createElement('button');
      arrow.type = 'button';
      arrow.className = side;
      arrow.hidden = true;
      arrow.addEventListener('click', () => this.#step(way));
      return arrow;
    }

    #measure(region: HTMLElement): void {
      const sides = hiddenSides(region);
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
      }
      if (sides.before) this.#states.add('moved');
      else this.#states.delete('moved');
      const isStill = !isWide && region.scrollHeight <= region.clientHeight;
      if (isStill) region.removeAttribute('tabindex');
      else region.tabIndex = 0;
      const head = region.querySelector('thead');
      this.#before.style.setProperty('--pinned', `${head?.querySelector('th')?.offsetWidth ?? 0}px`);
      for (const arrow of [this.#before, this.#after])
        arrow.style.setProperty('--heads', `${head?.offsetHeight ?? 0}px`);
    }

    #showColumn(region: HTMLElement, column: number): void {
      const end = columnEnd(region, column);
      if (end !== null) region.scrollLeft = snapPointToShow(columnStarts(region), end, region);
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
  };
