import { inject } from 'vitest';
import { createDatabase, type NewDatabase } from './new-database.server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseServer: string;
    emptyTemplate: string;
    demoTemplate: string;
    /** The folder of the demo market's files: all copies read the same. */
    demoFiles: string;
  }
}

let count = 0;
const freshName = () => `basispoint_test_${process.pid}_${count++}`;

/** An empty, migrated database for one test file. */
export function scratchDatabase(): Promise<NewDatabase> {
  return createDatabase(inject('databaseServer'), freshName(), inject('emptyTemplate'));
}

/** A copy of the small demo market for one test file. */
export function scratchDemoMarket(): Promise<NewDatabase> {
  return createDatabase(inject('databaseServer'), freshName(), inject('demoTemplate'));
}
