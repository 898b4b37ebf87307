import { expect, test } from 'vitest';
import { markupFor, textOf } from '#platform/i18n/words-for-tests.server.tsx';
import { Dividends } from './Dividends.tsx';
import { type DividendRow, type DividendsTableData, dividendRow } from './dividends.contract.ts';
import { toAmountFields } from './dividends.wire.ts';

function dividend(year: number, change: Partial<DividendRow> = {}): DividendRow {
  return {
    ...toAmountFields(1.2),
    currency_name: 'EUR',
    announcement_date: `${year}-03-12`,
    date_of_ex_dividend: `${year}-06-02`,
    'date_of_ex_dividend.numeric': 0,
    date_of_close_list_dividends: `${year}-06-03`,
    payment_date: `${year}-06-18`,
    yield: null,
    ...change,
  };
}

const years = (count: number) => Array.from({ length: count }, (_, index) => dividend(2026 - index));

function draw(
  rows: readonly DividendRow[],
  nearest: DividendRow | null = null,
  given: Partial<DividendsTableData> = {},
): string {
  const dividends = { stock_id: 7, data: [...rows], count: rows.length, splits: [], years: [], ...given };
  return markupFor(
    'anonymous',
    <Dividends
      of={{ category: 'stocks', stringId: 'norvik-steel' }}
      dividends={dividends}
      nearest={nearest}
    />,
  );
}

const extraRows = (markup: string) => markup.match(/<tr class="[^"]*\bextra\b/g)?.length ?? 0;

test('ST-08 five dividends are all shown', () => {
  const markup = draw(years(5));
  expect(extraRows(markup)).toBe(0);
  expect(markup).not.toContain('<details');
});

test('ST-08 after five the others wait, and a link to all of them says how many, also without script', () => {
  const markup = draw(years(5), null, { count: 16 });
  expect(markup).not.toContain('<details');
  expect(markup).toMatch(/<a [^>]*href="\?all=dividends#dividends"/);
  expect(textOf(markup)).toContain('Show 11 more');
});

test('ST-08 all that were requested are shown, and can be put away', () => {
  const markup = draw(years(16));
  expect(extraRows(markup)).toBe(11);
  expect(markup).toMatch(/<details class="[^"]*" open=""><summary/);
  expect(markup).not.toContain('?all=');
});

/** The cells of the first row that one width shows. */
function cellsAt(hidden: 'wide' | 'phone', markup: string): string[] {
  const row = /<tbody><tr[^>]*>(.*?)<\/tr>/.exec(markup)?.[1] ?? '';
  return [...row.matchAll(/<t[hd](?: class="([^"]*)")?[^>]*>(.*?)<\/t[hd]>/g)]
    .filter(([, names]) => !names?.split(' ').includes(hidden))
    .map(([, , cell]) => textOf(cell ?? ''));
}

test('ST-08 a phone has another order of columns', () => {
  const markup = draw([dividend(2026)]);
  expect(cellsAt('phone', markup)).toEqual(['1.20', '12.03.2026', '02.06.2026', '03.06.2026', '18.06.2026']);
  expect(cellsAt('wide', markup)).toEqual(['02.06.2026', '1.20', '18.06.2026', '12.03.2026', '03.06.2026']);
});

test('ST-08 the nearest dividend stands above the table and is marked in it', () => {
  const nearest = dividend(2027, toAmountFields(2.4));
  const markup = draw([nearest, ...years(2)], nearest);
  const [above = '', table = ''] = markup.split('<table');
  expect(textOf(above).replaceAll('\u00a0', ' ')).toContain(
    'Next dividend 2.40 EUR Ex-dividend date 02.06.2027 Record date 03.06.2027 Payment date 18.06.2027',
  );
  expect(cellsAt('wide', `<table${table}`)[0]).toBe('02.06.2027 Next');
  expect(table.match(/>Next</g)).toHaveLength(2);
});

test('ST-08 the currency stands in the head, or in each cell where there are several', () => {
  expect(textOf(draw(years(2)))).toContain('Amount, EUR');
  const mixed = textOf(draw([dividend(2026), dividend(2025, { currency_name: 'USD' })]));
  expect(mixed).not.toContain('Amount, EUR');
  expect(mixed).toContain('1.20 USD');
});

test('ST-05 a share that never paid has no section', () => {
  expect(draw([])).toBe('');
});

test('ST-08 what each year brought is a chart for each currency, with a name and a table behind it', () => {
  const years = [
    { currency_name: 'EUR', years: [2024, 2025, 2026].map((year) => ({ year, amount: 1.5 })) },
    { currency_name: 'USD', years: [{ year: 2020, amount: 2 }] },
  ];
  const rows = [dividend(2026), dividend(2020, { currency_name: 'USD' })];
  const markup = draw(rows, null, { years });
  expect(markup).toContain('aria-label="Dividends by year, EUR"');
  expect(textOf(markup)).toContain('By year, EUR');
  // A single year has nothing beside it to be compared with.
  expect(textOf(markup)).not.toContain('By year, USD');
});

test('ST-08 LV-05 a yield that came locked is asterisks in the table, and absent above it', () => {
  const row = dividendRow.parse({ ...dividend(2027), yield: '***' });
  const markup = draw([row, dividend(2026)], row);
  expect(markup.match(/\*\*\*/g)).toHaveLength(1);
  expect(textOf(draw([dividendRow.parse({ ...dividend(2027), yield: 2.48 })]))).toContain('2.48');
});

test('ST-08 NU-07 amounts before a split are those of a share of today, what was paid is one tap away, and the split has a row', () => {
  const rows = [dividend(2026), dividend(2025, toAmountFields(3.6, 1.2))];
  const markup = draw(rows, null, { splits: [{ date: '2026-01-15', coefficient: 3 }] });
  const text = textOf(markup).replaceAll('\u00a0', ' ');
  expect(text).toContain('15.01.2026 Split 3:1');
  expect(text.indexOf('02.06.2026')).toBeLessThan(text.indexOf('15.01.2026'));
  expect(text.indexOf('15.01.2026')).toBeLessThan(text.indexOf('02.06.2025'));
  expect(markup.replaceAll('\u00a0', ' ')).toContain('Paid per share before the split: 3.60 EUR');
  expect(cellsAt('phone', draw([dividend(2025, toAmountFields(3.6, 1.2))]))[0]).toContain('1.20');
});
