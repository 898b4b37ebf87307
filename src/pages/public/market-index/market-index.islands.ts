import { FigurePanel as FigurePanelView } from '#features/explain-figure/FigurePanel.tsx';
import { SectionMenu } from '#page-parts/entity-sections/section-menu.island.ts';
import { island, loadIslands, readyIsland } from '#platform/islands/island.tsx';

export const FigurePanel = readyIsland('FigurePanel', FigurePanelView);

export const IndexChart = island('IndexChart', () => import('./IndexChart.tsx').then((it) => it.IndexChart), {
  when: 'idle',
  uses: 'page',
});
export const IndexMembers = island('IndexMembers', () =>
  import('#features/index-members/IndexMembers.tsx').then((it) => it.IndexMembers),
);

export const islands = [FigurePanel, IndexChart, SectionMenu, IndexMembers];
if (import.meta.env.SSR) await loadIslands(islands);
