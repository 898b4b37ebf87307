import type { KeyboardEvent } from 'react';
import { type MenuPosition, moveByKey } from './menu-keys.ts';

const BAR = '[data-bar]';

/** Arrow keys within the menu (the ARIA practice for disclosure navigation, whose arrows are a choice). */
export function moveInMenu(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget: menu, key } = event;
  if (!(target instanceof HTMLElement) || event.altKey || event.ctrlKey || event.metaKey) return;
  const bar = [...menu.querySelectorAll<HTMLElement>(BAR)];
  const details = target.closest('details');
  const links = [...(details?.querySelectorAll<HTMLElement>('a') ?? [])];
  const move = moveByKey(key, positionOf(target, bar, details, links));
  if (!move) return;
  event.preventDefault();
  if (move.to === 'opened-panel' && details) details.open = true;
  const next = move.to === 'bar' ? bar[move.at] : links[move.to === 'panel' ? move.at : 0];
  next?.focus();
}

function positionOf(
  target: HTMLElement,
  bar: readonly HTMLElement[],
  details: HTMLDetailsElement | null,
  links: readonly HTMLElement[],
): MenuPosition {
  const at = bar.indexOf(target);
  if (at < 0) return { on: 'panel', at: links.indexOf(target), count: links.length };
  return { on: 'bar', at, count: bar.length, isOpen: details?.open === true, opens: details !== null };
}
