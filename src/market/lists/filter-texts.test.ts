import { expect, test } from 'vitest';
import { formatOf } from '#platform/i18n/format.ts';
import { writeFilters } from './filter-texts.ts';
import english from './labels/eng.json';
import { LISTS } from './list-fields.ts';
import { parseListText } from './list-selection.ts';

const t = (key: keyof typeof english, values: Readonly<Record<string, unknown>> = {}) =>
  english[key].replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
const nameOf = (facet: string, code: string) => (facet === 'industry' && code === 'steel' ? 'Steel' : null);
const write = (query: string) =>
  writeFilters(LISTS.bonds, parseListText(LISTS.bonds, query), { t, format: formatOf('eng'), nameOf });

test.each([
  ['', []],
  ['sort=-yield&columns=yields', []],
  ['find=Norvik', ['Norvik']],
  ['sector=bank,government', ['Banks', 'Government']],
  ['industry=steel&currency=EUR', ['EUR', 'Steel']],
  ['industry=unknown', ['unknown']],
  ['coupon_rate_from=3', ['Coupon, % from 3']],
  ['duration_to=2.5', ['Mod. duration, years up to 2.5']],
  ['matures_from=2027-01-01&matures_to=2028-12-31', ['Maturity 01.01.2027 – 31.12.2028']],
])('EP-05 RD-04 the filters "%s" of a list read as words', (query, texts) => {
  expect(write(query).map(({ text }) => text)).toEqual(texts);
});

test('EP-05 each text of a filter says which part of the selection it is, so that it can be taken out', () => {
  expect(write('sector=bank&duration_to=2.5').map(({ key, code }) => [key, code])).toEqual([
    ['sector', 'bank'],
    ['duration', undefined],
  ]);
});
