import type { Conversion } from '#market/statements/present-tables.ts';
import type { ReportHead, ReportTableData } from '#market/statements/report-table.contract.ts';
import { isLocked } from '#platform/contract/sealed.ts';

const MONTHS_OF_YEAR = 12;
const isFullYear = ({ months }: ReportHead) => months === MONTHS_OF_YEAR;

/** Whether the choice between all periods and full years is one. */
export const hasFullYears = ({ scroll_head: heads }: Pick<ReportTableData, 'scroll_head'>): boolean =>
  heads.some(isFullYear) && !heads.every(isFullYear);

/** The same rates for the columns of full years alone. */
export function rateOfFullYears(
  conversion: Conversion | null,
  { scroll_head: heads }: Pick<ReportTableData, 'scroll_head'>,
): Conversion | null {
  const narrow = (rates: Conversion['average']) =>
    rates.filter((_, at) => heads[at] && isFullYear(heads[at]));
  return (
    conversion && { ...conversion, at_end: narrow(conversion.at_end), average: narrow(conversion.average) }
  );
}

/** The same table with the columns of full years alone. */
export function fullYearsOf(table: ReportTableData): ReportTableData {
  const { scroll_head: heads, closed_data: closed } = table;
  const isShown = heads.map(isFullYear);
  const narrow = <Rows extends Pick<ReportTableData, 'scroll_body'>>(rows: Rows): Rows => ({
    ...rows,
    scroll_body: rows.scroll_body.map((values) => values.filter((_, position) => isShown[position])),
  });
  return {
    ...narrow(table),
    scroll_head: heads.filter(isFullYear),
    closed_data: isLocked(closed) ? closed : narrow(closed),
  };
}
