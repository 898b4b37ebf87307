import { addSource, pauseSource, removeSource } from '#ingest/sources/change-source.server.ts';
import { CONNECTORS } from '#ingest/sources/connectors/connectors.ts';
import { type DataSource, findSourceByCode, listSources } from '#ingest/sources/data-source.repository.ts';
import { decideRun, writeConfirmed } from '#ingest/sources/run/confirm-run.server.ts';
import type { RunOutcome } from '#ingest/sources/run/run-outcome.ts';
import { runSource } from '#ingest/sources/run/run-source.server.ts';
import { REAL_PACE } from '#ingest/sources/run/source-tools.server.ts';
import type { SourceFailure } from '#ingest/sources/source-failure.ts';
import { failureValues } from '#pages/operator/operator-sources/failure-values.ts';
import type english from '#pages/operator/operator-sources/labels/eng.json';
import { recordChange } from '#platform/accounts/operator-changes/operator-change.repository.ts';
import { createFiles } from '#platform/files/create-files.server.ts';
import { createLabelCatalog } from '../i18n/labels.server.ts';
import { createNotify } from '../imports/source-news.server.ts';
import { OperatorError } from '../process/process.server.ts';
import { type Command, type CommandContext, UsageError } from './command.server.ts';
import { explained, type Reasons } from './explained.server.ts';
import { EXIT } from './import/import-session.server.ts';
import { readSourceOptions, SOURCE_OPTIONS, SOURCE_USAGE } from './import/source-options.server.ts';
import { readId } from './read-id.server.ts';

const REASONS: Reasons = {
  not_found: 'there is no such source or run: see import sources list',
  source_exists: 'there is a source with this code already',
  bad_schedule: 'a schedule is a cron line such as "0 19 * * 1-5", with a time zone such as Europe/Moscow',
  source_not_allowed:
    'the settings do not allow this address: see IMPORT_HOSTS, IMPORT_FOLDERS and IMPORT_ALLOW_PRIVATE',
};

export const sourceCommands: readonly Command[] = [
  {
    name: 'import sources list',
    usage: '',
    summary: 'sources that fetch by themselves, with their next and last runs',
    run: async ({ positionals }, { database, show }) => {
      if (positionals.length > 0) throw new UsageError();
      show((await listSources(database)).map(toRow));
    },
  },
  {
    name: 'import sources connectors',
    usage: '',
    summary: 'sources that come with the site and only have to be added',
    run: async (_, { show }) =>
      show(
        CONNECTORS.map(({ code, title, base, every, timeZone, for: each }) => ({
          code,
          title,
          base,
          every,
          timeZone,
          values: each.each === 'once' ? '' : each.as,
        })),
      ),
  },
  {
    name: 'import sources add',
    usage: SOURCE_USAGE,
    summary: 'add a source; with a schedule it begins at once',
    options: SOURCE_OPTIONS,
    run: async (input, { database, actor, config, say }) => {
      const content = readSourceOptions(input);
      await explained(REASONS, () => addSource(database, actor, content, config.imports));
      say(`source ${content.code} is added`);
    },
  },
  {
    name: 'import sources show',
    usage: 'CODE',
    summary: 'one source with its settings, state and last failure',
    run: async ({ positionals }, { database, show }) => {
      const source = await readSource(database, positionals);
      show([{ ...toRow(source), settings: source.settings, limits: source.limits, remembers: source.state }]);
    },
  },
  {
    name: 'import sources run',
    usage: 'CODE',
    summary: 'fetch and import now, in this process',
    run: async ({ positionals, values }, context) => {
      const { code } = await readSource(context.database, positionals);
      const change = { subject: 'source', subjectId: code, action: 'run' } as const;
      await recordChange(context.database, context.actor, change);
      report(await runSource(code, toolsOf(context)), context, values.json === true);
    },
  },
  switchCommand('pause', 'stop fetching by itself; it can still be run'),
  switchCommand('resume', 'fetch by its schedule again, with its failures forgotten'),
  {
    name: 'import sources remove',
    usage: 'CODE',
    summary: 'remove a source; what it has imported stays',
    run: async ({ positionals: [code, ...more] }, { database, actor, say }) => {
      if (!code || more.length > 0) throw new UsageError();
      await explained(REASONS, () => removeSource(database, actor, code));
      say(`source ${code} is removed`);
    },
  },
  {
    name: 'import sources confirm',
    usage: 'BATCH',
    summary: 'write a run that waits for a person',
    run: async ({ positionals }, { database, databaseUrl, actor, config, signal, say }) => {
      const id = readId(positionals);
      await explained(REASONS, () => decideRun(database, actor, id, true));
      const files = createFiles(config);
      const { imports } = config;
      const tools = { database, url: databaseUrl, files, actor, config: imports, signal };
      const written = await writeConfirmed(id, tools);
      say(`batch ${written ?? id} is written. To take it back: import undo ${written ?? id}`);
    },
  },
  {
    name: 'import sources discard',
    usage: 'BATCH',
    summary: 'drop a run that waits for a person',
    run: async ({ positionals }, { database, actor, say }) => {
      const id = readId(positionals);
      await explained(REASONS, () => decideRun(database, actor, id, false));
      say(`the run ${id} is dropped`);
    },
  },
];

