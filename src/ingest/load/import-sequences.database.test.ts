import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toCalendarDay } from '#domain/calendar/day-number.ts';
import type { PriceRecord } from '#domain/import/records.ts';
import { fileOf, importFiles, TEST_IMPORT } from './import-for-tests.server.ts';
import { checkFiles } from './import-run.server.ts';
import { openTestStore } from './store-for-tests.server.ts';
import { undoBatch } from './undo.server.ts';

const store = openTestStore();

const day = fc.integer({ min: 19_700, max: 19_710 });
const rows = fc.uniqueArray(fc.record({ day, last: fc.integer({ min: 95, max: 105 }) }), {
  minLength: 1,
  maxLength: 6,
  selector: (row) => row.day,
});
const toRecord = (row: { day: number; last: number }): PriceRecord => ({
  type: 'price',
  subject: { mic: 'XTST', ticker: 'SEQ' },
  day: toCalendarDay(row.day),
  last: String(row.last),
});

const dump = async (): Promise<string> => {
  const tables = ['issuer', 'instrument', 'stock', 'listing', 'instrument_code', 'daily_trading'];
  const texts: string[] = [];
  for (const table of tables) {
    const result = await store.client.query(
      `select string_agg(to_jsonb(t)::text, e'\\n' order by to_jsonb(t)::text) as rows from ${table} t`,
    );
    texts.push(String((result.rows[0] as { rows: unknown }).rows));
  }
  return texts.join('\n');
};

const shown = async (at: unknown): Promise<string> => {
  const result = await store.client.query(
    `select string_agg(day || ' ' || last_price, ',' order by day) as days
       from daily_trading_known((select max(id) from listing), '2000-01-01', '2099-01-01', $1)`,
    [at],
  );
  return String((result.rows[0] as { days: unknown }).days ?? '');
};

test('DI-08 undone in turn, any sequence of imports leaves the store as each of them found it', async () => {
  await importFiles(store.url, [fileOf('first.csv', [toRecord({ day: 19_699, last: 100 })])]);
  await fc.assert(
    fc.asyncProperty(fc.array(rows, { minLength: 1, maxLength: 3 }), async (files) => {
      const states: string[] = [];
      const batches: number[] = [];
      for (const file of files) {
        states.push(await dump());
        batches.push((await importFiles(store.url, [fileOf('seq.csv', file.map(toRecord))])).batchId);
      }
      for (const batch of batches.toReversed()) {
        await undoBatch(store.client, batch, { actor: 'test', actorId: null, keepsLater: false });
        expect(await dump()).toBe(states.pop());
      }
    }),
    { numRuns: 5 },
  );
});

test('DI-08 what was shown at any time can be shown again', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(rows, fc.boolean()), { minLength: 2, maxLength: 4 }),
      async (steps) => {
        const seen: { at: unknown; days: string }[] = [];
        for (const [file, isUndone] of steps) {
          const { batchId } = await importFiles(store.url, [fileOf('seq.csv', file.map(toRecord))]);
          if (isUndone)
            await undoBatch(store.client, batchId, { actor: 'test', actorId: null, keepsLater: true });
          const now = await store.client.query('select clock_timestamp()::text as at');
          const { at } = now.rows[0] as { at: string };
          seen.push({ at, days: await shown('infinity') });
        }
        for (const { at, days } of seen) expect(await shown(at)).toBe(days);
      },
    ),
    { numRuns: 4 },
  );
});

test('DI-07 rows in any order give the same difference', async () => {
  await fc.assert(
    fc.asyncProperty(
      rows.chain((some) =>
        fc.tuple(fc.constant(some), fc.shuffledSubarray(some, { minLength: some.length })),
      ),
      async ([some, shuffled]) => {
        const digests: string[] = [];
        for (const order of [some, shuffled]) {
          const { difference } = await checkFiles(
            store.client,
            [fileOf('seq.csv', order.map(toRecord))],
            TEST_IMPORT,
          );
          digests.push(difference.digest);
        }
        expect(digests[0]).toBe(digests[1]);
      },
    ),
    { numRuns: 5 },
  );
});

test('DI-07 no text of a cell changes another row, and a decimal of any length arrives exactly', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc
        .string({ unit: 'binary', minLength: 1, maxLength: 20 })
        .filter((text) => text.replaceAll('\0', '').trim() !== ''),
      fc.bigInt({ min: 1n, max: 10n ** 40n }),
      async (name, digits) => {
        const value = `1.${digits}1`;
        const subject = { mic: 'XOTH', ticker: 'TXT' };
        const { batchId } = await importFiles(store.url, [
          fileOf('names.csv', [{ type: 'instrument', subject, kind: 'stock', name: `x${name}` }]),
          fileOf('text.csv', [{ type: 'price', subject, day: '2024-04-02', last: value }]),
        ]);
        const result = await store.client.query(
          `select count(*)::int as count, min(last_price)::text as price from daily_trading t join listing l on l.id = listing_id where ticker = 'TXT'`,
        );
        expect(result.rows).toEqual([{ count: 1, price: value }]);
        await undoBatch(store.client, batchId, { actor: 'test', actorId: null, keepsLater: false });
      },
    ),
    { numRuns: 5 },
  );
});
