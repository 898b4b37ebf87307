import type { Chart } from '../chart.ts';
import type { Box } from '../scene.ts';

const TOP = 6;
const PANE_GAP = 10;

/** Height of the labels under the plots. */
export const footHeight = (size: number): number => Math.round(size * 2.4);

/** Where the panes stand, one under the other; x and width are known once their labels are. */
export function paneRows(chart: Chart, height: number, size: number): readonly Pick<Box, 'y' | 'height'>[] {
  const titles = chart.panes.map(({ title }) => (title ? Math.round(size * 1.8) : 0));
  const gaps = chart.panes.length > 0 ? (chart.panes.length - 1) * PANE_GAP : 0;
  const free = height - TOP - footHeight(size) - gaps - titles.reduce((sum, each) => sum + each, 0);
  const shares = chart.panes.reduce((sum, { share }) => sum + share, 0) || 1;
  let top = TOP;
  return chart.panes.map(({ share }, index) => {
    const y = top + (titles[index] ?? 0);
    const rowHeight = Math.max(1, Math.round((free * share) / shares));
    top = y + rowHeight + PANE_GAP;
    return { y, height: rowHeight };
  });
}
