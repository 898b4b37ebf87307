import fc from 'fast-check';
import { expect, test } from 'vitest';
import { layOutLines, type PrintedLine } from './lay-out-lines.ts';
import { STATEMENT_LINES } from './statement-templates.ts';

const line = (code: string, parent: string | null = null): PrintedLine => ({ code, parent });
const drawn = (lines: readonly PrintedLine[]) =>
  layOutLines(lines)
    .map(
      ({ line: { code }, depth, subRows }) => '-'.repeat(depth) + code + (subRows > 0 ? `+${subRows}` : ''),
    )
    .join(' ');

test.each([
  {
    lines: [
      line('revenue', 'gross'),
      line('cost', 'gross'),
      line('gross', 'profit'),
      line('tax', 'profit'),
      line('profit'),
    ],
    order: 'revenue cost gross tax profit',
    why: 'a total among plain lines is a step and stays where it is printed',
  },
  {
    lines: [
      line('plant', 'fixed'),
      line('fixed', 'assets'),
      line('cash', 'current'),
      line('current', 'assets'),
      line('assets'),
    ],
    order: 'fixed+1 -plant current+1 -cash assets',
    why: 'totals among totals head their parts, and the last total stands under them',
  },
  {
    lines: [
      line('capital', 'owners'),
      line('owners', 'equity'),
      line('minority', 'equity'),
      line('equity', 'all'),
      line('loans', 'debt'),
      line('debt', 'all'),
      line('all'),
    ],
    order: 'equity+2 -owners+1 --capital -minority debt+1 -loans all',
    why: 'inside a head every total opens, also one among plain lines',
  },
  {
    lines: [line('plant', 'fixed'), line('fixed', 'assets'), line('assets')],
    order: 'plant fixed assets',
    why: 'a total without fellows is a step',
  },
  {
    lines: [line('cash', 'nowhere'), line('profit')],
    order: 'cash profit',
    why: 'a line whose total nobody reported stands for itself',
  },
  { lines: [], order: '', why: 'no lines, no order' },
])('IF-07 $why', ({ lines, order }) => {
  expect(drawn(lines)).toBe(order);
});

test('IF-07 whichever lines an issuer has, each is laid out once, parts right under their head, in the order of print', () => {
  const standards = [...Map.groupBy(STATEMENT_LINES, ({ standard }) => standard).values()];
  fc.assert(
    fc.property(
      fc.constantFrom(...standards).chain((lines) => fc.subarray(lines)),
      (printed) => {
        const laidOut = layOutLines(printed);
        expect(laidOut.map((it) => it.line.code).toSorted()).toEqual(printed.map((it) => it.code).toSorted());
        const siblings = Map.groupBy(laidOut, ({ under }) => under);
        for (const [under, parts] of siblings) {
          const positions = parts.map((part) => printed.indexOf(part.line));
          if (under !== null) expect(positions).toEqual(positions.toSorted((a, b) => a - b));
        }
        laidOut.forEach(({ depth, under, subRows, line: { code } }, position) => {
          expect(siblings.get(code)?.length ?? 0).toBe(subRows);
          const head = laidOut.slice(0, position).findLast((above) => above.depth === depth - 1);
          expect(head?.line.code ?? null).toBe(under);
        });
      },
    ),
  );
});
