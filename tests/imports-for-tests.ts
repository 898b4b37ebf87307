import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { startTestApp, type TestApp } from '../src/app/app-for-tests.server.ts';
import { runCommand } from './run-command.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

export interface Report {
  readonly batch?: number;
  readonly files: readonly {
    readonly records: number;
    readonly accepted: number;
    readonly isHeld: boolean;
  }[];
  readonly tables: readonly { readonly table: string; readonly added: number; readonly changed: number }[];
  readonly findings: readonly {
    readonly rule: string;
    readonly severity: string;
    readonly count: number;
    readonly examples: readonly { readonly sentence: string }[];
  }[];
}

/** A site and a folder of files that its commands import. */
export class Imports {
  readonly app: TestApp;
  readonly folder: string;

  private constructor(app: TestApp, folder: string) {
    this.app = app;
    this.folder = folder;
  }

  static async start(): Promise<Imports> {
    // The batches are stamped by the clock of the store.
    const app = await startTestApp({ clock: () => new Date() });
    return new Imports(app, await makeTemporaryFolder('basispoint-acceptance-'));
  }

  async close(): Promise<void> {
    await this.app.close();
    await rm(this.folder, { recursive: true });
  }

  async put(name: string, text: string): Promise<string> {
    const path = join(this.folder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
    return path;
  }

  async run(...args: string[]): Promise<Report> {
    const [shown] = (await runCommand(this.app, ['import', ...args, '--json'])).shown;
    return shown as Partial<Report> as Report;
  }

  add(path: string, ...args: string[]): Promise<Report> {
    return this.run('add', path, '--create', '--yes', ...args);
  }

  async column(statement: string): Promise<unknown[]> {
    const { rows } = await this.app.services.stores.primaryPool.query({ text: statement, rowMode: 'array' });
    return rows.map((row: unknown[]) => (row.length === 1 ? row[0] : row));
  }
}

export const addedTo = ({ tables }: Report, table: string) =>
  tables.find((one) => one.table === table)?.added ?? 0;

export const rulesOf = ({ findings }: Report) =>
  findings.map(({ severity, rule, count }) => `${severity} ${rule} ${count}`);
