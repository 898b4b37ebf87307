import { expect, test } from 'vitest';
import {
  findLeft,
  fitSlope,
  fitTrends,
  judge,
  type Measure,
  measures,
  readSample,
  type Sample,
} from './verdict.ts';

const FLAT: Readonly<Record<Measure, number>> = {
  'memory without caches, MB': 300,
  'heap, MB': 120,
  'open files': 60,
  handles: 40,
  'database connections': 10,
};
const SECONDS = 600;

/** Ten minutes of a site that does nothing new, but for one measure. */
function soak(measure?: Measure, valueAt: (second: number) => number = () => 0): readonly Sample[] {
  return Array.from({ length: SECONDS }, (_, second) => {
    const values = { ...FLAT, 'heap, MB': FLAT['heap, MB'] + (second % 17) * 4 };
    if (measure) values[measure] = valueAt(second);
    return { second, values };
  });
}

const findIn = (samples: readonly Sample[]) => judge(samples, fitTrends(samples));

test('a heap that rises until it is collected, and all else flat: nothing is found', () =>
  expect(findIn(soak())).toEqual([]));

test.each(measures)('a leak is found: %s', (measure) => {
  const leak = (second: number) => FLAT[measure] * (1 + second / SECONDS);
  expect(findIn(soak(measure, leak))).toEqual([expect.stringMatching(`^${measure}: grew by`)]);
});

test.each([
  { why: 'caches that fill at first', valueAt: (second: number) => 200 + 100 * Math.min(1, second / 200) },
  { why: 'one peak', valueAt: (second: number) => (second > 400 && second < 430 ? 900 : 300) },
  { why: 'memory that is given back', valueAt: (second: number) => 400 - second / 10 },
])('no leak: $why', ({ valueAt }) => expect(findIn(soak('memory without caches, MB', valueAt))).toEqual([]));

test('too few samples, or a measure that is missing, are a finding', () => {
  expect(findIn(soak().slice(0, 40))).toEqual(['40 samples were taken: too few']);
  expect(findIn(soak('handles', () => Number.NaN))).toEqual(['handles: not measured']);
});

test('the slope is that of most of the points', () => {
  const points = [0, 2, 4, 600, 8, 10].map((y, x) => ({ x, y }));
  expect(fitSlope(points)).toBe(2);
});

test('a sample is read from the text of the metrics', () => {
  const text = [
    '# TYPE process_open_fds gauge',
    'process_open_fds 61',
    'process_resident_memory_bytes 314572800',
    'basispoint_cache_bytes{cache="pages"} 10485760',
    'basispoint_cache_bytes{cache="parts"} 1048576',
    'basispoint_database_connections{server="primary",state="idle"} 3',
    'basispoint_database_connections{server="primary",state="active"} 2',
  ].join('\n');
  const { values } = readSample(7, text);
  expect(values).toMatchObject({
    'open files': 61,
    'memory without caches, MB': 289,
    'database connections': 5,
  });
  expect(values.handles).toBeNaN();
});

test.each([
  { more: { handles: 5, 'open files': 5 }, left: [] },
  { more: { handles: 40, 'open files': 5 }, left: ['handles: 40 more than before, with nobody there'] },
  { more: { handles: 0, 'open files': 25 }, left: ['open files: 25 more than before, with nobody there'] },
])('planted: what stays open when everybody has left is a finding: $more', ({ more, left }) => {
  const values = soak()[0]?.values as Sample['values'];
  const grown = {
    handles: values.handles + more.handles,
    'open files': values['open files'] + more['open files'],
  };
  expect(findLeft({ second: 0, values }, { second: 0, values: { ...values, ...grown } })).toEqual(left);
});
