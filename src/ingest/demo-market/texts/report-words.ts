import type { Language } from '#domain/languages/languages.ts';
import type { DemoReport } from '../books/demo-report.ts';
import type { Issuer } from '../catalogue/instruments.ts';
import { fillIn, ISSUER_TEXTS, type Words } from './issuer-texts.ts';
import { nameIn } from './name-in.ts';
import type { ReportFigures } from './report-figures.ts';
import { writeChange, writeDay, writeMoney, writePercent, writeTimes } from './written.ts';

/** What a text about a report may say, written as its language writes it. */
export function wordsOf(
  issuer: Issuer,
  { at, unit, currency }: DemoReport,
  figures: ReportFigures,
  language: Language,
): Words {
  const money = (value: number) => writeMoney(language, value * unit, currency);
  return {
    name: nameIn(issuer, language),
    period: () => fillIn(ISSUER_TEXTS[language].periods[at.quarter - 1] ?? '', { year: at.year }),
    date: () => writeDay(language, at.end),
    revenue: () => money(figures.revenue),
    profit: () => money(Math.abs(figures.profit)),
    change: () => writeChange(language, figures.change ?? 0),
    margin: () => writePercent(language, figures.margin),
    cash: () => money(figures.cash),
    interest: () => money(figures.interest),
    times: () => writeTimes(language, figures.interest > 0 ? figures.cash / figures.interest : 0),
    deposits: () => money(figures.deposits),
    loans: () => money(figures.loans),
    ratio: () => writePercent(language, figures.deposits > 0 ? figures.loans / figures.deposits : 0),
  };
}

/** Sentences of one paragraph. */
export function joinSentences(language: Language, sentences: readonly string[]): string {
  return sentences.join(language === 'chn' ? '' : ' ');
}
