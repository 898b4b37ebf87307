import { expect, test } from 'vitest';
import { formatOf } from './format.ts';

test.each([
  { language: 'eng', list: 'Amber, Norvik and Velmora', phrase: 'NRVK, ordinary', caption: 'Yield, %' },
  { language: 'deu', list: 'Amber, Norvik und Velmora', phrase: 'NRVK, ordinary', caption: 'Yield, %' },
  { language: 'rus', list: 'Amber, Norvik и Velmora', phrase: 'NRVK, ordinary', caption: 'Yield, %' },
  { language: 'tur', list: 'Amber, Norvik ve Velmora', phrase: 'NRVK, ordinary', caption: 'Yield, %' },
  { language: 'chn', list: 'Amber、Norvik和Velmora', phrase: 'NRVK，ordinary', caption: 'Yield（%）' },
] as const)('LV-01 $language puts words one after the other', ({ language, ...written }) => {
  const format = formatOf(language);
  expect(format.list(['Amber', 'Norvik', 'Velmora'])).toBe(written.list);
  expect(format.phrase(['NRVK', null, '', false, 'ordinary'])).toBe(written.phrase);
  expect(format.caption('Yield', '%')).toBe(written.caption);
});

test('one is not a list, and none is nothing', () => {
  expect([formatOf('eng').list(['Amber']), formatOf('eng').list([null]), formatOf('eng').phrase([])]).toEqual(
    ['Amber', '', ''],
  );
});
