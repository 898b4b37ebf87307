import { type Histogram, histogramOf } from '#engines/screener/histogram.ts';
import { type Filters, type Screened, screenOnce } from '#engines/screener/screen.ts';
import type { Table } from '#engines/screener/table.ts';
import type { ListFields } from './list-fields.ts';

interface Found {
  readonly table: Table;
  readonly filters: Filters;
  readonly screened: Screened;
}

/**
 * How the values of each range lie among the rows that all other filters leave. Counts of a locked value would give it away bin by
 * bin: such a column has none.
 */
export function toHistograms({ ranges }: ListFields, locked: readonly string[], found: Found) {
  return ranges
    .filter((key) => !locked.includes(key))
    .flatMap((key) => {
      const histogram = histogramOf(found.table, key, passingWithout(found, key));
      return histogram && hasRows(histogram) ? [{ key, ...histogram, counts: [...histogram.counts] }] : [];
    });
}

function passingWithout({ table, filters, screened }: Found, key: string): Screened['passing'] {
  const { [key]: own, ...ranges } = filters.ranges;
  return own ? screenOnce(table, { ...filters, ranges }).passing : screened.passing;
}

const hasRows = ({ counts }: Histogram) => counts.some((count) => count > 0);
