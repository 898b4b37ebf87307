import { hasBit, setBit } from '#engines/bits/bits.ts';
import {
  addRun,
  addSet,
  countBefore,
  countCommon,
  forEachRow,
  type RankedSet,
  type RowSet,
  setOf,
} from './row-set.ts';

/**
 * Rows of a table, ascending, in the form that takes the fewest words: a set where they are many, a list where they are few,
 * stretches where they stand side by side, as things with one owner do.
 */
export type FacetRows =
  | { readonly kind: 'set'; readonly set: RowSet }
  | { readonly kind: 'list'; readonly list: Uint32Array }
  /** The first of each stretch and the one after its last. */
  | { readonly kind: 'runs'; readonly runs: Uint32Array };

export function toFacetRows(rows: readonly number[], size: number): FacetRows {
  const runs = runsOf(rows);
  const words = Math.min((size + 31) >>> 5, rows.length, runs.length);
  if (words === runs.length) return { kind: 'runs', runs: Uint32Array.from(runs) };
  if (words === rows.length) return { kind: 'list', list: Uint32Array.from(rows) };
  return { kind: 'set', set: setOf(rows, size) };
}

export function addRows(to: RowSet, rows: FacetRows): void {
  if (rows.kind === 'set') addSet(to, rows.set);
  if (rows.kind === 'list') for (const row of rows.list) setBit(to, row);
  if (rows.kind === 'runs') forEachRun(rows.runs, (from, end) => addRun(to, from, end));
}

export function countRows(rows: FacetRows, among: RankedSet): number {
  switch (rows.kind) {
    case 'set':
      return among.few ? countList(among.few, rows.set) : countCommon(rows.set, among.set);
    case 'list':
      return countList(rows.list, among.set);
    case 'runs':
      return countRuns(rows.runs, among);
  }
}

export function forEachFacetRow(rows: FacetRows, call: (row: number) => void): void {
  if (rows.kind === 'set') forEachRow(rows.set, call);
  if (rows.kind === 'list') for (const row of rows.list) call(row);
  if (rows.kind === 'runs')
    forEachRun(rows.runs, (from, end) => {
      for (let row = from; row < end; row++) call(row);
    });
}

function countList(list: Uint32Array, among: RowSet): number {
  let count = 0;
  for (let at = 0; at < list.length; at++) if (hasBit(among, list[at] ?? 0)) count++;
  return count;
}

function countRuns(runs: Uint32Array, among: RankedSet): number {
  let count = 0;
  for (let at = 0; at < runs.length; at += 2)
    count += countBefore(among, runs[at + 1] ?? 0) - countBefore(among, runs[at] ?? 0);
  return count;
}

function forEachRun(runs: Uint32Array, call: (from: number, end: number) => void): void {
  for (let at = 0; at < runs.length; at += 2) call(runs[at] ?? 0, runs[at + 1] ?? 0);
}

function runsOf(rows: readonly number[]): number[] {
  const runs: number[] = [];
  for (const row of rows)
    if (runs.at(-1) === row) runs[runs.length - 1] = row + 1;
    else runs.push(row, row + 1);
  return runs;
}
