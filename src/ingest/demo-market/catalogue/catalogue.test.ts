import { expect, test } from 'vitest';
import { toDayNumber } from '#domain/calendar/day-number.ts';
import { LANGUAGES } from '#domain/languages/languages.ts';
import { weekdaysOfTenYears } from '../days.ts';
import { createCatalogue } from './catalogue.ts';
import { INDUSTRIES } from './industries.ts';
import { isinCheckDigit } from './isin.ts';
import { VENUES } from './venues.ts';

const days = weekdaysOfTenYears(toDayNumber('2026-03-06'));
const { issuers, shares, bonds, indexes, etfs, instruments } = createCatalogue(days);
const share = (stringId: string) => shares.find((candidate) => candidate.stringId === stringId);
const bond = (stringId: string) => bonds.find((candidate) => candidate.stringId === stringId);

test('the small market is large enough for every page', () => {
  expect(issuers.length).toBeGreaterThanOrEqual(60);
  expect(shares.length).toBeGreaterThanOrEqual(80);
  expect(bonds.length).toBeGreaterThanOrEqual(150);
  expect(indexes).toHaveLength(12);
  expect(etfs).toHaveLength(21);
});

test('ids and addresses are unique', () => {
  expect(new Set(instruments.map(({ id }) => id)).size).toBe(instruments.length);
  expect(new Set(instruments.map(({ kind, stringId }) => `${kind}/${stringId}`)).size).toBe(
    instruments.length,
  );
  expect(new Set(issuers.map(({ stringId }) => stringId)).size).toBe(issuers.length);
  expect(new Set(shares.map(({ ticker }) => ticker)).size).toBe(shares.length);
  for (const { stringId } of [...issuers, ...instruments])
    expect(stringId).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
});

test('every ISIN belongs to no country and has a right check digit', () => {
  for (const { isin } of [...shares, ...bonds, ...etfs]) {
    expect(isin).toMatch(/^XX/);
    expect(isinCheckDigit(isin?.slice(0, 11) ?? '')).toBe(Number(isin?.at(-1)));
  }
});

test('names cover the alphabets, and those not in Latin letters are known in English', () => {
  const written = issuers.map(({ name }) => name.toLowerCase()).join();
  for (const letter of 'żłąśźęğışöçüßéñàжъёїєөұ钢银') expect(written).toContain(letter);
  for (const { name, names } of [...issuers, ...instruments]) {
    if (/[\u0400-\u04ff\u4e00-\u9fff]/.test(name)) expect(names.eng).toBeTruthy();
  }
});

test('LV-01 every index has a name in the language of a Ukrainian reader, not the Russian one', () => {
  for (const { names } of indexes) expect(names.ukr).not.toBe(names.rus);
  expect(indexes.map(({ names }) => names.ukr)).not.toContain(undefined);
});

test('some names are very long and some tickers very short', () => {
  expect(issuers.filter(({ name }) => name.length > 80).length).toBeGreaterThanOrEqual(3);
  expect(shares.filter(({ ticker }) => (ticker?.length ?? 9) <= 2).length).toBeGreaterThanOrEqual(3);
});

test('industries and venues have a name in each of the ten languages', () => {
  for (const { names } of [...INDUSTRIES, ...VENUES])
    expect(Object.keys(names).sort()).toEqual([...LANGUAGES].sort());
  expect(new Set(VENUES.map(({ currency }) => currency)).size).toBe(VENUES.length);
});

test('Norvik Steel is what tests and documents rely on', () => {
  const norvik = share('norvik-steel');
  expect(norvik).toMatchObject({ id: 1, ticker: 'NRVK', shareType: 'ordinary', status: 'active' });
  expect(norvik?.listings.map(({ venueId }) => venueId)).toEqual([1, 3, 2]);
  expect(norvik?.splits.some(({ day }) => day > (days.at(-1) ?? 0) - 3 * 365)).toBe(true);
  expect(share('norvik-steel-pref')?.issuer).toBe(norvik?.issuer);
  expect(bonds.filter(({ issuer }) => issuer === norvik?.issuer).length).toBeGreaterThanOrEqual(3);
  expect(indexes.filter(({ memberIds }) => memberIds.includes(1)).length).toBeGreaterThanOrEqual(2);
});

