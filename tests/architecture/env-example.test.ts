import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { variables } from '#platform/configuration/config.server.ts';
import { SECRETS } from '../../launch/secret-files.mjs';

/** The launcher alone sets it. */
const INTERNAL = ['BASISPOINT_STEPS'];

interface Setting {
  readonly section: string;
  readonly names: readonly string[];
  readonly meaning: string;
}

/** The rows of the tables of docs/settings.md. */
function readSettings(document: string): Setting[] {
  let section = '';
  return document.split('\n').flatMap((line) => {
    if (line.startsWith('## ')) section = line.slice(3);
    const [, first = '', , meaning = ''] = line.split('|').map((cell) => cell.trim());
    const names = [...first.matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(([, name = '']) => name);
    return names.length > 0 ? [{ section, names, meaning: toPlain(meaning) }] : [];
  });
}

const toPlain = (markdown: string): string =>
  markdown.replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1').replaceAll('`', '');

const shape = variables.shape as Readonly<
  Record<string, { safeParse(value: undefined): { data?: unknown } }>
>;

function toExample(settings: readonly Setting[]): string {
  let shown = '';
  const lines = settings.flatMap(({ section, names, meaning }) => {
    const heading = section === shown ? [] : [`\n## ${section}`];
    shown = section;
    const values = names.map((name) => `# ${name}=${shape[name]?.safeParse(undefined).data ?? ''}`);
    return [...heading, '', `# ${meaning}`, ...values];
  });
  return `# Settings of Basispoint with their defaults: copy this file to .env and remove the sign before what you set.
# Secrets can stand in files instead: METRICS_TOKEN_FILE=/run/secrets/metrics-token, and so for ${SECRETS.join(', ')}.
${lines.join('\n')}
`;
}

test('.env.example has every setting with its default and its meaning', async () => {
  const settings = readSettings(await readFile('docs/settings.md', 'utf8'));
  const described = settings.flatMap(({ names }) => names);
  expect(Object.keys(shape).filter((name) => !described.includes(name))).toEqual(INTERNAL);
  await expect(toExample(settings)).toMatchFileSnapshot('../../.env.example');
});
