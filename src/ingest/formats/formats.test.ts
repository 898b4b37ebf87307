import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyJsonFile, anyTableFile } from './any-file-for-tests.ts';
import { plainOhlcv } from './plain-ohlcv/plain-ohlcv.ts';
import { openText, readAll } from './read-fixture-for-tests.ts';
import { FORMATS } from './registry.ts';

test('DI-13 no format throws on any table, neither when it is recognised nor when it is read', async () => {
  await fc.assert(
    fc.asyncProperty(anyTableFile, async (file) => {
      for (const format of FORMATS) {
        const { score } = format.recognise(file.peek);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(1);
        if (score > 0) await readAll(format, file);
      }
    }),
    { numRuns: 300 },
  );
});

test('DI-13 no format throws on any JSON document', async () => {
  await fc.assert(
    fc.asyncProperty(anyJsonFile, async (file) => {
      for (const format of FORMATS) if (format.recognise(file.peek).score > 0) await readAll(format, file);
    }),
    { numRuns: 300 },
  );
});

const price = fc
  .tuple(fc.bigInt({ min: 1n, max: 10n ** 30n }), fc.integer({ min: 0, max: 25 }))
  .map(([digits, places]) => {
    const text = digits.toString().padStart(places + 1, '0');
    return places === 0 ? text : `${text.slice(0, -places)}.${text.slice(-places)}`;
  });

test('DI-03 prices of any length arrive exactly, whatever the order of columns', async () => {
  const columns = fc.shuffledSubarray(['date', 'open', 'high', 'low', 'close'], { minLength: 5 });
  await fc.assert(
    fc.asyncProperty(columns, fc.array(price, { minLength: 4, maxLength: 4 }), async (names, prices) => {
      const [open = '', high = '', low = '', close = ''] = prices;
      const values: Readonly<Record<string, string>> = { date: '2024-03-01', open, high, low, close };
      const row = names.map((name) => values[name]).join(',');
      const { records } = await readAll(plainOhlcv, openText('ELM.csv', `${names.join(',')}\n${row}\n`));
      expect(records).toEqual([
        { type: 'price', subject: { ticker: 'ELM' }, day: '2024-03-01', open, high, low, last: close },
      ]);
    }),
    { numRuns: 100 },
  );
});
