import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

/** Ten times the rows of the first file; the heap is small, so that what is kept would show or not fit. */
const FEW = 30_000;
const MANY = 300_000;
const HEAP = ['--max-old-space-size=32', '--max-semi-space-size=2'];

test('an export of ten times the rows takes hardly more memory', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [
    ...HEAP,
    'tests/spreadsheets/write-many-rows.ts',
    String(FEW),
    String(MANY),
  ]);
  const { afterFew, afterMany } = JSON.parse(stdout);
  expect(afterMany - afterFew).toBeLessThan(20);
});
