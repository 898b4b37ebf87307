import { expect, test } from 'vitest';
import { LabelCatalog } from './label-catalog.server.ts';
import { showsKeys } from './translator.ts';

const catalog = new LabelCatalog({
  '../features/shares/labels/eng.json': {
    count: '{count, plural, one {{shown} share} other {{shown} shares}}',
  },
  '../features/shares/labels/rus.json': {
    count:
      '{count, plural, one {{shown} акция} few {{shown} акции} many {{shown} акций} other {{shown} акции}}',
  },
});

test.each([
  { language: 'eng', count: 1, text: '1 share' },
  { language: 'eng', count: 21, text: '21 shares' },
  { language: 'rus', count: 21, text: '21 акция' },
  { language: 'rus', count: 3, text: '3 акции' },
  { language: 'rus', count: 11, text: '11 акций' },
] as const)('LV-01 $count follows the plural of $language: $text', ({ language, count, text }) => {
  expect(catalog.translator(['shares'], language).of('shares')('count', { count, shown: count })).toBe(text);
});

test('LB-02 a missing label is displayed as its key in double braces', () => {
  expect(catalog.translator(['shares'], 'eng').of('shares')('nope')).toBe('{{nope}}');
  expect(catalog.translator([], 'eng').of('shares')('count')).toBe('{{count}}');
});

test('SH-11 show_labels shows the raw keys with their module', () => {
  expect(catalog.translator(['shares'], 'eng', true).of('shares')('count')).toBe('shares.count');
});

test.each([
  { parameter: undefined, shown: false },
  { parameter: '', shown: true },
  { parameter: '1', shown: true },
  { parameter: '0', shown: false },
  { parameter: 'false', shown: false },
])('SH-11 show_labels=$parameter: keys are shown: $shown', ({ parameter, shown }) => {
  expect(showsKeys(parameter)).toBe(shown);
});

test('two folders of one name are refused when the server starts', () => {
  const files = { 'a/x/labels/eng.json': {}, 'b/x/labels/eng.json': {} };
  expect(() => new LabelCatalog(files)).toThrow('two folders');
});

test('US-08 an override takes the place of the shipped text until it is gone, and a broken one is left out', () => {
  const labels = new LabelCatalog({ 'a/x/labels/eng.json': { title: 'Old', count: '{n} old' } });
  const shown = () => labels.translator(['x'], 'eng').of('x')('title');
  const labelKey = { module: 'x', language: 'eng' } as const;
  expect(shown()).toBe('Old');
  const broken = [
    { ...labelKey, key: 'count', text: '{m} new' },
    { ...labelKey, key: 'nope', text: 'New' },
    { ...labelKey, key: '__proto__', text: 'New' },
  ];
  expect(labels.setOverrides([{ ...labelKey, key: 'title', text: 'New' }, ...broken])).toEqual(broken);
  expect([shown(), labels.find('x', 'eng')]).toEqual(['New', { title: 'New', count: '{n} old' }]);
  expect(labels.findShipped('x', 'eng')).toMatchObject({ title: 'Old' });
  labels.setOverrides([]);
  expect(shown()).toBe('Old');
});
