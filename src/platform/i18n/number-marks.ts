import type { Language } from '#domain/languages/languages.ts';

export const NO_BREAK_SPACE = '\u00a0';

/** What stands around the digits of a figure. */
export interface Affixes {
  readonly before: string;
  readonly after: string;
}

export interface NumberMarks {
  readonly decimal: '.' | ',';
  readonly percent: Affixes;
}

const DIRECTLY = { before: '', after: '%' };
const WITH_SPACE = { before: '', after: `${NO_BREAK_SPACE}%` };

/** What Intl would say: a browser waits 20 to 50 ms for its first formatter, and every page writes numbers. */
const MARKS: Readonly<Record<Language, NumberMarks>> = {
  rus: { decimal: ',', percent: WITH_SPACE },
  eng: { decimal: '.', percent: DIRECTLY },
  pol: { decimal: ',', percent: DIRECTLY },
  ita: { decimal: ',', percent: DIRECTLY },
  deu: { decimal: ',', percent: WITH_SPACE },
  esp: { decimal: ',', percent: WITH_SPACE },
  chn: { decimal: '.', percent: DIRECTLY },
  ukr: { decimal: ',', percent: DIRECTLY },
  fra: { decimal: ',', percent: WITH_SPACE },
  tur: { decimal: ',', percent: { before: '%', after: '' } },
};

export const numberMarks = (language: Language): NumberMarks => MARKS[language];
