import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { AgeError } from '#platform/backup/age.server.ts';
import { countRows, DamagedBackupError, type Manifest } from '#platform/backup/manifest.ts';
import { RestoreRefusal, restoreBackup } from '#platform/backup/restore-backup.server.ts';
import { verifyBackup } from '#platform/backup/verify-backup.server.ts';
import { writeBackup } from '#platform/backup/write-backup.server.ts';
import { createDiskFileStore } from '#platform/files/disk-file-store.server.ts';
import packageFile from '../../../package.json' with { type: 'json' };
import { OperatorError } from '../process/process.server.ts';
import { createProgressLine } from '../process/progress-line.ts';
import { isStoreEmpty } from '../store/store-state.repository.ts';
import { type BareContext, type Command, type CommandInput, UsageError } from './command.server.ts';

const SHORTEST_PASSPHRASE = 10;

export const backupCommands: readonly Command[] = [
  {
    name: 'backup',
    usage: 'FILE [--encrypt]',
    summary: 'write all data and files into one archive, while the site is running',
    options: { encrypt: { type: 'boolean' } },
    store: 'as-is',
    run: async (input, context) => {
      const path = readPath(input);
      if (existsSync(path))
        throw new OperatorError(`${path} exists already: name another file, so that nothing is lost`);
      const progress = createProgressLine(process.stderr);
      const { manifest, bytes } = await writeBackup({
        path,
        url: context.databaseUrl,
        disk: createDiskFileStore(context.config.filesDir),
        version: packageFile.version,
        now: context.now,
        passphrase: input.values.encrypt === true ? await readNewPassphrase(context) : null,
        signal: context.signal,
        onProgress: progress.show,
      });
      progress.end(`backup written: ${path}`);
      context.show([{ ...summaryOf(manifest), megabytes: Number((bytes / 1_000_000).toFixed(1)) }]);
    },
  },
  {
    name: 'backup verify',
    usage: 'FILE',
    summary: 'read an archive to its end and compare its checksums, rows and files; needs no database',
    store: 'none',
    run: async (input, context) => {
      const path = readExisting(input);
      const manifest = await verifyBackup({ path, readPassphrase: () => readPassphrase(context) }).catch(
        explain,
      );
      context.show([summaryOf(manifest)]);
    },
  },
  {
    name: 'restore',
    usage: 'FILE',
    summary: 'fill an empty database from an archive, in one transaction',
    store: 'as-is',
    run: async (input, context) => {
      const path = readExisting(input);
      const progress = createProgressLine(process.stderr);
      const manifest = await restoreBackup({
        path,
        readPassphrase: () => readPassphrase(context),
        url: context.databaseUrl,
        disk: createDiskFileStore(context.config.filesDir),
        isEmpty: isStoreEmpty,
        onProgress: progress.show,
      }).catch(explain);
      progress.end(`restored: ${path}`);
      context.show([summaryOf(manifest)]);
    },
  },
];

function readPath({ positionals: [file, ...more] }: CommandInput): string {
  if (file === undefined || more.length > 0) throw new UsageError();
  return resolve(file);
}

function readExisting(input: CommandInput): string {
  const path = readPath(input);
  if (!existsSync(path)) throw new OperatorError(`there is no file ${path}`);
  return path;
}

async function readNewPassphrase(context: BareContext): Promise<string> {
  const passphrase = context.config.backups.passphrase ?? (await context.readPassword());
  if (passphrase.length < SHORTEST_PASSPHRASE)
    throw new OperatorError(`a passphrase needs at least ${SHORTEST_PASSPHRASE} characters`);
  return passphrase;
}

const readPassphrase = async ({ config, readPassword }: BareContext): Promise<string> =>
  config.backups.passphrase ?? (await readPassword({ isKnown: true }));

const summaryOf = (manifest: Manifest) => ({
  version: manifest.version,
  createdAt: manifest.createdAt,
  tables: manifest.tables.length,
  rows: countRows(manifest),
  files: manifest.files.length,
  filesInBucket: manifest.leftOut.bucketFiles,
  filesMissing: manifest.leftOut.missingFiles,
});

function explain(cause: unknown): never {
  if (cause instanceof DamagedBackupError || cause instanceof AgeError)
    throw new OperatorError(`the archive cannot be used: ${cause.message}. Nothing was changed`, { cause });
  if (cause instanceof RestoreRefusal) throw new OperatorError(cause.message, { cause });
  throw cause;
}
