import { expect, test } from 'vitest';
import { formatOf } from '#platform/i18n/format.ts';
import { words } from '../chart-for-tests.ts';
import { SAMPLE_AXIS } from '../sample-charts.ts';
import { chartWords } from '../words/chart-words.ts';
import { scaleOf } from './value-scale.ts';
import { labelWriter, valueTicks, writeValue } from './value-ticks.ts';

const box = { x: 0, y: 0, width: 100, height: 300 };
const labels = (from: number, to: number, axis: Partial<typeof SAMPLE_AXIS> = {}, height = box.height) => {
  const full = { ...SAMPLE_AXIS, ...axis };
  const scale = scaleOf({ id: 'value', from, to, scale: full.scale }, { ...box, height });
  return valueTicks(full, scale, height, 11, words).map(({ label }) => label);
};

test.each([
  { what: 'prices', from: 63, to: 88, axis: {}, shown: ['65.00', '70.00', '75.00', '80.00', '85.00'] },
  {
    what: 'narrow prices',
    from: 1.2,
    to: 1.21,
    axis: {},
    shown: ['1.200', '1.202', '1.204', '1.206', '1.208', '1.210'],
  },
  {
    what: 'percents',
    from: -12,
    to: 62,
    axis: { unit: 'percent' as const },
    shown: ['−10%', '0%', '10%', '20%', '30%', '40%', '50%', '60%'],
  },
  {
    what: 'thousands',
    from: 0,
    to: 60_000,
    axis: { decimals: 0 },
    shown: ['0', '10 000', '20 000', '30 000', '40 000', '50 000', '60 000'],
  },
  {
    what: '100,000 and more, in millions',
    from: 0,
    to: 250_000,
    axis: { decimals: 0 },
    shown: ['0', '0.05m', '0.10m', '0.15m', '0.20m', '0.25m'],
  },
  {
    what: 'millions',
    from: 0,
    to: 5_000_000,
    axis: { decimals: 0 },
    shown: ['0', '1m', '2m', '3m', '4m', '5m'],
  },
  {
    what: 'decades',
    from: 0.8,
    to: 12_000,
    axis: { scale: 'log' as const, decimals: 0 },
    shown: ['1', '3', '10', '30', '100', '300', '1 000', '3 000', '10 000'],
  },
])('CB-08 CH-12 an axis of $what', ({ from, to, axis, shown }) => {
  expect(labels(from, to, axis).map((label) => label.replaceAll('\u00a0', ' '))).toEqual(shown);
});

test('CH-11 CB-07 an axis without a unit has no labels', () => {
  expect(new Set(labels(0, 1, { hidesValues: true }))).toEqual(new Set(['']));
});

test.each([
  ['eng', '1.5m'],
  ['rus', '1,5 млн'],
  ['deu', '1,5 Mio.'],
  ['fra', '1,5 M'],
  ['esp', '1,5 M'],
  ['ita', '1,5 Mln'],
  ['pol', '1,5 mln'],
  ['ukr', '1,5 млн'],
  ['tur', '1,5 Mn'],
  ['chn', '150万'],
] as const)('CB-08 100,000 and more is written in millions, or as %s counts: %s', (language, written) => {
  const own = chartWords(language, formatOf(language));
  const write = labelWriter({ unit: 'value', decimals: 0 }, [0, 1_500_000, 3_000_000], own);
  expect(write(1_500_000).replaceAll('\u00a0', ' ')).toBe(written);
});

test.each([
  [84.357, '84.36'],
  [99_999, '99\u00a0999.00'],
  [-1_284_310, '−1.28m'],
])('the tag of %d says %s', (value, text) => {
  expect(writeValue(SAMPLE_AXIS, value, words)).toBe(text);
});

test('CB-08 an axis with room for its zero alone writes it without decimals', () => {
  expect(labelWriter({ unit: 'value', decimals: 0 }, [0], words)(0)).toBe('0');
});

test('CH-12 a low pane says how large its columns are, not only where zero is', () => {
  expect(labels(0, 900_000, { decimals: 0 }, 60)).toEqual(['0', '0.5m']);
});
