import { expect, test } from 'vitest';
import { explainStartFailure } from './start-failure.server.ts';

const STAMP = '2026-11-15 03:18:03.028 UTC [7533]';

test.each([
  {
    tail: `${STAMP} PANIC:  could not write to file "pg_wal/xlogtemp.9": No space left on device\n`,
    says: 'is full. Free',
  },
  {
    tail: `${STAMP} FATAL:  could not map anonymous shared memory: Cannot allocate memory\n`,
    says: 'did not start: could not map anonymous shared memory: Cannot allocate memory. Its own words',
  },
  {
    tail: 'postgres: error while loading shared libraries: libicui18n.so.60: cannot open shared object file\n',
    says: 'libicui18n.so.60',
  },
  {
    tail: `${STAMP} FATAL:  the database system is starting up\n`,
    says: 'did not start: SIGKILL. Its own words',
  },
])('the operator reads "$says"', ({ tail, says }) => {
  const failure = { tail, ending: 'SIGKILL', dataDir: '/data', logFile: '/data/postgres.log' };
  expect(explainStartFailure(failure).message).toContain(says);
});
