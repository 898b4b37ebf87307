import { expect, test } from 'vitest';
import { idOfName, suggestFrom } from './suggest-from.ts';

const ISSUERS = [
  { id: 'caldervoe', name: 'Caldervoe Bank plc' },
  { id: 'zrodlany', name: 'Bank Źródlany S.A.' },
  { id: 'norvik', name: 'Norvik Steel' },
];

test.each([
  { text: '', found: [] },
  { text: '  ', found: [] },
  { text: 'bank', found: ['caldervoe', 'zrodlany'] },
  { text: 'zrod', found: ['zrodlany'] },
  { text: 'plc bank', found: ['caldervoe'] },
  { text: 'steel bank', found: [] },
])('EP-05 the map suggests issuers in whose names every word of “$text” occurs', ({ text, found }) => {
  expect(suggestFrom(ISSUERS, text).map(({ id }) => id)).toEqual(found);
});

test.each([
  { text: 'Norvik Steel', sent: 'norvik', why: 'a whole name is its issuer' },
  { text: ' Norvik Steel ', sent: 'norvik', why: 'spaces around it do not matter' },
  { text: 'norv', sent: 'norv', why: 'words are looked up in all names' },
])('EP-05 of an issuer that is typed, $why', ({ text, sent }) => expect(idOfName(ISSUERS, text)).toBe(sent));