test('every state of a share exists', () => {
  expect(share('quillstone-software')?.dividends.timesAYear).toBe(0);
  expect(share('brzozowy-mlyn')).toMatchObject({
    status: 'suspended',
    listings: [{ status: 'suspended' }, {}],
  });
  expect(share('tayozhnye-tovary')?.status).toBe('delisted');
  expect(share('vexley-robotics')).toMatchObject({ traded: null, listings: [{ venueId: 1 }] });
  expect(share('dunmarrow-insurance')?.hidesGraph).toBe(true);
  expect(share('ostermoor-telecom')?.isPatchy).toBe(true);
  expect(share('gokcetas-celik')?.listings.map(({ venueId }) => venueId)).toEqual([3]);
  expect(share('jinglan-bank')?.listings.map(({ venueId }) => venueId)).toEqual([2, 4]);
});

test('every state of a bond exists', () => {
  expect(bond('norvik-steel-bond-1')?.couponType).toBe('fixed');
  expect(bond('norvik-steel-bond-2')).toMatchObject({ couponType: 'floating', baseRate: 'EURIBOR 3M' });
  expect(bond('norvik-steel-bond-3')).toMatchObject({ couponType: 'zero', couponRate: null });
  expect(bond('norvik-steel-bond-4')?.redemptions.reduce((sum, { share: part }) => sum + part, 0)).toBe(100);
  expect(bond('severozornneft-bond-1')?.options).toMatchObject([{ kind: 'put', price: 100 }]);
  expect(bond('harrowmere-power-bond-1')?.options.map(({ price }) => price)).toEqual([103, 102, 101, 100]);
  expect(bond('caldervoe-bank-bond-3')).toMatchObject({ maturesOn: null, options: [{ kind: 'call' }] });
  expect(bond('loewenstieg-bank-bond-3')).toMatchObject({ maturesOn: null, options: [], sector: 'bank' });
  expect(bond('strandwick-waterworks-bond-2')).toMatchObject({ couponType: 'indexed', sector: 'municipal' });
  expect(bond('sahinoz-insaat-bond-1')?.status).toBe('defaulted');
  expect(bond('kettlebrook-homes-bond-1')?.status).toBe('matured');
});

test.each([
  { currency: 'EUR', least: 8 },
  { currency: 'USD', least: 8 },
  { currency: 'TRY', least: 8 },
  { currency: 'CNY', least: 3 },
])(
  'the state of $currency owes enough for a curve, and it falls due on different days',
  ({ currency, least }) => {
    const issued = bonds.filter((it) => it.sector === 'government' && it.currency === currency);
    const alive = issued.filter(({ status, couponType }) => status === 'active' && couponType !== 'indexed');
    expect(alive.length).toBeGreaterThanOrEqual(least);
    expect(new Set(alive.map(({ maturesOn }) => maturesOn)).size).toBe(alive.length);
    for (const { issuer, options } of issued)
      expect({ industry: issuer.industry, options }).toEqual({ industry: 'public-finance', options: [] });
  },
);

test('every state of an issuer exists', () => {
  const kindsOf = (stringId: string) =>
    new Set(instruments.filter(({ issuer }) => issuer?.stringId === stringId).map(({ kind }) => kind));
  expect(kindsOf('strandwick-waterworks')).toEqual(new Set(['bond']));
  expect(kindsOf('lanternfold')).toEqual(new Set(['etf']));
  expect(kindsOf('fallowquay-holdings').size).toBe(0);
  expect(issuers.filter(({ industry }) => industry === 'banks').length).toBeGreaterThanOrEqual(3);
});
