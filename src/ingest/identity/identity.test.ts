import { expect, test } from 'vitest';
import type { Subject } from '#domain/import/subject.ts';
import { addressesFor } from './address.ts';
import { type Code, CodeBook, FOR_EVER, SINCE_EVER } from './code-book.ts';
import { findSubject } from './find-subject.ts';
import { addListing, createThings } from './things.ts';

const code = (fields: Pick<Code, 'scheme' | 'value' | 'of' | 'id'> & Partial<Code>): Code => ({
  place: fields.scheme === 'mic_ticker' ? 'XTST' : fields.scheme === 'provider' ? 'acme' : '',
  validFrom: SINCE_EVER,
  validTo: FOR_EVER,
  isNew: false,
  ...fields,
});

const instrument = {
  kind: 'stock',
  currency: 'EUR',
  isin: null,
  listedOn: null,
  delistedOn: null,
  isNew: false,
} as const;
const listing = { venueId: 1, currency: 'EUR', isNew: false } as const;

const things = createThings();
things.issuers.set(1, { id: 1, name: 'Alpha', country: 'DE', lei: null, isNew: false });
things.instruments.set(10, { ...instrument, id: 10, issuerId: 1, name: 'Alpha' });
things.instruments.set(20, { ...instrument, id: 20, issuerId: 2, name: 'Beta' });
addListing(things, { ...listing, id: 100, instrumentId: 10, mic: 'XTST', ticker: 'ALP' });
addListing(things, { ...listing, id: 101, instrumentId: 10, mic: 'XOTH', ticker: 'ALPX' });
things.instruments.set(30, { ...instrument, id: 30, kind: 'bond', issuerId: 1, name: 'Alpha 2030' });
addListing(things, { ...listing, id: 300, instrumentId: 30, mic: 'XOFF', ticker: 'DE0000000003' });
addListing(things, { ...listing, id: 301, instrumentId: 30, mic: 'XTST', ticker: 'ALP30' });
addListing(things, { ...listing, id: 200, instrumentId: 20, mic: 'XTST', ticker: 'NEW' });

const book = new CodeBook();
for (const one of [
  code({ scheme: 'isin', value: 'DE0000000001', of: 'instrument', id: 10 }),
  code({ scheme: 'isin', value: 'DE0000000002', of: 'instrument', id: 20 }),
  code({ scheme: 'isin', value: 'DE0000000003', of: 'instrument', id: 30 }),
  code({ scheme: 'share_class_figi', value: 'BBG1', of: 'instrument', id: 10 }),
  code({ scheme: 'lei', value: 'LEI1', of: 'issuer', id: 1 }),
  code({ scheme: 'mic_ticker', value: 'ALP', of: 'listing', id: 100 }),
  code({ scheme: 'mic_ticker', place: 'XOTH', value: 'ALPX', of: 'listing', id: 101 }),
  code({ scheme: 'mic_ticker', value: 'OLD', of: 'listing', id: 200, validTo: '2023-08-17' }),
  code({ scheme: 'mic_ticker', value: 'NEW', of: 'listing', id: 200, validFrom: '2023-08-17' }),
  code({ scheme: 'mic_ticker', value: 'USED', of: 'listing', id: 100, validTo: '2010-01-01' }),
  code({ scheme: 'mic_ticker', value: 'USED', of: 'listing', id: 200, validFrom: '2015-01-01' }),
  code({ scheme: 'provider', value: 'acme-1', of: 'instrument', id: 10 }),
])
  expect(book.put(one)).toBeNull();

type Case = readonly [why: string, subject: Subject, day: string | null, found: string];

const CASES: readonly Case[] = [
  ['an ISIN with a venue', { isin: 'DE0000000001', mic: 'XTST' }, '2024-01-02', '10 100'],
  ['one ISIN on another venue', { isin: 'DE0000000001', mic: 'XOTH' }, '2024-01-02', '10 101'],
  ['an ISIN on a venue without a listing', { isin: 'DE0000000002', mic: 'XOTH' }, '2024-01-02', '20 null'],
  ['an ISIN without a venue, several listings', { isin: 'DE0000000001' }, '2024-01-02', '10 null'],
  ['an ISIN without a venue, one listing', { isin: 'DE0000000002' }, '2024-01-02', '20 200'],
  ['an ISIN without a venue, off exchange and listed since', { isin: 'DE0000000003' }, null, '30 300'],
  ['the same on the exchange', { isin: 'DE0000000003', mic: 'XTST' }, null, '30 301'],
  ['a FIGI of the share class', { figi: 'BBG1', mic: 'XTST' }, '2024-01-02', '10 100'],
  ['a ticker on its venue', { mic: 'XTST', ticker: 'ALP' }, '2024-01-02', '10 100'],
  ['a ticker without a venue, only one has it', { ticker: 'ALP' }, '2024-01-02', '10 100'],
  [
    'an unknown ISIN with a known ticker',
    { isin: 'DE0000000009', mic: 'XTST', ticker: 'ALP' },
    null,
    '10 100',
  ],
  [
    'an ISIN and a ticker of another',
    { isin: 'DE0000000001', mic: 'XTST', ticker: 'NEW' },
    '2024-01-02',
    'conflict',
  ],
  [
    'an ISIN and a ticker that another had then',
    { isin: 'DE0000000001', mic: 'XTST', ticker: 'USED' },
    '2009-01-02',
    '10 100',
  ],
  [
    'an ISIN and a ticker that another has now',
    { isin: 'DE0000000001', mic: 'XTST', ticker: 'USED' },
    '2024-01-02',
    'conflict',
  ],
  ['a ticker before it was renamed', { mic: 'XTST', ticker: 'OLD' }, '2022-05-05', '20 200'],
  ['a ticker after it was renamed', { mic: 'XTST', ticker: 'NEW' }, '2024-01-02', '20 200'],
  [
    'the new ticker of a day before, which nothing else had',
    { mic: 'XTST', ticker: 'NEW' },
    '2022-05-05',
    '20 200',
  ],
  ['a ticker used again, before', { mic: 'XTST', ticker: 'USED' }, '2009-01-02', '10 100'],
  ['a ticker used again, after', { mic: 'XTST', ticker: 'USED' }, '2016-01-02', '20 200'],
  ['a ticker used again, between', { mic: 'XTST', ticker: 'USED' }, '2012-01-02', 'unknown'],
  ["a provider's own code", { providerCode: 'acme-1', mic: 'XTST' }, '2024-01-02', '10 100'],
  ['a name only', { name: 'Alpha', country: 'DE', kind: 'stock' }, '2024-01-02', 'unknown'],
  ['a ticker of any exchange', { ticker: 'NEW' }, '2024-01-02', '20 200'],
  ['a ticker of a country', { ticker: 'NEW', venueCountry: 'DE' }, '2024-01-02', '20 200'],
  ['a ticker of another country', { ticker: 'NEW', venueCountry: 'US' }, '2024-01-02', 'unknown'],
  ['nothing that is known', { mic: 'XTST', ticker: 'ZZZ' }, '2024-01-02', 'unknown'],
];

