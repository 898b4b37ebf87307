import { expect, test } from 'vitest';
import { FIRST_WISH } from './chart-address.ts';
import { honourWish } from './honoured-wish.ts';

const asked = {
  stockId: 7,
  groundId: 1,
  viewer: 'paid',
  today: '2026-11-15',
  lastTradingDay: '2026-11-13',
} as const;
const OTHER = { kind: 'stock', id: 8, groundId: 1 } as const;

test.each([
  {
    rule: 'CH-03 one month unless told',
    becomes: { period: 1, from: '2026-10-13', to: '2026-11-13' },
  },
  {
    rule: 'CH-07 a current day without trading is moved on the server already',
    wish: { period: 0 },
    becomes: { period: 0, from: '2026-11-13', to: '2026-11-13' },
  },
  {
    rule: 'CH-03 a current day with trading stays',
    wish: { period: 0 },
    asked: { lastTradingDay: '2026-11-15' },
    becomes: { period: 0, from: '2026-11-15', to: '2026-11-15' },
  },
  {
    rule: 'CH-03 only ground 1 has a current day',
    wish: { period: 0 },
    asked: { groundId: 2 },
    becomes: { period: 1, from: '2026-10-13' },
  },
  {
    rule: 'CH-09 candles have no current day',
    wish: { period: 0, type: 'extended' },
    becomes: { period: 1, from: '2026-10-13' },
  },
  {
    rule: 'CH-05 days are taken as they are, and one that is missing is added',
    wish: { period: null, from: '2026-01-01' },
    becomes: { period: null, from: '2026-01-01', to: '2026-11-13' },
  },
  { rule: 'CM-01 a paid reader compares', wish: { compared: [OTHER] }, becomes: { compared: [OTHER] } },
  {
    rule: 'CM-02 nothing is compared with itself',
    wish: { compared: [{ ...OTHER, id: 7 }] },
    becomes: { compared: [] },
  },
  {
    rule: 'CM-03 nobody else compares',
    wish: { compared: [OTHER] },
    asked: { viewer: 'signed-in' },
    becomes: { compared: [] },
  },
] as const)(
  '$rule',
  ({ wish = {}, asked: change = {}, becomes }: { wish?: object; asked?: object; becomes: object }) => {
    expect(honourWish({ ...FIRST_WISH, ...wish }, { ...asked, ...change })).toMatchObject(becomes);
  },
);
