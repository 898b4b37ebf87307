import { readdirSync, readFileSync } from 'node:fs';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { expect, test } from 'vitest';
import { LANGUAGES } from '#domain/languages/languages.ts';
import { ALL_REFUSALS } from '#platform/refusals/refusal.ts';
import { findGaps, type LabelFiles } from './label-gaps.ts';

const paths = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\/labels\/\w+\.json$/.test(file))
  .map((file) => `src/${file}`);
const files: LabelFiles = Object.fromEntries(
  paths.map((path) => [path, JSON.parse(readFileSync(path, 'utf8'))]),
);

test('LB-03 LV-01 all ten languages are complete, with the same placeholders and every plural form', () => {
  expect(paths.length).toBeGreaterThanOrEqual(10 * LANGUAGES.length);
  expect(findGaps(files)).toEqual([]);
});

test('LV-01 every label compiles', () => {
  const broken = Object.entries(files).flatMap(([path, labels]) =>
    Object.entries(labels)
      .filter(([, text]) => !compiles(text))
      .map(([key]) => `${path}: ${key}`),
  );
  expect(broken).toEqual([]);
  expect(compiles('{n, plural, other {#}')).toBe(false);
});

function compiles(text: string): boolean {
  try {
    compileMessageOrThrow(text);
    return true;
  } catch {
    return false;
  }
}

test('LB-03 every refusal has a label: its code is the key', () => {
  expect(Object.keys(files['src/platform/refusals/labels/eng.json'] ?? {})).toEqual(
    expect.arrayContaining(ALL_REFUSALS),
  );
});

test('every label that English has is used', () => {
  const code = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
    .map((file) => readFileSync(`src/${file}`, 'utf8'))
    .join('\n');
  const english = Object.entries(files).filter(
    ([path]) => path.endsWith('/eng.json') && !path.includes('/refusals/'),
  );
  const quoted = new Set(code.match(/(?<=')[\w:-]+(?=')/g));
  const templates = [...new Set(code.match(/(?<=`)[\w:-]+/g))];
  const heads = new Set(code.match(/(?<=`)[\w:-]+_(?=\$\{)/g));
  const isUsed = (key: string) =>
    quoted.has(key) ||
    templates.some((template) => template.startsWith(key.replace(/_[a-z]+$/, ''))) ||
    // A key like `param_isin` is written in code as `param_${name}`.
    [...key.matchAll(/_/g)].some(({ index }) => heads.has(key.slice(0, index + 1)));
  const unused = english.flatMap(([path, labels]) =>
    Object.keys(labels)
      .filter((key) => !isUsed(key))
      .map((key) => `${path}: ${key}`),
  );
  expect(unused).toEqual([]);
});

const complete = (language: string) => `x/labels/${language}.json`;
const whole = Object.fromEntries(LANGUAGES.map((language) => [complete(language), { a: 'A {n}' }]));

test.each([
  {
    fault: 'a language is missing',
    change: { [complete('tur')]: undefined },
    found: 'x/labels/tur.json is missing',
  },
  { fault: 'a key is missing', change: { [complete('pol')]: {} }, found: 'x/labels/pol.json lacks a' },
  {
    fault: 'a label is empty',
    change: { [complete('pol')]: { a: ' ' } },
    found: 'x/labels/pol.json lacks a',
  },
  {
    fault: 'a key is left over',
    change: { [complete('fra')]: { a: 'A {n}', b: 'B' } },
    found: 'x/labels/fra.json has b, which English lacks',
  },
  {
    fault: 'a placeholder is translated',
    change: { [complete('rus')]: { a: 'А {н}' } },
    found: 'x/labels/rus.json: a has other placeholders than English',
  },
  {
    fault: 'a plural form is missing',
    change: { [complete('rus')]: { a: '{n, plural, one {# a} other {# b}}' } },
    found: 'x/labels/rus.json: a lacks the plural form few',
  },
  {
    fault: 'a label has markup',
    change: { [complete('ita')]: { a: '<b>A</b> {n}' } },
    found: 'x/labels/ita.json: a contains markup',
  },
])('LB-03 the check fails when $fault', ({ change, found }) => {
  const planted = Object.fromEntries(
    Object.entries({ ...whole, ...change }).filter(([, labels]) => labels),
  ) as LabelFiles;
  expect(findGaps(planted)).toContain(found);
});
