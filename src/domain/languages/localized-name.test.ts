import { expect, test } from 'vitest';
import { LANGUAGES } from './languages.ts';
import { localizedName, registeredBeside } from './localized-name.ts';

const POLISH = 'Huta Żeliwica S.A.';
const RUSSIAN = 'АО «Кедрософт»';
const CHINESE = '泓岳石油天然气集团股份有限公司';

test.each([
  {
    of: POLISH,
    names: { eng: 'Zeliwica Steelworks', deu: 'Stahlwerk Zeliwica' },
    language: 'deu',
    shown: 'Stahlwerk Zeliwica',
  },
  { of: POLISH, names: { eng: 'Zeliwica Steelworks', pol: POLISH }, language: 'pol', shown: POLISH },
  {
    of: POLISH,
    names: { eng: 'Zeliwica Steelworks', pol: POLISH },
    language: 'fra',
    shown: 'Zeliwica Steelworks',
  },
  { of: POLISH, names: { deu: 'Stahlwerk Zeliwica', pol: POLISH }, language: 'fra', shown: POLISH },
  { of: POLISH, names: { ukr: 'Желівиця', eng: 'Zeliwica Steelworks' }, language: 'rus', shown: 'Желівиця' },
  { of: POLISH, names: { eng: 'Zeliwica Steelworks' }, language: 'rus', shown: 'Zeliwica Steelworks' },
  { of: POLISH, names: {}, language: 'chn', shown: POLISH },
  { of: RUSSIAN, names: { eng: 'Kedrosoft JSC', ukr: 'Кедрософт' }, language: 'rus', shown: RUSSIAN },
  { of: RUSSIAN, names: { eng: 'Kedrosoft JSC' }, language: 'ukr', shown: RUSSIAN },
  {
    of: RUSSIAN,
    names: { deu: 'Kedrosoft AG', eng: 'Kedrosoft JSC' },
    language: 'fra',
    shown: 'Kedrosoft JSC',
  },
  { of: RUSSIAN, names: { deu: 'Kedrosoft AG' }, language: 'fra', shown: 'Kedrosoft AG' },
  { of: RUSSIAN, names: { eng: 'Kedrosoft JSC' }, language: 'chn', shown: 'Kedrosoft JSC' },
  { of: RUSSIAN, names: {}, language: 'eng', shown: RUSSIAN },
  { of: CHINESE, names: { rus: 'Хунъюэ' }, language: 'ukr', shown: 'Хунъюэ' },
  { of: CHINESE, names: { rus: 'Хунъюэ' }, language: 'tur', shown: CHINESE },
  { of: CHINESE, names: { eng: 'Hongyue Petroleum' }, language: 'chn', shown: CHINESE },
  { of: 'XAMB', names: { eng: 'Amber Coast Exchange' }, language: 'deu', shown: 'Amber Coast Exchange' },
  { of: 'XAMB', names: {}, language: 'deu', shown: 'XAMB' },
] as const)('LV-01 $of, also $names, is $shown in $language', ({ of, names, language, shown }) => {
  expect(localizedName(of, names, language)).toBe(shown);
});

test('LV-08 a name in the language is always the one that is shown', () => {
  for (const language of LANGUAGES)
    expect(localizedName(CHINESE, { [language]: 'own' }, language)).toBe('own');
});

test('LV-08 the registered name stands beside another one, and not twice', () => {
  const names = { eng: 'Zeliwica Steelworks', pol: POLISH };
  expect(registeredBeside(POLISH, names, 'eng')).toBe(POLISH);
  expect(registeredBeside(POLISH, names, 'pol')).toBeNull();
});
