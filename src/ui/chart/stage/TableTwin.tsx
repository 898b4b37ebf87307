import { useDeferredValue, useMemo } from 'react';
import { useLabels } from '#platform/i18n/I18n.tsx';
import { Table } from '#ui/table/Table.tsx';
import type english from '../labels/eng.json';
import type { Shown } from './shown.ts';
import { type Signal, useSignal } from './signal.ts';
import { twinTable } from './twin-table.ts';
import type { View } from './view.ts';

export interface TableTwinProps {
  readonly label: string;
  readonly shown: Shown;
  readonly view: Signal<View>;
}

/** The figures of what the chart shows; it follows the window when a gesture has ended. */
export function TableTwin({ label, shown, view }: TableTwinProps) {
  const t = useLabels<typeof english>('chart');
  const seen = useDeferredValue(useSignal(view));
  const { chart, snapPoints, clock } = shown;
  const { columns, rows } = useMemo(
    () => twinTable(chart, snapPoints, seen, clock, t),
    [chart, snapPoints, seen, clock, t],
  );
  return <Table label={label} columns={columns} rows={rows} isTall />;
}
