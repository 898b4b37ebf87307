import { expect, test } from 'vitest';
import { parseRasQuery, type RasChoice, withRasChoice } from './ras-choice.ts';

test.each<{ query: Parameters<typeof parseRasQuery>[0]; choice: RasChoice; why: string }>([
  { query: {}, choice: { form: 1, period: 1 }, why: 'at first the balance sheet by every period' },
  { query: { ras_form: '4' }, choice: { form: 4, period: 1 }, why: 'the cash flows are form 4' },
  { query: { ras_form: '2', ras_period: '2' }, choice: { form: 2, period: 2 }, why: 'form 2 by full years' },
  { query: { ras_period: 'ltm' }, choice: { form: 1, period: 'ltm' }, why: 'the last twelve months' },
  { query: { ras_form: '3', ras_period: 'x' }, choice: { form: 1, period: 1 }, why: 'nonsense is left out' },
])('IF-05 $why', ({ query, choice }) => {
  expect(parseRasQuery(query)).toEqual(choice);
});

test.each<{ choice: RasChoice; search: string }>([
  { choice: { form: 1, period: 1 }, search: '?bank_tab=1' },
  { choice: { form: 4, period: 1 }, search: '?bank_tab=1&ras_form=4' },
  { choice: { form: 2, period: 'quarter' }, search: '?bank_tab=1&ras_form=2&ras_period=quarter' },
  { choice: { form: 2, period: 2 }, search: '?bank_tab=1&ras_form=2&ras_period=2' },
])('IF-05 an address keeps whatever else it says: $search', ({ choice, search }) => {
  const url = withRasChoice(new URL('https://x.example/company/a/?bank_tab=1&ras_form=2'), choice);
  expect(new URLSearchParams(url.search).toString()).toBe(new URLSearchParams(search).toString());
  expect(parseRasQuery(Object.fromEntries(url.searchParams))).toEqual(choice);
});
