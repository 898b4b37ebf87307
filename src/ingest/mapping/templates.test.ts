import { expect, test } from 'vitest';
import { RECORD_ORDER } from '#domain/import/record-order.ts';
import { openText, plainReading, readAll } from '../formats/read-fixture-for-tests.ts';
import { BUILTIN_RECIPES } from './builtin-recipes.ts';
import { recognise } from './recognise.ts';
import { findTemplate, TEMPLATE_NAMES, templateName } from './templates.ts';
import { toReading } from './to-reading.ts';

test.each(RECORD_ORDER)('DI-04 the template of a %s is recognised when it comes back', (record) => {
  const { peek } = openText(templateName(record), findTemplate(templateName(record)) ?? '');
  expect(recognise(peek, BUILTIN_RECIPES)).toMatchObject({
    kind: 'decided',
    format: { code: 'any-table' },
    recipe: { record },
  });
});

test('DI-04 a filled template of prices gives prices; its row of explanations is skipped', async () => {
  const template = findTemplate('prices.csv') ?? '';
  const [header = ''] = template.split('\n');
  const values: Readonly<Record<string, string>> = {
    day: '2024-03-01',
    close: '11',
    ticker: 'BEECH',
    mic: 'XETR',
  };
  const row = header.split(',').map((name) => values[name] ?? '');
  const fixture = openText('prices.csv', `${template}${row.join(',')}\n`);
  const recognised = recognise(fixture.peek, BUILTIN_RECIPES);
  if (recognised.kind !== 'decided') throw new Error('not recognised');
  const reading = toReading(fixture.peek, recognised.format, recognised.recipe, plainReading.findMic);
  expect(await readAll(recognised.format, fixture, reading)).toMatchObject({
    records: [{ type: 'price', subject: { ticker: 'BEECH', mic: 'XETR' }, day: '2024-03-01', last: '11' }],
    findings: [],
  });
});

test('DI-04 there is a template for every record type, and none for other names', () => {
  expect(TEMPLATE_NAMES).toContain('prices.csv');
  expect(TEMPLATE_NAMES).toContain('bond-terms.csv');
  expect(new Set(TEMPLATE_NAMES).size).toBe(RECORD_ORDER.length);
  expect(findTemplate('poems.csv')).toBe(null);
});
