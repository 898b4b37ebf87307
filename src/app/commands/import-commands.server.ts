import { existsSync } from 'node:fs';
import type pg from 'pg';
import { Decoder } from '#ingest/decode/decoder.server.ts';
import {
  findBatch,
  listBatches,
  listCodes,
  listFiles,
  listRejections,
  listStoredFiles,
} from '#ingest/load/batches.repository.ts';
import { openFiles, openSources } from '#ingest/load/open-files.server.ts';
import { UndoRefusal, undoBatch } from '#ingest/load/undo.server.ts';
import { findTemplate, TEMPLATE_NAMES } from '#ingest/mapping/templates.ts';
import { createFiles } from '#platform/files/create-files.server.ts';
import { OperatorError } from '../process/process.server.ts';
import { type Command, type CommandContext, UsageError } from './command.server.ts';
import { EXIT, runOnFiles, withClient } from './import/import-session.server.ts';
import { toRejectedFile } from './import/rejected-file.ts';
import { RUN_OPTIONS, RUN_USAGE, readRunOptions } from './import/run-options.server.ts';
import { readId } from './read-id.server.ts';

export const importCommands: readonly Command[] = [
  runCommand(
    'check',
    'what files are, what they would change and what is wrong with them; nothing is written',
  ),
  runCommand('add', 'check files and write them, after confirmation or with --yes'),
  {
    name: 'import list',
    usage: '',
    summary: 'the latest imports',
    run: async ({ positionals }, context) => {
      if (positionals.length > 0) throw new UsageError();
      await withClient(context, async (client) => context.show(await listBatches(client)));
    },
  },
  {
    name: 'import show',
    usage: 'BATCH | code MIC TICKER',
    summary: 'the files of an import; what a code means, and meant',
    run: async ({ positionals }, context) => {
      const [first = '', place, value] = positionals;
      await withClient(context, async (client) => {
        if (first === 'code' && place && value) return context.show(await listCodes(client, place, value));
        if (positionals.length !== 1) throw new UsageError();
        const id = readId(positionals);
        if (!(await findBatch(client, id))) throw unknownBatch(id);
        context.show(await listFiles(client, id));
      });
    },
  },
  {
    name: 'import rejected',
    usage: 'BATCH [FILE]',
    summary: 'records that were not taken, as a file to correct and import again',
    run: async ({ positionals: [batch = '', ...names] }, context) => {
      const id = readId([batch]);
      if (names.length > 1) throw new UsageError();
      await withClient(context, async (client) => {
        if (!(await findBatch(client, id))) throw unknownBatch(id);
        const rejections = await listRejections(client, id);
        const files = [...new Set(rejections.map(({ file }) => file))];
        const name = names[0] ?? files[0];
        if (name === undefined) return context.say(`batch ${id} took every record`);
        if (files.length > 1 && names.length === 0)
          process.stderr.write(`basispoint: this is ${name}; also: ${files.slice(1).join(', ')}\n`);
        const table = await readTable(client, context, id, name);
        process.stdout.write(
          toRejectedFile(
            rejections.filter(({ file }) => file === name),
            table,
          ),
        );
      });
    },
  },
  {
    name: 'import undo',
    usage: 'BATCH [--keep-later]',
    summary: 'take back what an import added and changed; with --keep-later, what later ones changed stays',
    options: { 'keep-later': { type: 'boolean' } },
    run: async ({ positionals, values }, context) => {
      const id = readId(positionals);
      await withClient(context, async (client) => {
        const undone = await undoBatch(client, id, {
          actor: 'command line',
          actorId: context.actor.operatorId,
          keepsLater: values['keep-later'] === true,
        }).catch((error: unknown) => {
          throw error instanceof UndoRefusal ? explainUndo(id, error) : error;
        });
        if (values.json === true) return context.show([{ ...undone }]);
        const retained =
          undone.retained > 0 ? `, ${undone.retained} things stay because something else needs them` : '';
        context.say(
          `batch ${undone.batchId}: ${undone.removed} rows removed, ${undone.restored} brought back${retained}`,
        );
      });
    },
  },
  {
    name: 'import redo',
    usage: 'BATCH [--create] [--yes]',
    summary: 'import the stored files of a batch again',
    options: { create: RUN_OPTIONS.create, yes: RUN_OPTIONS.yes },
    run: async (input, context) => {
      const id = readId(input.positionals);
      const stored = await withClient(context, (client) => listStoredFiles(client, id));
      if (stored.length === 0)
        throw new OperatorError(`the files of batch ${id} are not stored: see import list`, {
          exitCode: EXIT.refused,
        });
      const files = createFiles(context.config);
      const sources = stored.map(({ name, bytes, ...file }) => ({
        ...splitName(name),
        bytes: Number(bytes),
        content: { kind: 'stream' as const, open: () => readStored(files, file) },
      }));
      await runOnFiles(input, context, {
        settings: readRunOptions(input),
        open: (options) => openSources(sources, options),
        writes: true,
        note: `again ${id}`,
      });
    },
  },
  {
    name: 'import template',
    usage: '[NAME]',
    summary: 'an empty file to fill in, such as prices.csv; without a name, the names',
    run: async ({ positionals: [name, ...more] }, { show }) => {
      if (more.length > 0) throw new UsageError();
      if (name === undefined) return show(TEMPLATE_NAMES.map((template) => ({ template })));
      const template = findTemplate(name);
      if (template === null)
        throw new OperatorError(`there is no template ${name}: see import template`, {
          exitCode: EXIT.usage,
        });
      process.stdout.write(template);
    },
  },
];

