import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { isObject } from './json-value.ts';
import { type Fixture, openText, readAll } from './read-fixture-for-tests.ts';
import { findFormat } from './registry.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const fixtures = readdirSync(root, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.parentPath.endsWith('fixtures'))
  .map(({ parentPath, name }) => `${parentPath.slice(root.length)}/${name}`)
  .sort();
const open = (path: string): Fixture =>
  openText(path.split('/').at(-1) ?? '', readFileSync(`${root}${path}`, 'utf8'), path.split('/').at(-2));
const formatOf = (path: string) => {
  const format = findFormat(path.split('/')[0] ?? '');
  return format ?? expect.fail('no format');
};
/** What the reader asks for is answered, so that it reads on. */
const ANSWERS = { constants: { code: 'answered', currency: 'EUR' }, dayOrder: 'dmy' } as const;

/** Blocks of ISS are counted row by row, without their names and columns. */
const isCounted = (path: string) => path !== 'moex-iss/fixtures/history.csv';

const tables = fixtures.filter((path) => open(path).decoded.kind === 'table' && isCounted(path));

test.each(tables)('DI-13 every row of %s is a record or a finding', async (path) => {
  const fixture = open(path);
  if (fixture.decoded.kind !== 'table') return expect.fail('no table');
  const lines: number[] = [];
  for await (const rows of fixture.decoded.rows()) lines.push(...rows.map(({ line }) => line));
  const { reads } = await readAll(formatOf(path), fixture, ANSWERS);
  const read = new Set(reads.map(({ line }) => line));
  expect(lines.filter((line) => !read.has(line))).toEqual([]);
});

/** Lists that describe a document or belong to a record: no element of them is one of its own. */
const NO_RECORDS =
  /columns$|fields$|history\.cursor|addresses|identifiers|names$|nationalities|interests|interestedParty|tickers$|exchanges$|periods|phone|formerNames|aliases|boards|recordDetails|events|otherNames|charsetinfo|filings|description|notations|successorEntities|\.history$|qualifiers|validation|transliterated|otherAddresses|bic|mic/i;

const documents = fixtures.filter(
  (path) => open(path).decoded.kind === 'json' && formatOf(path).recognise(open(path).peek).score > 0,
);

test.each(documents)('DI-13 one element more in a list of %s is one record or finding more', async (path) => {
  const text = readFileSync(`${root}${path}`, 'utf8');
  const count = async (document: unknown) =>
    (await readAll(formatOf(path), openText('x.json', JSON.stringify(document)))).reads.length;
  const before = await count(JSON.parse(text));
  let lists = 0;
  for (const { at, copy } of withOneMore(JSON.parse(text))) {
    if (NO_RECORDS.test(at)) continue;
    lists++;
    expect({ at, count: await count(copy) }).toEqual({ at, count: expect.toSatisfy((n) => n > before) });
  }
  if (/\[\s*[[{]/.test(text) && !path.startsWith('xbrl') && !/moex-tickers|description/.test(path))
    expect(lists).toBeGreaterThan(0);
});

/** The document with the last element of one of its lists twice, for each list of objects or rows. */
function withOneMore(document: unknown): { readonly at: string; readonly copy: unknown }[] {
  const found: { at: string; copy: unknown }[] = [];
  const visit = (value: unknown, path: readonly (string | number)[]): void => {
    if (Array.isArray(value)) {
      const last: unknown = value.at(-1);
      const at = path.filter((part) => typeof part === 'string').join('.');
      if (isObject(last) || (Array.isArray(last) && last.length > 1))
        found.push({ at, copy: replaced(document, path, [...value, last]) });
      value.forEach((item, place) => {
        if (isObject(item)) visit(item, [...path, place]);
      });
    } else if (isObject(value)) for (const [key, item] of Object.entries(value)) visit(item, [...path, key]);
  };
  visit(document, []);
  return found;
}

function replaced(value: unknown, [key, ...rest]: readonly (string | number)[], by: unknown): unknown {
  if (key === undefined) return by;
  if (Array.isArray(value)) return value.with(Number(key), replaced(value[Number(key)], rest, by));
  return { ...Object(value), [key]: replaced(Object(value)[key], rest, by) };
}
