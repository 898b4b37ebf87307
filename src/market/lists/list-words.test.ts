import { expect, test } from 'vitest';
import { RATING_BANDS } from '#domain/ratings/rating-band.ts';
import { SEARCH_STATUSES } from '#domain/search/statuses.ts';
import english from './labels/eng.json';
import { LISTS } from './list-fields.ts';
import { hintOf, LABELLED } from './list-words.ts';

const VALUES: Readonly<Record<string, readonly string[]>> = {
  sector: ['government', 'municipal', 'bank', 'corporate'],
  rating: RATING_BANDS,
  coupon: ['fixed', 'floating', 'zero', 'indexed'],
  option: ['put', 'call'],
  status: SEARCH_STATUSES,
  share_type: ['ordinary', 'preferred'],
  kind: ['company', 'bank'],
  has: ['stocks', 'bonds'],
};

test('EP-05 every column, facet, value and ready selection of the lists has its words', () => {
  const wanted = Object.values(LISTS).flatMap(({ columns, facets, ranges, presets, sets }) => [
    ...sets.map(({ id }) => `set_${id}`),
    ...[...columns.map(({ key }) => key), ...facets, ...ranges].map((key) => `col_${key}`),
    ...facets.flatMap((key) => (VALUES[key] ?? []).map((code) => `value_${key}_${code}`)),
    ...presets.map(({ id }) => `preset_${id}`),
  ]);
  expect(wanted.filter((key) => !Object.hasOwn(english, key))).toEqual([]);
  expect(Object.keys(VALUES).sort()).toEqual([...LABELLED].sort());
  const hints: string[] = [];
  for (const { columns } of Object.values(LISTS))
    for (const { key } of columns) {
      const hint = hintOf((label) => label, key);
      if (hint) hints.push(hint);
    }
  expect(hints.filter((key) => !Object.hasOwn(english, key))).toEqual([]);
});
