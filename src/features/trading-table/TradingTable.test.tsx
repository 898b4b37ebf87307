import { expect, test } from 'vitest';
import type { ViewerKind } from '#domain/access/viewer.ts';
import { ASTERISKS } from '#platform/contract/sealed.ts';
import { markupFor, textOf } from '#platform/i18n/words-for-tests.server.tsx';
import { TradingTable, type TradingTableProps } from './TradingTable.tsx';
import { rowOf, tableOf } from './table-for-tests.ts';
import { toColumns, toRows } from './table-rows.ts';
import type { TradingRow, TradingTableData } from './trading-table.contract.ts';
import { TURNOVER } from './trading-table.wire.ts';

function draw(
  start: TradingTableData | null,
  change: Partial<TradingTableProps> = {},
  kind: ViewerKind = 'paid',
) {
  return markupFor(
    kind,
    <TradingTable
      stockId={7}
      venueId={1}
      stockName="Norvik Steel"
      isArchive={start?.archive ?? false}
      from={start?.date_from ?? '2026-10-13'}
      to={start?.date_to ?? '2026-11-13'}
      before={start?.before ?? null}
      start={start}
      isSettled
      hrefOf={(before) => `/stocks/norvik-steel/?view=archive${before ? `&before=${before}` : ''}`}
      onPageChange={() => undefined}
      {...change}
    />,
  );
}

test('CH-14 the drawn table has its days, what they come to, and no pages where one has them all', () => {
  const markup = draw(tableOf(['2026-11-13', '2026-11-12']));
  expect(textOf(markup)).toContain('13.11.2026 84.00 +1.20% 84.00 84.00 84.00 84.00 84.00 84.00 8 400 100 7');
  expect(textOf(markup)).toContain('All trading days 85.00 83.00 84.00 8 400 100 7');
  expect(markup).toContain('aria-label="Trading days of Norvik Steel, 13.10.2026 to 13.11.2026"');
  expect(markup).not.toContain('<nav');
});

test('CH-14 a column without a value is left out', () => {
  expect(toColumns(tableOf(['2026-11-13'])).map(({ key }) => key)).toContain('legal_close_price');
  expect(textOf(draw(tableOf(['2026-11-13'])))).not.toContain('legal_close_price');
});

test('CH-14 the archive links to the pages on both sides, the latest without a day', () => {
  const page = { archive: true, date_from: null, date_to: null, total: 300 };
  const middle = draw(
    tableOf(['2026-01-05'], { ...page, before: '2026-01-06', older: '2026-01-05', newer: 'latest' }),
    {
      from: null,
      to: null,
    },
  );
  expect(middle).toContain('href="/stocks/norvik-steel/?view=archive&amp;before=2026-01-05"');
  expect(middle).toContain('href="/stocks/norvik-steel/?view=archive"');
  expect(middle).toContain('aria-label="Price history of Norvik Steel"');
  expect(textOf(middle)).toContain('300 trading days');
});

test('CH-14 only a whole table can be sorted', () => {
  const sortable = (table: TradingTableData) => toColumns(table).some(({ isSortable }) => isSortable);
  expect(sortable(tableOf(['2026-11-13', '2026-11-12']))).toBe(true);
  expect(sortable(tableOf(['2026-11-13'], { total: 2, older: '2026-11-13' }))).toBe(false);
});

test('CH-14 a price is sorted by what it is without rounding, and the totals stay below', () => {
  const table = { ...tableOf([]), data: [rowOf('2026-11-13', 84.13, 84.1275)] };
  const [day, total] = toRows(table, 'All days');
  expect(day?.cells).toMatchObject({ last_price: 84.1275, change_1_day: 1.2, [TURNOVER]: 8400 });
  expect(total).toMatchObject({ class: 'total', cells: { max_price: 85 } });
  expect(toColumns({ ...table, decimals: 4 }).find(({ key }) => key === 'last_price')).toMatchObject({
    decimals: 4,
  });
});

test('CH-14 locked prices are asterisks and one prompt', () => {
  const shut = ASTERISKS as TradingRow['last_price'];
  const data = [{ ...rowOf('2026-11-13', shut), change_1_day: shut, [TURNOVER]: shut }];
  const markup = draw({ ...tableOf(['2026-11-13']), data }, {}, 'anonymous');
  expect(markup).toContain('***');
  expect(textOf(markup)).toContain('Sign in to see daily prices and turnover.');
});

test('CH-14 nothing traded says so', () => {
  const text = textOf(draw(tableOf([])));
  expect(text).toContain('0 trading days');
  expect(text).toContain('No trades on these dates');
});

test('CH-14 what is on its way has its place', () => {
  expect(draw(null)).toContain('aria-label="Loading table"');
});

test('CH-15 the tools beside the table know its days and its total', () => {
  const seen: unknown[] = [];
  draw(tableOf(['2026-11-13']), { tools: (shown) => void seen.push(shown) });
  expect(seen).toEqual([{ total: 1, isArchive: false, from: '2026-10-13', to: '2026-11-13' }]);
});
