import type { Chart, Series } from '../chart.ts';

export interface LegendEntry {
  readonly name: string;
  readonly tone: number;
  readonly mark: 'line' | 'curve' | 'dot';
}

/** What is drawn in the first pane, where it is more than one thing. */
export function legendOf({ panes }: Chart): readonly LegendEntry[] {
  const series = panes[0]?.series ?? [];
  return series.length > 1 ? series.map(toEntry) : [];
}

/** On paper nobody can point at a trend to see its formula. */
const toEntry = (series: Series): LegendEntry => ({
  name: series.kind === 'curve' && series.note ? `${series.name}: ${series.note}` : series.name,
  tone: series.tone,
  mark: series.kind === 'curve' && series.isSubject ? 'line' : (MARKS[series.kind] ?? 'line'),
});

const MARKS: Readonly<Partial<Record<Series['kind'], LegendEntry['mark']>>> = { dots: 'dot', curve: 'curve' };