const KNOWN = {
  book,
  things,
  source: 'acme',
  countryOf: (mic: string) => (mic === 'XTST' ? 'DE' : null),
};

test.each(CASES)('DI-05 %s', (_, subject, day, expected) => {
  const found = findSubject(subject, day, KNOWN);
  expect(found.is === 'found' ? `${found.instrumentId} ${found.listingId}` : found.is).toBe(expected);
});

test('DI-05 an LEI finds the issuer', () => {
  expect(findSubject({ lei: 'LEI1' }, null, KNOWN)).toMatchObject({
    issuerId: 1,
    instrumentId: null,
  });
});

test('DI-05 a code of something else on the same days is refused, on other days it is not', () => {
  const fresh = new CodeBook();
  const ticker = { scheme: 'mic_ticker', value: 'T', of: 'listing' } as const;
  expect(fresh.put(code({ ...ticker, id: 1 }))).toBeNull();
  expect(fresh.put(code({ ...ticker, id: 2, validFrom: '2020-01-01' }))).toMatchObject({ id: 1 });
  expect(fresh.put(code({ ...ticker, id: 1, validTo: '2020-01-01', isNew: true }))).toBeNull();
  expect(fresh.put(code({ ...ticker, id: 2, validFrom: '2020-01-01', isNew: true }))).toBeNull();
  expect([...fresh.added()].map(({ id, validFrom, validTo }) => [id, validFrom, validTo])).toEqual([
    [1, SINCE_EVER, '2020-01-01'],
    [2, '2020-01-01', FOR_EVER],
  ]);
});

test.each([
  {
    names: ['Alpha AG'],
    isin: 'DE0000000001',
    is: ['alpha-ag', 'alpha-ag-xtst', 'alpha-ag-0001', 'alpha-ag-7'],
  },
  { names: ['株式会社'], is: ['alp-xtst', 'alp-xtst-xtst', 'alp-xtst-7'] },
])('addresses of $names', ({ names, isin, is }) => {
  expect(addressesFor({ names, ticker: 'ALP', mic: 'XTST', isin, id: 7 })).toEqual(is);
});

const twoVenues = new CodeBook();
for (const one of [
  code({ scheme: 'mic_ticker', value: 'BOTH', of: 'listing', id: 100 }),
  code({ scheme: 'mic_ticker', place: 'XOTH', value: 'BOTH', of: 'listing', id: 101 }),
  code({ scheme: 'mic_ticker', value: 'TWO', of: 'listing', id: 200 }),
  code({ scheme: 'mic_ticker', place: 'XOTH', value: 'TWO', of: 'listing', id: 101 }),
])
  twoVenues.put(one);
const findInTwo = (subject: Subject) =>
  findSubject(subject, null, { book: twoVenues, things, source: 'acme', countryOf: () => null });

test('DI-05 a ticker that two venues have for different shares is neither of them until the venue is said', () => {
  expect(findInTwo({ ticker: 'TWO' })).toEqual({ is: 'several', venues: ['XOTH', 'XTST'] });
  expect(findInTwo({ ticker: 'TWO', mic: 'XTST' })).toMatchObject({ is: 'found', listingId: 200 });
});

test('DI-05 a ticker of one share on two venues is that share, but no listing until the venue is said', () => {
  expect(findInTwo({ ticker: 'BOTH' })).toMatchObject({ is: 'found', instrumentId: 10, listingId: null });
  expect(findInTwo({ ticker: 'BOTH', mic: 'XOTH' })).toMatchObject({ is: 'found', listingId: 101 });
});

test('DI-05 a ticker that the provider calls another share’s own code is a question of the venue, too', () => {
  twoVenues.put(code({ scheme: 'provider', place: 'acme', value: 'TWO', of: 'instrument', id: 10 }));
  expect(findInTwo({ ticker: 'TWO' })).toEqual({ is: 'several', venues: ['XOTH', 'XTST'] });
});
