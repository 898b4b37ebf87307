import { expect, test } from 'vitest';
import { anyTable } from '../formats/any-table/any-table.ts';
import { openFixture, openText, plainReading, readAll } from '../formats/read-fixture-for-tests.ts';
import { yahooDaily } from '../formats/yahoo-daily/yahoo-daily.ts';
import { parseRecipe } from './recipe.ts';
import { isKnown, toReading } from './to-reading.ts';

const { findMic } = plainReading;

test('DI-04 a recipe assigns the first of its names that the file has, units, missing values and the order of days', async () => {
  const fixture = openText('x.csv', 'Symbol;Tag;Kurs;Stück\nBEECH;01/02/24;1.234,5;0\n');
  const recipe = parseRecipe({
    code: 'acme-eod',
    format: 'any-table',
    record: 'price',
    columns: {
      ticker: { from: ['<TICKER>', 'Symbol'] },
      day: { from: 'Tag', as: 'YYYYMMDD|DD/MM/YY' },
      close: { from: 'kurs' },
      volume: { from: 'Stück', missing: ['0'] },
    },
    decimal: ',',
    constants: { mic: 'XETR', currency: 'EUR' },
    prices: { unit: '0.01' },
  });
  const reading = toReading(fixture.peek, anyTable, recipe, findMic);
  expect((await readAll(anyTable, fixture, reading)).records).toEqual([
    {
      type: 'price',
      subject: { ticker: 'BEECH', mic: 'XETR' },
      day: '2024-02-01',
      last: '12.345',
      currency: 'EUR',
    },
  ]);
});

test('DI-04 without a recipe, columns of any table are guessed', async () => {
  const fixture = openFixture('any-table/fixtures/unnamed.csv');
  const reading = toReading(fixture.peek, anyTable, null, findMic);
  const { records } = await readAll(anyTable, fixture, reading);
  expect(records).toHaveLength(5);
  expect(records[0]).toMatchObject({
    subject: { isin: 'FI0009000681' },
    open: '10',
    last: '11',
    currency: 'EUR',
  });
});

test('DI-04 what a person says for one run is above the recipe and the name of the file', () => {
  const { peek } = openFixture('yahoo-daily/fixtures/ALBA.DE.csv');
  const reading = toReading(peek, yahooDaily, null, findMic, {
    subject: { isin: 'FI0009000681' },
    columns: { close: 'Adj Close' },
    dayOrder: 'mdy',
  });
  expect(reading).toMatchObject({
    subject: { isin: 'FI0009000681', ticker: 'ALBA', mic: 'XETR' },
    columns: { close: 'Adj Close' },
    dayOrder: 'mdy',
  });
});

test('DI-05 whom a file is about is asked where neither its rows nor its name say it', () => {
  expect(isKnown({})).toBe(false);
  expect(isKnown({ kind: 'index' })).toBe(false);
  expect(isKnown({ ticker: 'ALBA' })).toBe(true);
});
