import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LANGUAGES } from '#domain/languages/languages.ts';
import { readLabels } from './every-label.ts';
import { findOtherTerms, readTerms, type Translations } from './terms.ts';

/** Labels whose English text is spelt like a term but means something else: the sense, and who has it. */
const OTHER_SENSES: Readonly<Record<string, readonly string[]>> = {
  'to close a window or a list': [
    'market/bond-map:close',
    'market/lists:close',
    'features/search-box:key_close',
    'ui/message:close',
  ],
  'to open a page': ['features/search-box:key_open'],
  'open requests and tickets': [
    'pages/operator/operator-requests:open',
    'pages/operator/operator-tickets:open',
    'pages/operator/operator-tickets:state_open',
  ],
  'jobs that run': ['pages/operator/operator-overview:jobs_active'],
  'a change that an administrator made': ['pages/operator/operator-changes:what'],
  'the last page of a list': ['market/lists:last_page'],
  'how many constituents an index has': ['market/lists:col_members'],
  'the index that a fund follows': ['market/lists:col_index'],
  'a group of ratios per share': ['market/multiples/multiple-names:group_per_share'],
  'the title of the sign-in page, a noun': ['features/sign-in:title'],
  'safety of an account': ['pages/account/profile:security'],
};
const excepted = Object.values(OTHER_SENSES).flat();

const terms = readTerms(readFileSync('docs/terms.md', 'utf8'));
const labels: Record<string, Translations> = {};
for (const language of LANGUAGES)
  for (const { name, text } of readLabels(language)) labels[name] = { ...labels[name], [language]: text };
const found = findOtherTerms(labels, terms);

test('LB-03 one concept has one term in each language, that of docs/terms.md', () => {
  expect(terms.length).toBeGreaterThan(200);
  expect(found.filter(({ name }) => !excepted.includes(name)).map(({ problem }) => problem)).toEqual([]);
});

test('every exception is needed', () => {
  expect(excepted.filter((name) => !found.some((other) => other.name === name))).toEqual([]);
});

test('every term has every language', () => {
  const gaps = terms.flatMap(({ concept, forms }) =>
    LANGUAGES.filter((language) => forms[language].includes('')).map((language) => `${concept}: ${language}`),
  );
  expect(gaps).toEqual([]);
});

const issuer = terms.filter(({ concept }) => concept === 'issuer');
const issuers = Object.fromEntries(
  LANGUAGES.map((language) => [language, issuer[0]?.forms[language][0] ?? '']),
);

test('another word for a term is found, a capital letter is not', () => {
  expect(findOtherTerms({ 'x:y': { ...issuers, deu: 'EMITTENT' } }, issuer)).toEqual([]);
  const [other] = findOtherTerms({ 'x:y': { ...issuers, deu: 'Herausgeber' } }, issuer);
  expect(other?.problem).toBe('x:y in deu: “Herausgeber” for issuer, which is “emittent”');
});

test('a term has forms, and a part that may be left out', () => {
  const header = `| concept | ${LANGUAGES.join(' | ')} |`;
  const row = `| yield | ${LANGUAGES.map(() => 'A (B); C').join(' | ')} |`;
  const [term] = readTerms([header, '|---|', row].join('\n'));
  expect(term?.forms.eng).toEqual(['a (b)', 'a', 'c', 'c']);
});
