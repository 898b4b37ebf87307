import type { ExportLine } from '#platform/exports/export-job.contract.ts';
import { isOpen } from '#platform/exports/export-state.ts';

const QUICK_MS = 1_000;
const SLOWEST_MS = 10_000;

/** How long to wait before asking again, after so many times; null: nothing is open, so nothing will change. */
export function pauseBefore(files: readonly ExportLine[], requested: number): number | null {
  if (!files.some(({ state }) => isOpen(state))) return null;
  return Math.min(QUICK_MS * 1.25 ** Math.max(0, requested - 5), SLOWEST_MS);
}

/** What a notice shows: what is on its way, and what came of it and was not looked at. */
export const toAnnounce = (files: readonly ExportLine[]): ExportLine[] =>
  files.filter(
    ({ state, is_seen }) => isOpen(state) || (!is_seen && (state === 'ready' || state === 'failed')),
  );

export const percentOf = ({ rows_written, rows_total }: ExportLine): number =>
  Math.floor((100 * rows_written) / Math.max(1, rows_total));
