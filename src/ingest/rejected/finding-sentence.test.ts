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
  {
    of: 'a ticker and an ISIN of other shares',
    finding: {
      rule: 'code_conflict',
      severity: 'hold',
      value: 'DE000OAKA013',
      details: { code: 'DE000OAKA013', other: 'XETR:ELM' },
    },
    sentence:
      'DE000OAKA013 and XETR:ELM do not belong together: correct one of them in the file of rejected rows, or say with --venue MIC where the records are from',
  },
  {
    of: 'an ISIN without a ticker',
    finding: {
      rule: 'unknown_instrument',
      severity: 'hold',
      value: 'DE000OAKA013',
      details: { missing: 'ticker' },
    },
    sentence: 'nothing says under which ticker DE000OAKA013 is traded: say --ticker CODE and --venue MIC',
  },
  {
    of: 'holdings without a day',
    finding: { rule: 'missing_required', severity: 'hold', field: 'asOf' },
    sentence: 'nothing says of which day these holdings are: write it in a column as_of_date',
  },
] as const)('DI-06 the sentence about $of names the option that answers it', ({ finding, sentence }) => {
  expect(findingSentence(finding)).toBe(sentence);
});
