import type { RefObject } from 'react';
import { ExportMenu } from '#ui/picture-export/ExportMenu.tsx';
import type { ChartStageHandle } from './ChartStage.tsx';
import type { ChartTitle } from './paper/export-chart.ts';

const load = () => import('./paper/export-chart.ts');

interface Props extends ChartTitle {
  readonly stage: RefObject<ChartStageHandle | null>;
  readonly isCompact?: boolean;
}

/** Takes the chart of a stage along (CB-05). All that writes files is loaded when it is requested. */
export function ChartExport({ stage, isCompact = false, ...title }: Props) {
  return (
    <ExportMenu
      isCompact={isCompact}
      onIntent={load}
      onExport={async (format) => (await load()).exportChart(stage.current, title, format)}
    />
  );
}
