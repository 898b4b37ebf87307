import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { TradingExport } from '#features/trading-export/TradingExport.tsx';
import type { ChartedListing, ListingChartData } from './listing-chart.contract.ts';

interface Props {
  readonly listing: Pick<ChartedListing, 'instrumentId' | 'venueId'>;
  readonly data: ListingChartData;
  /** Rows of the table that stands beside it; null where there is none. */
  readonly total: number | null;
  /** Its days, null where one was emptied; without any those that the page offers. */
  readonly days: { readonly from: CalendarDay | null; readonly to: CalendarDay | null } | null;
  readonly isArchive?: boolean;
}

/** The trading table as an Excel file (CH-15). */
export function ListingExport({ listing, data, total, days, isArchive = false }: Props) {
  const { excelLink, excelDefaultStart, excelDefaultEnd } = data;
  if (excelLink === null) return null;
  return (
    <TradingExport
      stockId={listing.instrumentId}
      venueId={listing.venueId}
      linkTemplate={excelLink}
      total={total}
      from={days ? days.from : excelDefaultStart}
      to={days ? days.to : excelDefaultEnd}
      today={excelDefaultEnd}
      isArchive={isArchive}
      excelExportAccess={data.excelExportAccess}
    />
  );
}
