import { island, loadIslands } from '#platform/islands/island.tsx';

export const SectionMenu = island(
  'SectionMenu',
  () => import('#ui/section-menu/SectionMenu.tsx').then((it) => it.SectionMenu),
  { when: 'idle' },
);
if (import.meta.env.SSR) await loadIslands([SectionMenu]);
