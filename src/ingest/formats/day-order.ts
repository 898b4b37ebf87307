import { DayEvidence } from '#domain/import/day-evidence.ts';
import type { DayOrder } from '#domain/import/read-day.ts';
import type { TableRow } from '../decode/peek.ts';

/** Where dots stand, the day comes first. */
const UNCLEAR = /^\d{1,2}[-/]\d{1,2}[-/]\d/;

/**
 * Whether 03/04/2024 is in March or in April: a part above 12 anywhere in the file decides. Undefined where days are clear by
 * themselves.
 */
export async function findDayOrder(
  rows: AsyncIterable<readonly TableRow[]>,
  places: readonly number[],
): Promise<DayOrder | 'undecided' | undefined> {
  const evidence = new DayEvidence();
  for await (const batch of rows) {
    for (const { cells } of batch) addDays(evidence, cells, places);
    // A file writes all its days in one way: clear ones at its beginning, or one order, are enough.
    const order = orderOf(evidence);
    if (order !== 'undecided') return order;
  }
  return orderOf(evidence);
}

/** The same for the sample, where an open question is no fault of the rows. */
export function guessDayOrder(sample: readonly (readonly string[])[], places: readonly number[]): DayOrder {
  const evidence = new DayEvidence();
  for (const cells of sample) addDays(evidence, cells, places);
  const order = orderOf(evidence);
  return order === undefined || order === 'undecided' ? 'dmy' : order;
}

function addDays(evidence: DayEvidence, cells: readonly string[], places: readonly number[]): void {
  for (const place of places) {
    const cell = cells[place]?.trim() ?? '';
    if (UNCLEAR.test(cell)) evidence.add(cell);
  }
}

function orderOf(evidence: DayEvidence): DayOrder | 'undecided' | undefined {
  const { verdict } = evidence;
  if (verdict.kind === 'any') return undefined;
  return verdict.kind === 'order' ? verdict.order : 'undecided';
}
