import type { Reading } from '../format.ts';
import type { IssRow } from '../iss-blocks.ts';
import { textOf } from '../json-value.ts';

/** Main boards first; odd lots and large blocks last. A recipe may name another order in its constant `boards`. */
const ORDER =
  'TQBR TQTF TQIF TQOB TQCB TQPI TQNE TQLV TQNL TQTD TQTE TQTY TQFD TQFE EQBR EQNE EQLV EQNL EQTF EQOB SNDX RTSI';
const LAST = ['SMAL', 'SPEQ', 'EQDP', 'PSEQ', 'PSOB'];

export const boardOf = (row: IssRow) =>
  textOf(row.get('BOARDID')) ?? textOf(row.get('PRIMARY_BOARDID')) ?? '';

export const codeOf = (row: IssRow) => textOf(row.get('SECID')) ?? '';

/** Several boards of one venue are one listing: the first in order gives it, the others are left out. */
export function splitBoards(
  rows: readonly IssRow[],
  keyOf: (row: IssRow) => string,
  { constants }: Pick<Reading, 'constants'>,
): { readonly chosen: readonly IssRow[]; readonly others: readonly IssRow[] } {
  const order = (constants.boards ?? ORDER).split(/[ ,]+/);
  const best = new Map<string, IssRow>();
  for (const row of rows) {
    const other = best.get(keyOf(row));
    if (!other || rankOf(boardOf(row), order) < rankOf(boardOf(other), order)) best.set(keyOf(row), row);
  }
  const chosen = new Set(best.values());
  return { chosen: rows.filter((row) => chosen.has(row)), others: rows.filter((row) => !chosen.has(row)) };
}

function rankOf(board: string, order: readonly string[]): number {
  const rank = order.indexOf(board);
  return rank >= 0 ? rank : order.length + 1 + LAST.indexOf(board);
}

/** ISS is the interface of one exchange: a board that nobody listed is still one of its boards. */
export const micOf = (board: string, { findMic, constants }: Pick<Reading, 'findMic' | 'constants'>) =>
  constants.mic ?? findMic('moex_board', board) ?? 'MISX';
