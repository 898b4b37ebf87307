import { expect, expectTypeOf, test } from 'vitest';
import { type Supplied, Supplies, service } from './service.ts';

const CLOCK = service<() => number>('clock');
const OFFICE = service<string>('office');
const NAMED = { office: OFFICE, tell: CLOCK };

test('a handler receives what it names, under its own names and with their types', () => {
  const given = new Supplies()
    .supply(CLOCK, () => 7)
    .supply(OFFICE, 'Lyon')
    .give(NAMED);
  expectTypeOf(given).toEqualTypeOf<Supplied<typeof NAMED>>();
  expectTypeOf(given.tell).toEqualTypeOf<() => number>();
  expect([given.office, given.tell()]).toEqual(['Lyon', 7]);
});

test('an application that does not supply what a handler names does not start', () => {
  const supplies = new Supplies().supply(CLOCK, () => 7);
  expect(() => supplies.check([{ what: 'GET /api/time/', services: { tell: CLOCK } }])).not.toThrow();
  expect(() => supplies.check([{ what: 'GET /api/offices/', services: NAMED }])).toThrow(
    'GET /api/offices/ names the service "office", but src/app supplies none',
  );
});

test('two services of one name are two services', () => {
  const supplies = new Supplies().supply(service<string>('office'), 'Lyon');
  expect(() => supplies.check([{ what: 'x', services: NAMED }])).toThrow('"office"');
});
