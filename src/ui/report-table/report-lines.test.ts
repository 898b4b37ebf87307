import { expect, test } from 'vitest';
import type { Row } from '#ui/table/table-data.ts';
import { NOTHING_OPENED, type Opened, showAll, toggleHead, toReportLines } from './report-lines.ts';

const row = (id: string, ...subRows: readonly Row[]): Row =>
  subRows.length > 0 ? { id, cells: {}, subRows } : { id, cells: {} };
const ROWS = [row('equity', row('owners', row('capital')), row('minority')), row('total')];

/** `(x)` waits behind "Show more", `[x]` is folded away; + is an open head, - a closed one. */
const drawn = (opened: Opened) =>
  toReportLines(ROWS, opened)
    .map(({ id, isOpen, hiddenAs }) => {
      const name = `${isOpen === null ? '' : isOpen ? '+' : '-'}${id}`;
      if (hiddenAs === undefined) return name;
      return hiddenAs === 'waiting' ? `(${name})` : `[${name}]`;
    })
    .join(' ');
const all = showAll(ROWS, true);

test.each([
  {
    opened: NOTHING_OPENED,
    lines: '-equity (-owners) (capital) (minority) total',
    why: 'at first what heads open into waits with the lines past the limit',
  },
  {
    opened: toggleHead(NOTHING_OPENED, 'equity'),
    lines: '+equity -owners (capital) minority total',
    why: 'a head opens into its own lines',
  },
  {
    opened: toggleHead(toggleHead(NOTHING_OPENED, 'equity'), 'equity'),
    lines: '-equity (-owners) (capital) (minority) total',
    why: 'and closes again',
  },
  {
    opened: all,
    lines: '+equity (+owners) (capital) (minority) total',
    why: '"Show more" opens every head, and what it showed still waits for "Show fewer"',
  },
  {
    opened: toggleHead(all, 'owners'),
    lines: '+equity (-owners) [capital] (minority) total',
    why: 'a head that is closed then puts its lines away',
  },
  {
    opened: showAll(ROWS, false),
    lines: '-equity (-owners) (capital) (minority) total',
    why: '"Show fewer" closes all',
  },
])('IF-02 IF-07 $why', ({ opened, lines }) => {
  expect(drawn(opened)).toBe(lines);
});
