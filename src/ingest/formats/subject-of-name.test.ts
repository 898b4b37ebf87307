import { expect, test } from 'vitest';
import type { Peek } from '../decode/peek.ts';
import { plainReading } from './read-fixture-for-tests.ts';
import { plainSubject, yahooSubject } from './subject-of-name.ts';

const peek = (name: string): Peek => ({
  name,
  bytes: 1,
  content: { kind: 'table', source: 'csv', decimal: '.', header: [], sample: [] },
});

test.each([
  { name: 'ALBA.DE.csv', subject: { providerCode: 'ALBA.DE', ticker: 'ALBA', mic: 'XETR' } },
  { name: 'ALBA.csv', subject: { providerCode: 'ALBA', ticker: 'ALBA' } },
  { name: 'BRK-B.csv', subject: { providerCode: 'BRK-B', ticker: 'BRK-B' } },
  { name: '4063-T-1d-bad-stock-split.csv', subject: { providerCode: '4063.T', ticker: '4063', mic: 'XTKS' } },
  { name: 'BRK-B-1d.csv', subject: { providerCode: 'BRK-B', ticker: 'BRK-B' } },
  { name: '^ALBA40.csv.gz', subject: { providerCode: '^ALBA40', ticker: 'ALBA40', kind: 'index' } },
  { name: 'EURUSD=X.csv', subject: { providerCode: 'EURUSD=X' } },
  { name: 'my prices.csv', subject: {} },
])('DI-05 $name of Yahoo', ({ name, subject }) => {
  expect(yahooSubject(peek(name), plainReading.findMic)).toEqual(subject);
});

test.each([
  { name: 'DOVE.csv', subject: { ticker: 'DOVE' } },
  { name: 'hazel.us.txt', subject: { ticker: 'HAZEL', mic: 'XNYS' } },
  { name: 'hazel_us_d.csv', subject: { ticker: 'HAZEL', mic: 'XNYS' } },
  { name: 'DOVE_splits.csv', subject: { ticker: 'DOVE' } },
  { name: 'all-dividends.csv', subject: {} },
  { name: 'dove_d.csv', subject: { ticker: 'DOVE' } },
  { name: '^alb_d.csv', subject: { ticker: 'ALB', kind: 'index' as const } },
  { name: 'DOVE_240101_241231.txt', subject: { ticker: 'DOVE' } },
  { name: 'hazel.us.csv', subject: { ticker: 'HAZEL', mic: 'XNYS' } },
  { name: 'ДУБ.csv', subject: { ticker: 'ДУБ' } },
  { name: '000720.xlsx', subject: { ticker: '000720' } },
  { name: 'NASDAQ_OAK, 1D.csv', subject: { ticker: 'OAK', mic: 'XNAS' } },
  { name: 'NYSE_20240313.txt', subject: { mic: 'XNYS' } },
  { name: 'LSE_OAK, 1D.csv', subject: { ticker: 'OAK' } },
  { name: 'Download Data - STOCK_US_XNAS_OAK.csv', subject: { ticker: 'OAK', mic: 'XNAS' } },
  {
    name: 'Quote-Equity-OAK-EQ-01-01-2024-to-01-03-2024.csv',
    subject: { ticker: 'OAK', mic: 'XNSE' },
  },
  { name: 'prices.csv', subject: {} },
  { name: 'finance-charts-alba.csv', subject: {} },
])('DI-05 $name', ({ name, subject }) => {
  expect(plainSubject(peek(name), plainReading.findMic)).toEqual(subject);
});
