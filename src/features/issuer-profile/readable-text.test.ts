import { expect, test } from 'vitest';
import { readableText } from './readable-text.ts';

test.each([
  { why: 'the reader’s own', texts: { eng: 'Steel', deu: 'Stahl' }, language: 'deu', is: ['Stahl', null] },
  {
    why: 'English in its absence',
    texts: { rus: 'Сталь', eng: 'Steel' },
    language: 'deu',
    is: ['Steel', 'eng'],
  },
  {
    why: 'whatever there is without English',
    texts: { rus: 'Сталь' },
    language: 'deu',
    is: ['Сталь', 'rus'],
  },
  {
    why: 'English where the own one is blank',
    texts: { deu: ' ', eng: 'Steel' },
    language: 'deu',
    is: ['Steel', 'eng'],
  },
  { why: 'nothing where nothing is written', texts: {}, language: 'eng', is: null },
  {
    why: 'nothing in a language that the site does not have',
    texts: { xxx: 'X' },
    language: 'eng',
    is: null,
  },
] as const)('EP-04 a text of an issuer is $why', ({ texts, language, is }) => {
  const found = readableText(texts, language);
  expect(found && [found.text, found.language]).toEqual(is);
});
