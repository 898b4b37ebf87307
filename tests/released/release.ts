import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type pg from 'pg';
import { describeStatement } from './describe-statement.ts';

/** What a released version needs of the database. */
export interface Release {
  readonly version: string;
  readonly commit: string;
  readonly statements: readonly { readonly text: string; readonly columns: readonly string[] }[];
  readonly columns: readonly Column[];
}

export interface Column {
  /** "instrument.name" */
  readonly name: string;
  readonly type: string;
  /** Whether a row can be inserted without it. */
  readonly mayBeLeftOut: boolean;
  readonly isNullable: boolean;
}

const FOLDER = 'database/released';

/** The latest release: the one that may still be running while the schema is already new. */
export async function readRelease(): Promise<Release> {
  const file = (await readdir(FOLDER))
    .sort((one, other) => one.localeCompare(other, 'en', { numeric: true }))
    .at(-1);
  if (file === undefined) throw new Error(`there is no release in ${FOLDER}`);
  return JSON.parse(gunzipSync(await readFile(join(FOLDER, file))).toString());
}

/** Sentences about what that release could not do on this database. */
export async function findBreaks(client: pg.Client, release: Release): Promise<string[]> {
  return [
    ...compareColumns(release.columns, await readColumns(client)),
    ...(await compareStatements(client, release)),
  ];
}

async function compareStatements(client: pg.Client, { statements }: Release): Promise<string[]> {
  const breaks: string[] = [];
  for (const { text, columns } of statements) {
    const found = await describeStatement(client, text);
    if (found === null) breaks.push(`is refused: ${text}`);
    else if (found.join() !== columns.join()) breaks.push(`returns ${found}, not ${columns}: ${text}`);
  }
  return breaks;
}

export function compareColumns(released: readonly Column[], present: readonly Column[]): string[] {
  const now = new Map(present.map((column) => [column.name, column]));
  const before = new Set(released.map(({ name }) => name));
  const tables = new Set(released.map(({ name }) => tableOf(name)));
  const lost = released.flatMap((column) => {
    const found = now.get(column.name);
    if (!found) return [`${column.name} is gone`];
    if (found.type !== column.type) return [`${column.name} is ${found.type}, and was ${column.type}`];
    if (column.mayBeLeftOut && !found.mayBeLeftOut) return [`${column.name} may not be left out any more`];
    return column.isNullable && !found.isNullable ? [`${column.name} may not be null any more`] : [];
  });
  const added = present.filter(({ name }) => tables.has(tableOf(name)) && !before.has(name));
  return [
    ...lost,
    ...added
      .filter(({ mayBeLeftOut }) => !mayBeLeftOut)
      .map(({ name }) => `${name} is new and may not be left out`),
  ];
}

const tableOf = (name: string) => name.split('.')[0] ?? name;

export async function readColumns(client: pg.Client): Promise<Column[]> {
  const { rows } = await client.query<Column>(
    `select relname || '.' || attname as name, format_type(atttypid, atttypmod) as type, not attnotnull as "isNullable",
            not attnotnull or atthasdef or attidentity <> '' as "mayBeLeftOut"
       from pg_attribute join pg_class on pg_class.oid = attrelid
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and attnum > 0 and not attisdropped
      order by 1`,
  );
  return rows;
}