function runCommand(word: 'check' | 'add', summary: string): Command {
  return {
    name: `import ${word}`,
    usage: RUN_USAGE,
    summary,
    options: RUN_OPTIONS,
    run: async (input, context) => {
      if (input.positionals.length === 0) throw new UsageError();
      await runOnFiles(input, context, {
        settings: readRunOptions(input),
        open: (options) => openPaths(input.positionals, options),
        writes: word === 'add',
        note: '',
      });
    },
  };
}

async function openPaths(...[paths, options]: Parameters<typeof openFiles>): ReturnType<typeof openFiles> {
  for (const path of paths)
    if (!existsSync(path))
      throw new OperatorError(`there is no file or folder ${path}`, { exitCode: EXIT.usage });
  return openFiles(paths, options);
}

const unknownBatch = (id: number) =>
  new OperatorError(`there is no batch ${id}: see import list`, { exitCode: EXIT.usage });

function explainUndo(id: number, { reason, batches }: UndoRefusal): OperatorError {
  if (reason === 'unknown_batch') return unknownBatch(id);
  const message =
    reason === 'not_done'
      ? `batch ${id} wrote nothing that could be taken back: see import list`
      : `batch ${batches.join(', ')} changed rows of batch ${id} later. Undo these first, or say --keep-later`;
  return new OperatorError(message, { exitCode: EXIT.refused });
}

/** Header and delimiter of a stored file; null where it is no table. */
async function readTable(client: pg.Client, { config }: CommandContext, batchId: number, name: string) {
  const stored = (await listStoredFiles(client, batchId)).find((file) => file.name === name);
  if (!stored) return null;
  const decoder = new Decoder();
  const files = createFiles(config);
  try {
    const content = { kind: 'stream' as const, open: () => readStored(files, stored) };
    const { peek } = await decoder.openFile({ ...splitName(name), bytes: Number(stored.bytes), content });
    if (peek.content.kind !== 'table') return null;
    return { header: peek.content.header, delimiter: peek.content.delimiter ?? ',' };
  } finally {
    await decoder.close();
  }
}

function splitName(path: string): { readonly name: string; readonly folder?: string } {
  const slash = path.lastIndexOf('/');
  return slash < 0 ? { name: path } : { name: path.slice(slash + 1), folder: path.slice(0, slash) };
}

async function* readStored(
  files: ReturnType<typeof createFiles>,
  file: { readonly sha256: string; readonly store: 'disk' | 's3' },
): AsyncGenerator<Uint8Array> {
  yield* await files.read(file);
}
