import { AUTO_SEND_ROWS } from '#domain/exports/auto-send.ts';
import type { ExportDays } from '#domain/exports/export-days.ts';
import { call } from '#platform/contract/call.ts';
import { announceExport } from '#platform/exports/export-news.ts';
import { countTradingExport, prepareTradingExport } from './trading-export.contract.ts';

export interface RequestedExport {
  readonly stockId: number;
  readonly venueId: number;
  /** Null where no table has counted its rows yet. */
  readonly total: number | null;
  readonly days: ExportDays;
  readonly isArchive: boolean;
  readonly href: string;
}

/** Sends the file, or has it prepared; an empty table does nothing. Rejects where that did not work. */
export async function runExport({
  stockId,
  venueId,
  total,
  days,
  isArchive,
  href,
}: RequestedExport): Promise<void> {
  const params = { stockId: String(stockId), venueId: String(venueId) };
  const rows = total ?? (await call(countTradingExport, { params, query: days })).total;
  if (rows === 0) return;
  // A file that is prepared later shows what is known then.
  const isAsOf = new URL(href, location.href).searchParams.has('asOf');
  if (rows > AUTO_SEND_ROWS && !isAsOf) {
    await call(prepareTradingExport, { params, body: { ...days, archive: isArchive } });
    announceExport();
    return;
  }
  // Asked first: a navigation that is refused would leave the page for an error.
  const answer = await fetch(href, { method: 'HEAD' });
  if (!answer.ok) throw new Error(`the export was answered with ${answer.status}`);
  location.assign(href);
}
