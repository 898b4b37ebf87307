import { readFile, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { listReportFiles, type ReportSlot } from '#features/report-files/edit-report-files.repository.ts';
import { addReportFile, removeReportFile } from '#features/report-files/edit-report-files.server.ts';
import { reportKind } from '#features/report-files/report-files.contract.ts';
import { findIssuerByKey } from '#market/issuers/issuers.repository.ts';
import type { Database } from '#platform/database/database.server.ts';
import { createFiles } from '#platform/files/create-files.server.ts';
import { OperatorError } from '../process/process.server.ts';
import { type Command, UsageError } from './command.server.ts';
import { explained, type Reasons } from './explained.server.ts';

const SLOT_USAGE = 'ISSUER esg|annual|quarterly YEAR [QUARTER] rus|eng';

export const reportFileCommands: readonly Command[] = [
  {
    name: 'report-files list',
    usage: 'ISSUER',
    summary: "the files of an issuer's reports",
    run: async ({ positionals: [issuer = '', ...more] }, { database, show }) => {
      if (more.length > 0) throw new UsageError();
      const files = await listReportFiles(database, await readIssuer(database, issuer));
      show(files.map(({ fileId, ...file }) => ({ ...file, id: fileId })));
    },
  },
  {
    name: 'report-files add',
    usage: `${SLOT_USAGE} FILE [--name NAME] [--replace]`,
    summary: 'add a report file (PDF, ZIP or RAR); issuer by its address or number',
    options: { name: { type: 'string' }, replace: { type: 'boolean' } },
    run: async ({ positionals, values }, { database, config, actor, say }) => {
      const path = positionals.at(-1) ?? '';
      const slot = await readSlot(database, positionals.slice(0, -1));
      const content = await readContent(path, config.largestFileBytes);
      const name = readName(typeof values.name === 'string' ? values.name : basename(path));
      const { id, before } = await explained(REASONS, () =>
        addReportFile(
          { database, actor, files: createFiles(config) },
          { slot, name, content, replaces: values.replace === true },
        ),
      );
      say(`${name} is put in as ${id}${before ? ` in place of ${before.name}` : ''}`);
    },
  },
  {
    name: 'report-files remove',
    usage: SLOT_USAGE,
    summary: 'remove a report file from the site',
    run: async ({ positionals }, { database, actor, say }) => {
      const slot = await readSlot(database, positionals);
      const { name } = await explained(REASONS, () => removeReportFile(database, actor, slot));
      say(`${name} is taken off`);
    },
  },
];

async function readSlot(database: Database, words: readonly string[]): Promise<ReportSlot> {
  const [issuer = '', kindWord, yearWord = '', ...rest] = words;
  const kind = reportKind.safeParse(kindWord).data;
  const language = rest.pop();
  if (!kind || !/^(19|20|21)\d\d$/.test(yearWord) || (language !== 'rus' && language !== 'eng'))
    throw new UsageError();
  const quarter = kind === 'quarterly' ? readQuarter(rest.shift()) : null;
  if (rest.length > 0) throw new UsageError();
  return { issuerId: await readIssuer(database, issuer), kind, year: Number(yearWord), quarter, language };
}

function readQuarter(word: string | undefined): 1 | 2 | 3 | 4 {
  const quarter = ([1, 2, 3, 4] as const).find((one) => String(one) === word);
  if (!quarter) throw new OperatorError('a quarterly report has a quarter after its year: 1, 2, 3 or 4');
  return quarter;
}

async function readIssuer(database: Database, key: string): Promise<number> {
  const issuer = await findIssuerByKey(database, key);
  if (!issuer)
    throw new OperatorError(`there is no issuer ${key}: write it as in its address, or its number`);
  return issuer.id;
}

function readName(name: string): string {
  if (/^[^/\\\p{Cc}]{1,200}$/u.test(name)) return name;
  throw new OperatorError('a name has at most 200 characters and no slash: give another one with --name');
}

/** Its length is requested first, so that what is too large is never read. */
async function readContent(path: string, largest: number): Promise<Buffer> {
  const found = await stat(path).catch(() => null);
  if (!found?.isFile()) throw new OperatorError(`there is no file ${path}`);
  if (found.size > largest)
    throw new OperatorError(
      `${path} is larger than ${largest / 1_000_000} MB; FILES_MAX_MB says how large a file may be`,
    );
  try {
    return await readFile(path);
  } catch (cause) {
    throw new OperatorError(`the file ${path} cannot be read`, { cause });
  }
}

const REASONS: Reasons = {
  unsupported_media_type: 'by its first bytes it is no PDF, ZIP or RAR file, whatever its name says',
  conflict: 'a file stands there already: with --replace the new one takes its place',
  not_found: 'no file stands there: see report-files list',
};
