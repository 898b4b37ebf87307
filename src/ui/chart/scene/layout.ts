import type { Chart, Pane } from '../chart.ts';
import type { Box } from '../scene.ts';

const TOP = 6;
const PANE_GAP = 10;

/** Height of what stands under the plots: labels, and the title that numbers need. */
const footHeight = ({ x }: Chart, size: number): number =>
  Math.round(size * (x.kind === 'number' && x.title ? 4 : 2.4));

const titleHeight = ({ title, axes }: Pane, size: number): number =>
  title || axes.some((axis) => axis.title) ? Math.round(size * 1.8) : 0;

/** Where the panes stand, one under the other; x and width are known once their labels are. */
export function paneRows(chart: Chart, height: number, size: number): readonly Pick<Box, 'y' | 'height'>[] {
  const { panes } = chart;
  const titles = panes.map((pane) => titleHeight(pane, size));
  const taken = TOP + footHeight(chart, size) + PANE_GAP * Math.max(0, panes.length - 1);
  const free = height - taken - titles.reduce((sum, each) => sum + each, 0);
  const shares = panes.reduce((sum, { share }) => sum + share, 0) || 1;
  let top = TOP;
  return panes.map(({ share }, index) => {
    const y = top + (titles[index] ?? 0);
    const rowHeight = Math.max(1, Math.round((free * share) / shares));
    top = y + rowHeight + PANE_GAP;
    return { y, height: rowHeight };
  });
}
