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
  ['The Netherlands', 'NL'],
  ['Macedonia', 'MK'],
  ['Bosnia and Herzegovina', 'BA'],
  ['Cote d’Ivoire', 'CI'],
  ['Curacao', 'CW'],
  ['Türkiye', 'TR'],
  ['Moldova, Republic of', 'MD'],
  ['Taiwan, Province of China', 'TW'],
  ['Korea, Republic of', 'KR'],
  ["Korea, Democratic People's Republic of", 'KP'],
  ['Bahamas (the)', 'BS'],
  ['Saint Kitts and Nevis', 'KN'],
  ['Atlantis', 'Atlantis'],
])('DI-03 the country %s is %s', (word, code) => {
  expect(countryCode(word)).toBe(code);
});
