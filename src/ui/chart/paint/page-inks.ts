import type { Ink } from '../scene.ts';
import type { Inks } from './inks.ts';

/**
 * The tokens' colours as they are now, for a canvas inside `host`; make new ones when the theme changes. A token is a
 * pair of colours until it is used, so an element that nobody sees uses each once.
 */
export function pageInks(host: HTMLElement): Inks {
  const known = new Map<Ink, string>();
  let probe: HTMLElement | null = null;
  return (ink) => {
    const colour = known.get(ink) ?? read(ink);
    known.set(ink, colour);
    return colour;
  };

  function read(ink: Ink): string {
    const used = probe ?? addProbe();
    used.style.color = `var(--${ink})`;
    return getComputedStyle(used).color;
  }

  /** It stays for the rest of a painting: coming and going costs more than a colour. */
  function addProbe(): HTMLElement {
    const element = document.createElement('i');
    element.hidden = true;
    host.append(element);
    probe = element;
    queueMicrotask(() => {
      element.remove();
      probe = null;
    });
    return element;
  }
}
