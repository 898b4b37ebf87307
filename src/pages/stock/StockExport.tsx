import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { TradingExport } from '#features/trading-export/TradingExport.tsx';
import type { StockPageData } from './stock.contract.ts';

interface Props {
  readonly data: StockPageData;
  /** Rows of the table that stands beside it; null where there is none. */
  readonly total: number | null;
  /** Its days, null where one was emptied; without them those that the page offers. */
  readonly days?: { readonly from: CalendarDay | null; readonly to: CalendarDay | null };
  readonly isArchive?: boolean;
}

/** The trading table as an Excel file (CH-15). */
export function StockExport({ data, total, days, isArchive = false }: Props) {
  const { stockId, groundId, excelLink, excelDefaultStart, excelDefaultEnd } = data;
  if (groundId === null || excelLink === null) return null;
  return (
    <TradingExport
      stockId={stockId}
      groundId={groundId}
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