function switchCommand(word: 'pause' | 'resume', summary: string): Command {
  return {
    name: `import sources ${word}`,
    usage: 'CODE',
    summary,
    run: async ({ positionals: [code, ...more] }, { database, actor, say }) => {
      if (!code || more.length > 0) throw new UsageError();
      await explained(REASONS, () => pauseSource(database, actor, code, word === 'resume'));
      say(`source ${code} is ${word}d`);
    },
  };
}

async function readSource(
  database: CommandContext['database'],
  [code, ...more]: readonly string[],
): Promise<DataSource> {
  if (!code || more.length > 0) throw new UsageError();
  const source = await findSourceByCode(database, code);
  if (!source)
    throw new OperatorError(`there is no source ${code}: see import sources list`, { exitCode: EXIT.usage });
  return source;
}

const toolsOf = ({ database, databaseUrl, config, now, signal }: CommandContext) => ({
  database,
  url: databaseUrl,
  config: config.imports,
  store: createFiles(config).current,
  now,
  signal,
  pace: REAL_PACE,
  notify: createNotify(config, createLabelCatalog()),
});

const toRow = (source: DataSource) => ({
  code: source.code,
  kind: source.settings.connector ?? source.kind,
  address: source.address,
  schedule: source.schedule ?? '',
  zone: source.timeZone,
  state: stateOf(source),
  lastRun: source.lastTriedAt,
  nextRun: source.nextAt,
  failures: source.failures,
  failure: source.lastFailure ? sentenceOf(source.lastFailure) : '',
  waits: source.waitingBatchId,
});

const stateOf = ({ isOn, stoppedWhy, schedule }: DataSource) =>
  stoppedWhy ? 'stopped' : isOn ? 'on' : schedule ? 'paused' : 'on request';

function sentenceOf({ code, details }: Pick<SourceFailure, 'code' | 'details'>): string {
  const t = createLabelCatalog()
    .translator(['operator-sources'], 'eng')
    .of<Extract<keyof typeof english, string>>('operator-sources');
  return t(`failure_${code}`, failureValues(details));
}

const EXITS = {
  busy: EXIT.refused,
  unchanged: EXIT.done,
  written: EXIT.done,
  waiting: EXIT.waiting,
  failed: EXIT.failed,
} as const;

function report(outcome: RunOutcome, { show, say, exitWith }: CommandContext, isJson: boolean): void {
  if (outcome.kind === 'failed')
    throw new OperatorError(sentenceOf(outcome.failure), { exitCode: EXITS.failed });
  exitWith(EXITS[outcome.kind]);
  if (isJson) show([{ ...outcome }]);
  else say(outcomeSentence(outcome));
}

function outcomeSentence(outcome: Exclude<RunOutcome, { kind: 'failed' }>): string {
  switch (outcome.kind) {
    case 'busy':
      return 'another process is running this source';
    case 'unchanged':
      return 'nothing new';
    case 'written':
      return `batch ${outcome.batchId}: ${outcome.added} new, ${outcome.changed} changed. To take it back: import undo ${outcome.batchId}`;
    case 'waiting':
      return `batch ${outcome.batchId} waits (${outcome.reasons.join(', ')}): import sources confirm ${outcome.batchId}, or discard`;
  }
}
