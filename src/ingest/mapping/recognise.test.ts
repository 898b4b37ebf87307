import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openFixture, openText } from '../formats/read-fixture-for-tests.ts';
import { FORMATS } from '../formats/registry.ts';
import { BUILTIN_RECIPES } from './builtin-recipes.ts';
import { headerHash } from './header-hash.ts';
import { parseRecipe } from './recipe.ts';
import { recognise } from './recognise.ts';

/** Files that are no records of their format, or that nobody can know. */
const UNKNOWN = ['catalogue.json'];

const root = new URL('../formats/', import.meta.url);
const fixtures = FORMATS.flatMap(({ code }) =>
  readdirSync(new URL(`${code}/fixtures/`, root)).map((name) => ({
    code,
    name,
    path: `${code}/fixtures/${name}`,
  })),
);
const known = fixtures.filter(({ code, name }) => code !== 'any-table' && !UNKNOWN.includes(name));

test.each(known)(
  'DI-03 $path is recognised without a question, far ahead of any other format',
  ({ code, path }) => {
    const { peek } = openFixture(path);
    const recognised = recognise(peek, []);
    expect(recognised).toMatchObject({ kind: 'decided', format: { code } });
    const [first = 0, second = 0] = FORMATS.map((format) => format.recognise(peek).score).toSorted(
      (a, b) => b - a,
    );
    expect(first - second).toBeGreaterThanOrEqual(0.15);
  },
);

test('DI-03 a file that nobody knows is shown with the three nearest formats and why they failed', () => {
  const recognised = recognise(openText('x.csv', 'colour,taste\nred,sweet\n').peek, BUILTIN_RECIPES);
  expect(recognised).toMatchObject({ kind: 'undecided' });
  expect(recognised.kind === 'undecided' && recognised.nearest).toHaveLength(3);
  expect(recognised.kind === 'undecided' && recognised.nearest[1]?.recognition.reasons).toMatchObject([
    { code: 'missing_column' },
  ]);
});

test('DI-04 a saved recipe wins for the same columns in any order, the newest of them', () => {
  const save = (version: number) =>
    parseRecipe({
      code: 'fruit',
      version,
      format: 'any-table',
      record: 'rate',
      headerHash: headerHash(['taste', 'Colour']),
    });
  const recognised = recognise(openText('x.csv', 'colour,taste\n').peek, [save(1), save(2)]);
  expect(recognised).toMatchObject({
    kind: 'decided',
    format: { code: 'any-table' },
    recipe: { code: 'fruit', version: 2 },
    recognition: { score: 1, records: ['rate'] },
  });
});

test('DI-04 a recognised format is read by its builtin recipe', () => {
  const { peek } = openFixture('yahoo-daily/fixtures/ALBA.DE.csv');
  expect(recognise(peek, BUILTIN_RECIPES)).toMatchObject({ recipe: { code: 'yahoo-daily' } });
});
