import { expect, test } from 'vitest';
import { findingSentence } from './finding-sentence.ts';

test.each([
  {
    of: 'a ticker of several venues',
    finding: {
      rule: 'unknown_instrument',
      severity: 'hold',
      value: 'OAK',
      details: { missing: 'venue', venues: 'XETR, XFRA' },
    },
    sentence: 'OAK is listed on XETR, XFRA: say which of them with --venue MIC',
  },
  {
    of: 'payments of a bond without a currency',
    finding: {
      rule: 'unknown_currency',
      severity: 'hold',
      value: 'DE0001102309',
      details: { missing: 'currency' },
    },
    sentence: 'nothing says in which currency DE0001102309 is: say --currency CODE',
  },
] as const)('DI-06 the sentence about $of names the option that answers it', ({ finding, sentence }) => {
  expect(findingSentence(finding)).toBe(sentence);
});
