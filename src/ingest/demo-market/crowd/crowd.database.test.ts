import { expect, test } from 'vitest';
import { toDayNumber } from '#domain/calendar/day-number.ts';
import { createCatalogue } from '../catalogue/catalogue.ts';
import { weekdaysOfTenYears } from '../days.ts';
import { createCrowd } from './crowd.ts';

const days = weekdaysOfTenYears(toDayNumber('2026-03-06'));
const catalogue = createCatalogue(days);
const crowd = createCrowd(catalogue, days.at(-1) ?? 0, {
  instruments: 300_000 - catalogue.instruments.length,
  tradedShares: 1_940,
});

test('three hundred thousand instruments have an address, a number and an ISIN each, and as many trade as requested', () => {
  const seen = {
    ids: new Set<number>(),
    listings: new Set<number>(),
    addresses: new Set<string>(),
    isins: new Set<string>(),
  };
  let [isins, traded] = [0, 0];
  for (const source of [catalogue.instruments, crowd.instruments()]) {
    for (const instrument of source) {
      const { id, kind, stringId, isin, listings } = instrument;
      if (instrument.kind === 'stock' && instrument.traded) traded++;
      seen.ids.add(id);
      seen.addresses.add(`${kind}/${stringId}`);
      for (const listing of listings) seen.listings.add(listing.id);
      if (isin) seen.isins.add(isin);
      if (isin) isins++;
    }
  }
  expect(seen.ids.size).toBe(300_000);
  expect(seen.addresses.size).toBe(300_000);
  expect(seen.isins.size).toBe(isins);
  expect(seen.listings.size).toBe(Math.max(...[...seen.listings].slice(-1)));
  expect(traded).toBe(1_940 + catalogue.shares.filter((share) => share.traded).length);
});

test('the crowd writes in all alphabets, at length, and knows its name in Latin letters', () => {
  const issuers = [...crowd.issuers()];
  const ids = new Set([...catalogue.issuers, ...issuers].map(({ stringId }) => stringId));
  expect(ids.size).toBe(catalogue.issuers.length + crowd.issuerCount);
  for (const letters of [/ż/i, /ğ/i, /ß/, /ñ/i, /è|é/i, /ж/i, /ї/i, /[\u4e00-\u9fff]/]) {
    expect(issuers.some(({ name }) => letters.test(name))).toBe(true);
  }
  expect(issuers.filter(({ name }) => name.length > 80).length).toBeGreaterThan(100);
  for (const { name, names, stringId } of issuers) {
    expect(stringId).toMatch(/^[a-z]+(-[a-z]+)+$/);
    if (/[\u0400-\u04ff\u4e00-\u9fff]/.test(name)) expect(names.eng).toMatch(/^[A-Z][a-z]+ [A-Z][a-z]+$/);
  }
});
