import { expect, expectTypeOf, test } from 'vitest';
import { checkRows, type Field } from './check-rows.server.ts';
import { bool, date, float, int, json, maybe, oneOf, type RowOf, text, timestamp } from './columns.server.ts';

const INT4 = 23;
const TEXT = 25;
const NUMERIC = 1700;

const share = { id: int, name: maybe(text), status: oneOf('active', 'delisted') };
const fields: readonly Field[] = [
  { name: 'id', dataTypeID: INT4 },
  { name: 'name', dataTypeID: TEXT },
  { name: 'status', dataTypeID: TEXT },
];
const row = { id: 7, name: 'Norvik Steel', status: 'active' };

test('rows with the declared columns are returned as they are, in any order of columns', () => {
  const rows = [row, { ...row, name: null }];
  expect(checkRows(share, { fields: fields.toReversed(), rows })).toBe(rows);
});

test.each([
  {
    fault: 'a column has another name',
    fields: [...fields.slice(0, 2), { name: 'state', dataTypeID: TEXT }],
    found: 'column "state" is not declared',
  },
  {
    fault: 'a column is missing',
    fields: fields.slice(0, 2),
    found: 'column "status" is missing',
  },
  {
    fault: 'a column is in excess',
    fields: [...fields, { name: 'price', dataTypeID: NUMERIC }],
    found: 'column "price" is not declared',
  },
  {
    fault: 'two columns have one name',
    fields: [...fields, { name: 'id', dataTypeID: INT4 }],
    found: 'a column occurs twice',
  },
  {
    fault: 'a numeric, which arrives as text, is declared as a number',
    fields: [{ name: 'id', dataTypeID: NUMERIC }, ...fields.slice(1)],
    found: 'column "id" is declared as int, but is numeric',
  },
  {
    fault: 'a column that is never null is null',
    rows: [row, { ...row, id: null }],
    found: 'column "id" is declared as int, never null, but is null',
  },
  {
    fault: 'a word is none of those declared',
    rows: [{ ...row, status: 'suspended' }],
    found: 'column "status" is declared as active or delisted, but is suspended',
  },
])('it is refused when $fault, with the statement', ({ fields: sent = fields, rows = [row], found }) => {
  expect(() => checkRows(share, { fields: sent, rows }, () => 'select …')).toThrow(`${found}: select …`);
});

test('a row has the types of its columns', () => {
  const shape = {
    id: int,
    price: maybe(float),
    name: text,
    isFree: bool,
    day: date,
    at: timestamp,
    names: json<{ eng: string }>(),
    months: oneOf(3, 6),
    status: maybe(oneOf('active', 'delisted')),
  };
  expectTypeOf<RowOf<typeof shape>>().toEqualTypeOf<{
    readonly id: number;
    readonly price: number | null;
    readonly name: string;
    readonly isFree: boolean;
    readonly day: string;
    readonly at: Date;
    readonly names: { eng: string };
    readonly months: 3 | 6;
    readonly status: 'active' | 'delisted' | null;
  }>();
});
