import { expect, test } from 'vitest';
import { exitCodeOf, ok, problem, warning } from '#pages/operator/operator-health/finding.ts';
import {
  judgeAddress,
  judgeBackups,
  judgeClock,
  judgeConnections,
  judgeData,
  judgeDisk,
  judgeImports,
  judgeJobs,
  judgeLists,
  judgeOutbox,
  judgePeople,
  judgePool,
  judgePooler,
  judgeReplica,
  judgeSchema,
  judgeSearch,
} from './rules.ts';

const MB = 1_000_000;
const NOW = Date.UTC(2026, 5, 30, 12);
const address = {
  isListeningPublicly: false,
  isPublicUrlSet: false,
  publicOrigin: 'http://127.0.0.1:3000',
  isPublicHostLoopback: true,
};
const pooler = { passesNotifications: false, keepsStatements: false };
const data = { hasPrices: true, hasRecentPrices: true, isDemo: false, failingSources: 0 };

test.each([
  ['ok', judgeAddress(address)],
  ['problem', judgeAddress({ ...address, isListeningPublicly: true })],
  [
    'warning',
    judgeAddress({ ...address, publicOrigin: 'http://bonds.example', isPublicHostLoopback: false }),
  ],
  ['ok', judgeAddress({ ...address, publicOrigin: 'https://bonds.example', isPublicHostLoopback: false })],
  ['ok', judgeDisk('/srv', 50_000 * MB, 900_000 * MB)],
  ['ok', judgeDisk('/srv', 1_500 * MB, 4_000 * MB)],
  ['warning', judgeDisk('/srv', 1_500 * MB, 90_000 * MB)],
  ['problem', judgeDisk('/srv', 100 * MB, 90_000 * MB)],
  ['ok', judgeClock(-900)],
  ['warning', judgeClock(7_000)],
  ['problem', judgeClock(-90_000)],
  ['ok', judgeSchema([], [])],
  ['warning', judgeSchema(['0013_next'], [])],
  ['warning', judgeSchema([], ['0099_later'])],
  ['ok', judgeConnections(30, 60)],
  ['warning', judgeConnections(59, 60)],
  ['ok', judgePooler(pooler, { hasListenUrl: true, preparesStatements: false })],
  ['problem', judgePooler(pooler, { hasListenUrl: true, preparesStatements: true })],
  ['problem', judgePooler(pooler, { hasListenUrl: false, preparesStatements: false })],
  [
    'ok',
    judgePooler(
      { passesNotifications: true, keepsStatements: true },
      { hasListenUrl: false, preparesStatements: true },
    ),
  ],
  ['ok', judgeOutbox({ failed: 0, overdue: 0, held: 0 })],
  ['warning', judgeOutbox({ failed: 0, overdue: 0, held: 3 })],
  ['warning', judgeOutbox({ failed: 2, overdue: 0, held: 0 })],
  ['problem', judgeOutbox({ failed: 2, overdue: 1, held: 0 })],
  ['ok', judgeReplica('db2', { isReplica: true, bytesBehind: 0 })],
  ['warning', judgeReplica('db2', { isReplica: true, bytesBehind: 40 * MB })],
  ['warning', judgeReplica('db2', null)],
  ['problem', judgeReplica('db2', { isReplica: false, bytesBehind: null })],
  ['warning', judgeBackups(undefined, undefined, NOW)],
  ['warning', judgeBackups('30 2 * * *', undefined, NOW)],
  ['ok', judgeBackups('30 2 * * *', 'basispoint-20260630T023000Z.tar.zst', NOW)],
  ['problem', judgeBackups('30 2 * * *', 'basispoint-20260601T023000Z.tar.zst', NOW)],
  ['ok', judgeData(data)],
  ['ok', judgeData({ ...data, hasRecentPrices: false, isDemo: true })],
  ['warning', judgeData({ ...data, hasRecentPrices: false })],
  ['warning', judgeData({ ...data, hasPrices: false })],
  ['warning', judgeData({ ...data, failingSources: 1 })],
  ['ok', judgePeople(1)],
  ['warning', judgePeople(0)],
  ['ok', judgeJobs(null)],
  ['ok', judgeJobs(0)],
  ['warning', judgeJobs(4)],
  ['ok', judgeImports({ running: 1, failed: 0 })],
  ['warning', judgeImports({ running: 0, failed: 2 })],
  ['ok', judgePool({ active: 3, idle: 1, waiting: 0 })],
  ['warning', judgePool({ active: 10, idle: 0, waiting: 4 })],
  ['ok', judgeLists([{ rows: 5 }, { rows: 7 }], 2)],
  ['warning', judgeLists([{ rows: 5 }], 2)],
  ['ok', judgeSearch(12, 90_000)],
  ['warning', judgeSearch(0, null)],
] as const)('RU-08 %s: $1.code', (state, found) => {
  expect(found.state).toBe(state);
});

test('RU-08 the exit code is that of the worst finding', () => {
  expect(
    [
      [ok('jobs', 'jobs_ok')],
      [ok('jobs', 'jobs_ok'), warning('mail', 'mail_none')],
      [warning('mail', 'mail_none'), problem('address', 'address_unset')],
    ].map(exitCodeOf),
  ).toEqual([0, 2, 1]);
});
