import type { Ink } from '../scene.ts';
import type { Inks } from './inks.ts';

/**
 * The tokens' colours as they are now, for a canvas inside `host`; make new ones when the theme changes. A token is a
 * pair of colours until it is used, so an element that nobody sees uses each once.
 */
export function pageInks(host: HTMLElement): Inks {
  const known = new Map<Ink, string>();
  return (ink) => {
    const colour = known.get(ink) ?? readColour(host, ink);
    known.set(ink, colour);
    return colour;
  };
}

function readColour(host: HTMLElement, ink: Ink): string {
  const probe = document.createElement('i');
  probe.hidden = true;
  probe.style.color = `var(--${ink})`;
  host.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
