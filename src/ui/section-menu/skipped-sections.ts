import { whenIdle } from '#platform/islands/when-idle.ts';

/**
 * Sections far below are not laid out until they come near (`ui/section`), so their heights are estimates. A way that
 * leads past them is of the right length only once they are laid out.
 */
export function skippedSections(sections: readonly HTMLElement[]) {
  const left = [...sections];
  const show = (section: HTMLElement) => {
    section.style.contentVisibility = 'visible';
  };
  return {
    /** One after the other, each when the browser has nothing better to do. */
    step: function step(): void {
      const next = left.shift();
      if (!next) return;
      show(next);
      whenIdle(step);
    },
    all: () => left.splice(0).forEach(show),
  };
}
