import { AUTO_SEND_ROWS } from '#domain/exports/auto-send.ts';
import type { ExportDays } from '#domain/exports/export-days.ts';
import { tellExport } from '#foundation/exports/export-news.ts';
import { call } from '#foundation/web/call.ts';
import { countTradingExport, prepareTradingExport } from './trading-export.contract.ts';

export interface AskedExport {
  readonly stockId: number;
  readonly groundId: number;
  /** Null where no table has counted its rows yet. */
  readonly total: number | null;
  readonly days: ExportDays;
  readonly isArchive: boolean;
  readonly href: string;
}

/** Sends the file, or has it prepared; an empty table does nothing. Rejects where that did not work. */
export async function runExport({
  stockId,
  groundId,
  total,
  days,
  isArchive,
  href,
}: AskedExport): Promise<void> {
  const params = { stockId: String(stockId), groundId: String(groundId) };
  const rows = total ?? (await call(countTradingExport, { params, query: days })).total;
  if (rows === 0) return;
  if (rows > AUTO_SEND_ROWS) {
    await call(prepareTradingExport, { params, body: { ...days, archive: isArchive } });
    tellExport();
    return;
  }
  // Asked first: a navigation that is refused would leave the page for an error.
  const answer = await fetch(href, { method: 'HEAD' });
  if (!answer.ok) throw new Error(`the export was answered with ${answer.status}`);
  location.assign(href);
}
