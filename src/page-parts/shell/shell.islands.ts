import { island, loadIslands, readyIsland } from '#platform/islands/island.tsx';
import { Header as HeaderView } from './Header.tsx';

/** What is interactive around every page. */
export const Header = readyIsland('Header', HeaderView);
export const Footer = island('Footer', () => import('./Footer.tsx').then((it) => it.Footer), {
  uses: 'page',
});
export const CookieNotice = island(
  'CookieNotice',
  () => import('#features/cookie-notice/CookieNotice.tsx').then((it) => it.CookieNotice),
  { when: 'idle' },
);
export const Offers = island('Offers', () => import('./Offers.tsx').then((it) => it.Offers), {
  when: 'idle',
  uses: 'page',
});
/** Hints stand everywhere; a press on one does not bring this near. */
export const ShellHints = island('ShellHints', () => import('./ShellHints.tsx').then((it) => it.ShellHints), {
  when: 'idle',
});

export const shellIslands = [Header, Footer, CookieNotice, Offers, ShellHints];
if (import.meta.env.SSR) await loadIslands(shellIslands);
