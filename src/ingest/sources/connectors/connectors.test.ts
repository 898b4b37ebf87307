import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FORMATS } from '../../formats/registry.ts';
import { nextTime } from '../schedule/next-time.ts';
import { isTimeZone } from '../schedule/time-zone.ts';
import { sourceSettings } from '../source-settings.ts';
import { connectorSchema } from './connector.ts';
import { CONNECTORS } from './connectors.ts';
import { fillRequest, fillTemplate, toPlaces } from './fill-template.ts';
import { readPage } from './next-page.ts';

test('DI-10 every connector has a schedule, a zone and a format that exist', () => {
  expect(CONNECTORS.map(({ code }) => code).sort()).toEqual([
    'ecb-exchange-rates',
    'ecb-rates',
    'fred-csv',
    'gleif-lei',
    'gleif-relations',
    'moex-iss-history',
    'moex-iss-securities',
    'sec-companyfacts',
    'sec-submissions',
    'sec-tickers',
    'us-treasury-curve',
  ]);
  for (const { every, timeZone, format } of CONNECTORS)
    expect([
      nextTime(every, timeZone, new Date(0)) !== null,
      isTimeZone(timeZone),
      FORMATS.some(({ code }) => code === format),
    ]).toEqual([true, true, true]);
});

test('DI-10 a recipe with an unknown key is refused', () => {
  const [first] = CONNECTORS;
  expect(connectorSchema.safeParse({ ...first, script: 'x' }).success).toBe(false);
  expect(connectorSchema.safeParse({ ...first, base: 'http://example.org' }).success).toBe(false);
});

test.each([
  ['/CIK{cik:10}.json', { cik: '320193' }, '/CIK0000320193.json'],
  ['from={newestDay+1}', { newestDay: '2026-02-28' }, 'from=2026-03-01'],
  ['{year}-{year}', { year: '2026' }, '2026-2026'],
  ['{unknown}', {}, null],
  ['{constructor}', {}, null],
  ['plain', {}, 'plain'],
])('DI-10 %s with %j is %s', (template, values, filled) => {
  expect(fillTemplate(template, values as Record<string, string>)).toBe(filled);
});

test('DI-10 a parameter without a value is left out, a path without one is no request', () => {
  const request = { path: '/{secid}.json', query: { from: '{newestDay+1}', meta: 'off' } };
  expect(fillRequest(request, { secid: 'A/../B' })).toBe('/A%2F..%2FB.json?meta=off');
  expect(fillRequest(request, {})).toBeNull();
  expect(toPlaces('flow/key', 'YC/B.U2')).toEqual({ flow: 'YC', key: 'B.U2' });
});

test('DI-10 no value changes the shape of an address', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (secid) => {
      const filled = fillRequest({ path: '/a/{secid}.json', query: { id: '{secid}' } }, { secid }) ?? '';
      const url = new URL(filled, 'https://data.test');
      expect([url.host, url.pathname.split('/').length, url.searchParams.get('id')]).toEqual([
        'data.test',
        3,
        secid.toWellFormed(),
      ]);
    }),
  );
});

test.each(['../x', '.hidden', 'a b', 'a?b', 'a/b/c', '', 'a#b', '/a'])(
  'DI-10 “%s” is no value of a place',
  (value) => {
    expect(sourceSettings.safeParse({ values: { secid: [value] } }).success).toBe(false);
  },
);

const start = { by: 'start', parameter: 'start', block: 'history' } as const;
const byPage = { by: 'page', parameter: 'page', last: ['meta', 'pagination', 'lastPage'] } as const;
const cursor = { columns: ['INDEX', 'TOTAL', 'PAGESIZE'], data: [[0, 250, 100]] };
const rows = (count: number) => Array<number[]>(count).fill([1]);

test.each([
  { document: { history: { data: rows(100) }, 'history.cursor': cursor }, at: 0, next: 100, isEmpty: false },
  {
    document: { history: { data: rows(50) }, 'history.cursor': cursor },
    at: 200,
    next: null,
    isEmpty: false,
  },
  { document: { history: { data: rows(100) } }, at: 0, next: 100, isEmpty: false },
  { document: { history: { data: [] } }, at: 100, next: null, isEmpty: true },
])('DI-10 after rows from $at come those from $next', ({ document, at, next, isEmpty }) => {
  expect(readPage(start, document, at)).toEqual({ next, isEmpty });
});

test('DI-10 pages are followed to the last one, and what is no page is none', () => {
  const document = { data: rows(2), meta: { pagination: { lastPage: 3 } } };
  expect(
    [1, 2, 3].map((page) => readPage({ ...byPage, last: [...byPage.last] }, document, page)?.next),
  ).toEqual([2, 3, null]);
  expect([null, [], {}, 'text'].map((each) => readPage(start, each, 0))).toEqual([null, null, null, null]);
});
