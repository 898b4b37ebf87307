import { expect, test } from 'vitest';
import { countryCode } from './country-code.ts';

test.each([
  ['Finland', 'FI'],
  ['Russia', 'RU'],
  ['Germany', 'DE'],
  ['fi', 'FI'],
  ['UK', 'GB'],
  ['Turkey', 'TR'],
  ['Hong Kong', 'HK'],
  ['United States', 'US'],
  ['Atlantis', 'Atlantis'],
])('DI-03 the country %s is %s', (word, code) => {
  expect(countryCode(word)).toBe(code);
});
