import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { LANGUAGES } from '#domain/languages/languages.ts';
import { formatOf } from '#platform/i18n/format.ts';
import { LabelCatalog, type LabelMap } from '#platform/i18n/label-catalog.server.ts';
import type { ComingEventRow } from './coming-payments.contract.ts';
import { comingRow } from './coming-rows-for-tests.ts';
import { writeCalendar } from './write-calendar.server.ts';

const catalog = new LabelCatalog(
  import.meta.glob<LabelMap>('/src/market/coming-payments/labels/*.json', {
    eager: true,
    import: 'default',
  }),
);

function write(events: readonly ComingEventRow[], language: (typeof LANGUAGES)[number] = 'eng'): string {
  return writeCalendar(events, {
    name: 'Upcoming payments',
    stamp: new Date('2026-06-29T21:00:00Z'),
    t: catalog.translator(['coming-payments'], language).of('coming-payments'),
    format: formatOf(language),
    urlOf: (path) => `https://basispoint.example${path}`,
  });
}

function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component));
}

test('WL-03 a calendar program finds whole days that leave the reader free, under lasting names', () => {
  const [event] = read(write([comingRow()]));
  expect(event?.uid).toBe('dividend-7-dividend@basispoint');
  expect(event?.startDate.isDate).toBe(true);
  expect(event?.startDate.toString()).toBe('2026-08-20');
  expect(event?.endDate.toString()).toBe('2026-08-21');
  expect(event?.component.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
  expect(String(event?.component.getFirstPropertyValue('dtstamp'))).toBe('2026-06-29T21:00:00Z');
});

test('WL-03 it says what happens, what one unit brings and what all of them bring', () => {
  const [event] = read(write([comingRow()]));
  expect(event?.summary).toBe('Norvik Steel: Dividend payment');
  expect(event?.description.replaceAll('\u00a0', ' ')).toBe('Per unit: 1.20 EUR\nTotal: 120.00 EUR');
  expect(event?.component.getFirstPropertyValue('url')).toBe(
    'https://basispoint.example/stocks/norvik-steel/',
  );
});

test('WL-03 a coupon that is not set yet says what it hangs on', () => {
  const floating = { base_rate: 'EURIBOR 3M', margin: 1.2 };
  const [event] = read(write([comingRow({ kind: 'coupon', amount: null, total: null, floating })]));
  expect(event?.description.replaceAll('\u00a0', ' ')).toBe('Rate not set yet: EURIBOR 3M +1.20%');
});

test('WL-03 names with commas, line breaks and any alphabet arrive whole, in lines of at most 75 bytes', () => {
  const name =
    'Завод «Север»; Зюйд, и сыновья \\ BEGIN:VEVENT\r\nUID:x — 非常长的公司名称有限公司股份 🏭'.repeat(2);
  const text = write([comingRow({ name })]);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const events = read(text);
  expect(events).toHaveLength(1);
  expect(events[0]?.summary.replaceAll('\r', '')).toContain(name.replaceAll('\r', ''));
});

test.each(LANGUAGES)('WL-03 the calendar speaks %s', (language) => {
  const kinds = ['ex_dividend', 'list_close', 'dividend', 'coupon', 'part_redemption', 'redemption'] as const;
  const events = read(
    write(
      kinds.map((kind) => comingRow({ id: kind, kind })),
      language,
    ),
  );
  expect(new Set(events.map(({ summary }) => summary)).size).toBe(kinds.length);
  expect(events.every(({ summary }) => !summary.includes('{'))).toBe(true);
});

test('WL-03 an empty watchlist is a calendar without events', () => {
  expect(read(write([]))).toEqual([]);
});
