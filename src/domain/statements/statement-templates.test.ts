import { expect, test } from 'vitest';
import { LANGUAGES } from '../languages/languages.ts';
import { STANDARDS } from './statement-line.ts';
import { STATEMENT_LINES, STATEMENT_SECTIONS } from './statement-templates.ts';

const linesOf = (standard: string) => STATEMENT_LINES.filter((line) => line.standard === standard);
const sectionsOf = (standard: string) =>
  STATEMENT_SECTIONS.filter((section) => section.standard === standard).map(({ code }) => code);

test('IF-01 IF-05 IF-06 every section and line has a name in each of the ten languages', () => {
  for (const { names } of [...STATEMENT_SECTIONS, ...STATEMENT_LINES]) {
    expect(Object.keys(names).sort()).toEqual([...LANGUAGES].sort());
    for (const name of Object.values(names)) expect(name).toMatch(/^[\p{Lu}\p{Lo}A-Z]\S*.*\S$/u);
  }
});

test('no language borrows the words of another', () => {
  for (const { names } of STATEMENT_LINES) {
    for (const language of ['rus', 'ukr'] as const) expect(names[language]).toMatch(/\p{Script=Cyrillic}/u);
    expect(names.chn).toMatch(/\p{Script=Han}/u);
    expect(names.ukr).not.toMatch(/[ыэъё]/i);
    expect(names.rus).not.toMatch(/[іїєґ]/i);
  }
});

test('IF-04 IF-05 IF-06 the sections are those that the answers are made of', () => {
  expect(sectionsOf('ifrs')).toEqual(['balance_sheet', 'profit_and_loss', 'cash_flow_statement']);
  expect(sectionsOf('us-gaap')).toEqual(sectionsOf('ifrs'));
  expect(sectionsOf('ras')).toEqual(['rsbu_balance', 'rsbu_profit_and_loss', 'report_cash_flow']);
  const bank = ['rsbu_balance', 'rsbu_profit_and_loss', 'rsbu_capital_adequacy', 'rsbu_ratios', 'cash_flow'];
  expect(sectionsOf('bank_1')).toEqual(bank);
  expect(sectionsOf('bank_2')).toEqual(bank);
});

test.each(STANDARDS)(
  '%s: a code is used once, and a total stands in the section of its lines',
  (standard) => {
    const lines = linesOf(standard);
    expect(new Set(lines.map(({ code }) => code)).size).toBe(lines.length);
    for (const { parent, section } of lines) {
      if (parent === null) continue;
      expect(lines.find(({ code }) => code === parent)).toMatchObject({
        section,
        isTotal: true,
        measure: 'money',
      });
    }
  },
);

test('IF-05 the forms carry the codes that accountants know them by', () => {
  const codes = linesOf('ras').map(({ code }) => code);
  for (const code of ['1100', '1600', '1700', '2110', '2400', '4100', '4400', '4500'])
    expect(codes).toContain(code);
});
