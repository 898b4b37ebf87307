import type { Language } from '../languages/languages.ts';
import { BANK_ACCOUNT_DIGEST } from './bank-account-digest.ts';
import { BANK_PUBLISHED_FORMS } from './bank-published-forms.ts';
import { IFRS } from './ifrs.ts';
import { CHN } from './names/chn.ts';
import { DEU } from './names/deu.ts';
import { ENG, type LineName } from './names/eng.ts';
import { ESP } from './names/esp.ts';
import { FRA } from './names/fra.ts';
import { ITA } from './names/ita.ts';
import { POL } from './names/pol.ts';
import { RUS } from './names/rus.ts';
import { TUR } from './names/tur.ts';
import { UKR } from './names/ukr.ts';
import type { OutlineRow, OutlineSection } from './outline.ts';
import { RAS } from './ras.ts';
import type { Names, Standard, StatementLine, StatementSection } from './statement-line.ts';
import { US_GAAP } from './us-gaap.ts';

const OUTLINES: Readonly<Record<Standard, readonly OutlineSection[]>> = {
  ifrs: IFRS,
  'us-gaap': US_GAAP,
  ras: RAS,
  bank_1: BANK_PUBLISHED_FORMS,
  bank_2: BANK_ACCOUNT_DIGEST,
};

const NAMES: Readonly<Record<Language, Readonly<Record<LineName, string>>>> = {
  rus: RUS,
  eng: ENG,
  pol: POL,
  ita: ITA,
  deu: DEU,
  esp: ESP,
  chn: CHN,
  ukr: UKR,
  fra: FRA,
  tur: TUR,
};

const OUTLINE_ENTRIES = Object.entries(OUTLINES) as [Standard, readonly OutlineSection[]][];

export const STATEMENT_SECTIONS: readonly StatementSection[] = OUTLINE_ENTRIES.flatMap(
  ([standard, sections]) =>
    sections.map(({ code, name }, index) => ({ standard, code, position: index + 1, names: namesOf(name) })),
);

/** Every line of every standard, in the order of print. */
export const STATEMENT_LINES: readonly StatementLine[] = OUTLINE_ENTRIES.flatMap(([standard, sections]) => {
  const rows = sections.flatMap((section) => section.rows.map((row) => ({ section: section.code, row })));
  const totals = new Set(rows.map(({ row }) => row[2]));
  return rows.map(({ section, row }, index) => ({
    standard,
    section,
    position: index + 1,
    isTotal: totals.has(row[0]),
    ...lineOf(row),
  }));
});

function lineOf([code, name, parent = null, measure = 'money']: OutlineRow) {
  return { code, parent, measure, names: namesOf(name) };
}

function namesOf(name: LineName): Names {
  return Object.fromEntries(
    Object.entries(NAMES).map(([language, names]) => [language, names[name]]),
    // The entries are those of a record of languages.
  ) as Names;
}
