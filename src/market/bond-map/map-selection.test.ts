import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mapPath } from './map-path.ts';
import { countFilters, hasSealedRange, isSealedSort, namesBonds, parseMapQuery } from './map-selection.ts';

const read = (path: string) => parseMapQuery(Object.fromEntries(new URL(path, 'http://x').searchParams));

test.each([
  { query: '', path: '/bonds/map/?currency=all' },
  { query: 'currency=all', path: '/bonds/map/?currency=all' },
  { query: 'currency=EUR,all', path: '/bonds/map/?currency=EUR' },
  { query: 'currency=all&kind=zero', path: '/bonds/map/?kind=zero' },
  { query: 'currency=EUR,USD', path: '/bonds/map/?currency=EUR,USD' },
  { query: 'currency=eur,EUR,EUR', path: '/bonds/map/?currency=EUR' },
  { query: 'sector=bank,moon&kind=zero', path: '/bonds/map/?sector=bank&kind=zero' },
  { query: 'rating=bb,aaa', path: '/bonds/map/?rating=aaa,bb' },
  { query: 'issuer=%20Norvik%20%20Steel', path: '/bonds/map/?issuer=Norvik+Steel' },
  { query: 'yield_from=5,5&yield_to=ten', path: '/bonds/map/?yield_from=5.5' },
  { query: 'years_from=0&years_to=3', path: '/bonds/map/?years_from=0&years_to=3' },
  { query: 'price_from=1e3', path: '/bonds/map/?currency=all' },
  { query: 'day=2026-06-12', path: '/bonds/map/?currency=all&day=2026-06-12' },
  { query: 'day=2026-02-30', path: '/bonds/map/?currency=all' },
  {
    query: 'x=duration&y=yield&group=currency&labels=free&trend=not_selected',
    path: '/bonds/map/?currency=all',
  },
  {
    query: 'x=maturity&y=z-spread&trend=linear',
    path: '/bonds/map/?currency=all&x=maturity&y=z-spread&trend=linear',
  },
  { query: 'off=7,7,x,9', path: '/bonds/map/?currency=all&off=7,9' },
  { query: 'own=Mine~3.8~6', path: '/bonds/map/?currency=all&own=Mine~3.8~6' },
  { query: 'own=~1~2;A~x~1;B~1~2000;C~-1~2;D~0~-1', path: '/bonds/map/?currency=all&own=D~0~-1' },
  {
    query: 'own=New~4~7~7.5~2~2031-05-01~98.5;Bad~4~7~7.5~3~2031-05-01~98.5',
    path: '/bonds/map/?currency=all&own=New~4~7~7.5~2~2031-05-01~98.5',
  },
  { query: 'own=Endless~4~7~7.5~12~9999-12-31~98.5', path: '/bonds/map/?currency=all' },
  { query: 'sort=-residual', path: '/bonds/map/?currency=all&sort=-residual' },
  { query: 'sort=password', path: '/bonds/map/?currency=all' },
  { query: 'hide=EUR,%3Cscript%3E', path: '/bonds/map/?currency=all&hide=EUR' },
])('EP-05 a map requested by "$query" has the address $path', ({ query, path }) => {
  const selection = read(`/bonds/map/?${query}`);
  expect(mapPath(selection)).toBe(path);
  expect(read(path)).toEqual(selection);
});

test('EP-05 whatever an address says, its own address means the same', () => {
  const word = fc.option(fc.string({ maxLength: 20, unit: 'grapheme' }), { nil: undefined });
  const number = fc.option(fc.double({ min: -1e4, max: 1e4, noNaN: true }).map(String), { nil: undefined });
  const query = fc.record({
    currency: word,
    issuer: word,
    yield_from: number,
    years_to: number,
    off: fc.array(fc.integer({ min: -5, max: 1e6 })).map(String),
    own: fc.tuple(word, number, number).map((parts) => parts.join('~')),
    hide: word,
    day: word,
    sort: word,
  });
  fc.assert(
    fc.property(query, (requested) => {
      const selection = parseMapQuery(requested);
      const path = mapPath(selection);
      expect(read(path)).toEqual(selection);
      expect(mapPath(read(path))).toBe(path);
    }),
  );
});

test('CB-07 what would give a value away is known before it is requested', () => {
  expect(hasSealedRange(read('/?years_from=1'))).toBe(false);
  for (const name of ['yield_from', 'duration_to', 'price_from'])
    expect(hasSealedRange(read(`/?${name}=1`))).toBe(true);
  expect(isSealedSort(read('/?sort=matures').sort)).toBe(false);
  for (const key of ['yield', '-residual', 'price'])
    expect(isSealedSort(read(`/?sort=${key}`).sort)).toBe(true);
});

test.each([
  ['', false],
  ['x=maturity&trend=linear&day=2026-06-12&own=Mine~3.8~6', false],
  ['currency=euro&sector=moon&yield_from=many', false],
  ['currency=all', true],
  ['currency=EUR', true],
  ['currency=EUR,all', true],
  ['issuer=norvik', true],
  ['years_to=3', true],
])('RD-05 whether "%s" says which bonds it means: %s', (search, expected) => {
  expect(namesBonds(Object.fromEntries(new URLSearchParams(search)))).toBe(expected);
});

test('EP-05 a closed panel of filters says how many are set', () => {
  expect(countFilters(read('/?x=maturity'))).toBe(0);
  expect(countFilters(read('/?currency=EUR,USD&issuer=n&years_from=1&years_to=2'))).toBe(3);
});

test.each([
  ['0.1,0.35,0.4,0.8', { x: { from: 0.1, to: 0.35 }, y: { from: 0.4, to: 0.8 } }],
  ['0,1,0.5,1', { x: { from: 0, to: 1 }, y: { from: 0.5, to: 1 } }],
  ['0.5,0.2,0,1', null],
  ['0,0,0,1', null],
  ['0,1,0', null],
  ['0,1,0,1,1', null],
  ['0,2,0,1', null],
  ['-0.1,1,0,1', null],
  ['NaN,1,0,1', null],
  ['0.12345,1,0,1', null],
])('CB-06 what part of a map is looked at stands in its address: %s', (zoom, read) => {
  const selection = parseMapQuery({ zoom });
  expect(selection.zoom).toEqual(read);
  expect(mapPath(selection)).toBe(
    read ? `/bonds/map/?currency=all&zoom=${zoom}` : '/bonds/map/?currency=all',
  );
});
