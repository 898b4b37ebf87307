import { expect, test } from 'vitest';
import { openText, readAll } from './read-fixture-for-tests.ts';
import { findFormat } from './registry.ts';

const read = (format: string, name: string, text: string) =>
  readAll(findFormat(format) ?? expect.fail(), openText(name, text));

const HELD = { rule: 'skipped', severity: 'hold', details: { why: 'not_daily' } };
const bars = (days: readonly string[]) => days.map((day) => `${day},5,6,4,5,100`).join('\n');

test.each([
  {
    of: 'yfinance',
    format: 'yahoo-daily',
    text: `Datetime,Open,High,Low,Close,Volume,Dividends\n2024-03-15 09:30:00-04:00,5,6,4,5,9,0\n2024-03-15 10:30:00-04:00,5,6,4,5,9,0\n`,
  },
  {
    of: 'yfinance with names in three rows',
    format: 'yahoo-daily',
    text: 'Price,Close,High,Low,Open,Volume\nTicker,OAK,OAK,OAK,OAK,OAK\nDatetime,,,,,\n2024-03-15 13:30:00+00:00,5,6,4,5,100\n2024-03-15 14:30:00+00:00,5,6,4,5,177\n',
  },
  {
    of: 'Stooq',
    format: 'plain-ohlcv',
    text: 'Date,Time,Open,High,Low,Close,Volume\n2024-03-15,15:30:00,5,6,4,5,9\n2024-03-15,16:30:00,5,6,4,5,9\n',
  },
  {
    of: 'a site that counts seconds',
    format: 'plain-ohlcv',
    text: `time,open,high,low,close,volume\n${bars(['1710509400', '1710513000', '1710516600'])}\n`,
  },
  {
    of: 'Finam, without its period',
    format: 'finam',
    text: '<TICKER>,<DATE>,<TIME>,<OPEN>,<HIGH>,<LOW>,<CLOSE>,<VOL>\nOAK,20240315,100500,5,6,4,5,9\nOAK,20240315,101000,5,6,4,5,9\n',
  },
])('DI-05 prices of hours from $of are held: they are not those of the day', async ({ format, text }) => {
  const { records, findings } = await read(format, 'OAK.csv', text);
  expect(records).toEqual([]);
  expect(findings.at(-1)).toMatchObject(HELD);
});

test.each([
  {
    of: 'days with the hour of their midnight elsewhere',
    text: `Date,Open,High,Low,Close,Volume\n${bars(['2024-03-11 00:00:00-04:00', '2024-03-12 00:00:00-04:00'])}\n`,
    days: 2,
  },
  {
    of: 'days of which the last is being traded',
    text: `Date,Open,High,Low,Close,Volume\n${bars(['2024-03-11 00:00:00', '2024-03-12 00:00:00', '2024-03-13 00:00:00', '2024-03-14 00:00:00', '2024-03-14 16:00:01'])}\n`,
    days: 5,
  },
  {
    of: 'last trades of several shares',
    text: 'Symbol,Date,Close\nOAK,2024-03-14 17:35:12,5\nELM,2024-03-14 17:36:40,7\nFIR,2024-03-14 17:29:01,9\n',
    days: 3,
  },
])('DI-05 $of are daily prices', async ({ text, days }) => {
  expect((await read('plain-ohlcv', 'OAK.csv', text)).records).toHaveLength(days);
});
