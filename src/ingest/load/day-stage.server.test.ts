import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DayStage } from './day-stage.server.ts';

test('DI-07 days wait in the folder of the data, in a file that has no name any more', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'day-stage-'));
  const folder = join(parent, 'data');
  const stage = new DayStage({ isCompared: false, folder });
  const closers: (() => void)[] = [];
  const origin = { n: 10, file: 0, line: 2, rank: 0 };
  stage.put(origin, { listingId: 7, isNew: true, day: '2024-04-01' }, ['10.5', null, 'a\tb']);
  await stage.append(stage.take(true) ?? Buffer.alloc(0), (close) => void closers.push(close));
  expect(await readdir(folder)).toEqual([]);
  let rows = '';
  for await (const part of stage.rowsOf(3)) rows += part.toString();
  expect(rows).toBe('7\t2024-04-01\t10.5\t\\N\ta\\tb\t3\n');
  for (const close of closers) close();
  await rm(parent, { recursive: true });
});
