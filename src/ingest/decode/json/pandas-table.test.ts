import { expect, test } from 'vitest';
import { sourceOf } from '../decode-for-tests.server.ts';
import { Decoder } from '../decoder.server.ts';
import { mayBePandas, toPandasTable } from './pandas-table.ts';

const DAYS = ['2024-03-14T00:00:00.000', '2024-03-15T00:00:00.000'];
const rows = DAYS.map((day, at) => [day, String(5 + at), '']);
const header = ['index', 'Close', 'Note'];
const [one = '', other = ''] = DAYS;

test.each([
  {
    orient: 'split',
    document: {
      columns: ['Close', 'Note'],
      index: DAYS,
      data: [
        [5, null],
        [6, null],
      ],
    },
  },
  { orient: 'columns', document: { Close: { [one]: 5, [other]: 6 }, Note: { [one]: null, [other]: null } } },
  { orient: 'index', document: { [one]: { Close: 5, Note: null }, [other]: { Close: 6, Note: null } } },
])('DI-02 a table that pandas wrote with the orient $orient is the table', ({ document }) => {
  expect(mayBePandas(JSON.stringify(document))).toBe(true);
  expect(toPandasTable(document)).toEqual({ header, rows });
});

test('DI-02 the numbers of the rows of pandas are no column, names in two rows are joined', () => {
  const table = {
    schema: { fields: [{ name: 'Date' }, { name: 'Close' }], pandas_version: '1.4.0' },
    data: [{ Date: one, Close: 5 }],
  };
  expect(mayBePandas(JSON.stringify(table))).toBe(true);
  expect(toPandasTable(table)).toEqual({ header: ['Date', 'Close'], rows: [[one, '5']] });
  expect(toPandasTable({ Date: { '0': one }, Close: { '0': 5 } })).toEqual({
    header: ['Date', 'Close'],
    rows: [[one, '5']],
  });
  const levels = { columns: [['Close', 'OAK']], index: [1710374400000], data: [[5]] };
  expect(toPandasTable(levels)).toEqual({
    header: ['index', "('Close', 'OAK')"],
    rows: [['1710374400000', '5']],
  });
});

test.each([
  { '0': { cik_str: 320193, ticker: 'OAK', title: 'Oak' } },
  { 'Meta Data': { '1. Information': 'Daily' }, 'Time Series (Daily)': { [one]: { '4. close': '5' } } },
  { history: { columns: ['SECID'], data: [['OAK']] } },
])('DI-02 a document of another provider is no table of pandas: %j', (document) => {
  const text = JSON.stringify(document);
  expect(mayBePandas(text) && toPandasTable(document) !== null).toBe(false);
});

test('DI-02 a file of pandas is read in rows, again and again', async () => {
  const decoder = new Decoder();
  const text = JSON.stringify({ columns: ['Close'], index: DAYS, data: [[5], [6]] });
  const { peek, decoded } = await decoder.openFile(sourceOf(text, 'OAK.json'));
  expect(peek.content).toMatchObject({ kind: 'table', header: ['index', 'Close'] });
  if (decoded.kind !== 'table') return expect.fail('no table');
  for (const _again of [1, 2]) {
    const cells: (readonly string[])[] = [];
    for await (const batch of decoded.rows()) cells.push(...batch.map((row) => row.cells));
    expect(cells).toEqual([
      [one, '5'],
      [other, '6'],
    ]);
  }
  await decoder.close();
});
