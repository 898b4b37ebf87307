import { expect, test } from 'vitest';
import { DEFAULT_SELECTION } from '#market/trading-chart/chart-address.ts';
import { resolveSelection } from './resolve-selection.ts';

const requested = {
  stockId: 7,
  venueId: 1,
  viewer: 'paid',
  today: '2026-11-15',
  lastTradingDay: '2026-11-13',
} as const;
const OTHER = { kind: 'stock', id: 8, venueId: 1 } as const;

test.each([
  {
    rule: 'CH-03 one month by default',
    becomes: { period: 1, from: '2026-10-13', to: '2026-11-13' },
  },
  {
    rule: 'CH-07 a current day without trading is moved on the server already',
    selection: { period: 0 },
    becomes: { period: 0, from: '2026-11-13', to: '2026-11-13' },
  },
  {
    rule: 'CH-03 a current day with trading stays',
    selection: { period: 0 },
    requested: { lastTradingDay: '2026-11-15' },
    becomes: { period: 0, from: '2026-11-15', to: '2026-11-15' },
  },
  {
    rule: 'CH-03 only venue 1 has a current day',
    selection: { period: 0 },
    requested: { venueId: 2 },
    becomes: { period: 1, from: '2026-10-13' },
  },
  {
    rule: 'CH-09 candles have no current day',
    selection: { period: 0, type: 'extended' },
    becomes: { period: 1, from: '2026-10-13' },
  },
  {
    rule: 'CH-05 days are taken as they are, and one that is missing is added',
    selection: { period: null, from: '2026-01-01' },
    becomes: { period: null, from: '2026-01-01', to: '2026-11-13' },
  },
  { rule: 'CM-01 a paid reader compares', selection: { compared: [OTHER] }, becomes: { compared: [OTHER] } },
  {
    rule: 'CM-02 nothing is compared with itself',
    selection: { compared: [{ ...OTHER, id: 7 }] },
    becomes: { compared: [] },
  },
  {
    rule: 'CM-03 nobody else compares',
    selection: { compared: [OTHER] },
    requested: { viewer: 'signed-in' },
    becomes: { compared: [] },
  },
] as const)(
  '$rule',
  ({
    selection = {},
    requested: change = {},
    becomes,
  }: {
    selection?: object;
    requested?: object;
    becomes: object;
  }) => {
    expect(
      resolveSelection({ ...DEFAULT_SELECTION, ...selection }, { ...requested, ...change }),
    ).toMatchObject(becomes);
  },
);
