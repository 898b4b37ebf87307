// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the planted faults are template strings
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { EXCEPTIONS, findFormatFaults, findLabelFaults } from './format-faults.ts';

const read = (pattern: string) =>
  new Map(globSync(pattern).map((file) => [file.replaceAll('\\', '/'), readFileSync(file, 'utf8')]));

const sources = read('src/**/*.{ts,tsx}');

test('LV-01 percents, units and lists are written by the format of the language alone', () => {
  expect(sources.size).toBeGreaterThan(500);
  expect(findFormatFaults(sources)).toEqual([]);
  expect(findLabelFaults(read('src/**/labels/*.json'))).toEqual([]);
});

test('every exception is still a file', () => {
  expect(Object.keys(EXCEPTIONS).filter((file) => !sources.has(file))).toEqual([]);
});

const PERCENT_AFTER = 'writes a percent sign after a value';
const PERCENT = 'writes a percent sign';
const LIST = 'joins a list by a comma';
const COMMA = 'puts a comma between two values';
const UNIT = 'glues a unit to a value';
const SPACE = 'glues what follows by a no-break space';

test.each([
  { plant: 'const a = `${format.number(rate, 2)}%`;', found: [PERCENT_AFTER] },
  { plant: 'const a = `${format.number(rate, 2)} %`;', found: [PERCENT_AFTER] },
  { plant: 'const a = `${written}${NO_BREAK_SPACE}%`;', found: [PERCENT_AFTER] },
  { plant: 'const a = `${written}\\u00a0%`;', found: [PERCENT_AFTER, SPACE] },
  { plant: 'const A = () => <b>{rate}%</b>;', found: [PERCENT_AFTER, PERCENT] },
  { plant: 'const A = () => <b>\n  %\n</b>;', found: [PERCENT] },
  { plant: "const cell = { val: 5, unit: '%' };", found: [PERCENT] },
  { plant: "const title = name + ', %';", found: [PERCENT] },
  { plant: "const a = names.join(', ');", found: [LIST] },
  { plant: "const a = names.join('、');", found: [LIST] },
  { plant: 'const a = `${name}, ${year}`;', found: [COMMA] },
  { plant: 'const a = `${price} ${currency}`;', found: [UNIT] },
  { plant: 'const A = () => <b>{price} {data.currency_name}</b>;', found: [UNIT] },
  { plant: 'const A = () => <b><Figure value={price} /> {currency}</b>;', found: [UNIT] },
  { plant: 'const a = `${price}\\u00a0${name}`;', found: [SPACE] },
])('LV-01 the check finds $plant', ({ plant, found }) => {
  const file = 'src/features/x/X.tsx';
  expect(findFormatFaults(new Map([[file, plant]]))).toEqual(found.map((fault) => `${file} ${fault}`));
});

test.each([
  'const rest = count % 2;',
  '/** `98.5 %` as someone typed it. */',
  'const width = <svg width="100%" />;',
  "const path = '/export/?from=%from%&to=%to%';",
  "const words = parts.join(' · ');",
  "const address = codes.join(',');",
  'const a = format.percent(rate, 2);',
])('LV-01 the check has nothing against %j', (code) => {
  expect(findFormatFaults(new Map([['src/ui/x/X.tsx', code]]))).toEqual([]);
});

test('LV-01 a percent sign beside a value is found in a label', () => {
  const labels = new Map([
    ['a/labels/eng.json', '{ "a": "{rate} % a year" }'],
    ['a/labels/tur.json', '{ "a": "yılda %{rate}" }'],
    ['a/labels/deu.json', '{ "a": "Rendite, %" }'],
  ]);
  expect(findLabelFaults(labels)).toHaveLength(2);
});
