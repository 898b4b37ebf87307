import { expect, test } from 'vitest';
import { backupName, findOutdated, isBackupName, isPartial, partialOf } from './backup-names.ts';

const name = (day: number) => backupName(new Date(Date.UTC(2026, 5, day, 2, 30)), day % 2 === 0);

test('RU-03 the newest backups remain, encrypted or not', () => {
  expect(name(1)).toBe('basispoint-20260601T023000Z.tar.zst');
  expect(findOutdated([name(3), name(1), name(4), name(2)], 2)).toEqual([name(2), name(1)]);
  expect(findOutdated([name(1)], 7)).toEqual([]);
});

test('RU-03 files of others are no backups', () => {
  expect([name(1), 'basispoint-notes.txt', partialOf(name(2))].map(isBackupName)).toEqual([
    true,
    false,
    false,
  ]);
  expect([name(1), partialOf(name(2)), 'other.partial'].map(isPartial)).toEqual([false, true, false]);
});
