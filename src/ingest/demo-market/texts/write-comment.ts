import type { Language } from '#domain/languages/languages.ts';
import type { DemoReport } from '../books/demo-report.ts';
import type { Issuer } from '../catalogue/instruments.ts';
import { INDUSTRY_TEXTS } from './industries/texts-of-industries.ts';
import { fillIn, ISSUER_TEXTS, type Words } from './issuer-texts.ts';
import type { ReportFigures } from './report-figures.ts';
import { joinSentences, wordsOf } from './report-words.ts';
import type { StoryText, TextsOfLanguage } from './texts-of-language.ts';

/** From this ratio of cash flow to interest on, debt is called manageable. */
const COMFORTABLE = 3;

/** A comment in one language: on what a report says of business, or of debt. */
export function writeComment(
  issuer: Issuer,
  report: DemoReport,
  { figures, kind, link }: { figures: ReportFigures; kind: 'review' | 'debt'; link: string },
  language: Language,
): StoryText {
  const { drivers } = INDUSTRY_TEXTS[language][issuer.industry];
  const words = { ...wordsOf(issuer, report, figures, language), drivers, link };
  const texts = ISSUER_TEXTS[language];
  const { title, text } = kind === 'review' ? reviewIn(texts, figures, language) : texts[debtKind(figures)];
  return { title: fillIn(title, words), text: fillIn(text, words) };
}

/** Results as a news item says them. */
export function writeResults(figures: ReportFigures, words: Words, language: Language): StoryText {
  const { results } = ISSUER_TEXTS[language];
  const sentences = [results.published, earnedOf(results, figures), gainOf(results, figures)];
  return { title: fillIn(results.title, words), text: fillIn(joinSentences(language, sentences), words) };
}

function reviewIn(
  { review, results }: TextsOfLanguage,
  figures: ReportFigures,
  language: Language,
): StoryText {
  const opening = joinSentences(language, [earnedOf(review, figures), gainOf(results, figures)]);
  return {
    title: review.title,
    text: `<p>${opening}</p><ul><li>${marginOf(review, figures)}</li><li>${review.drivers}</li></ul><p>${review.closing}</p>`,
  };
}

function earnedOf(
  texts: { readonly revenue: string; readonly income: string },
  { isBank }: ReportFigures,
): string {
  return isBank ? texts.income : texts.revenue;
}

function gainOf({ profit, loss }: TextsOfLanguage['results'], figures: ReportFigures): string {
  return figures.profit < 0 ? loss : profit;
}

function marginOf(review: TextsOfLanguage['review'], { margin, marginBefore }: ReportFigures): string {
  if (margin < 0) return review.noMargin;
  return margin >= (marginBefore ?? 0) ? review.wider : review.narrower;
}

function debtKind({ isBank, cash, interest, loans, deposits }: ReportFigures) {
  if (isBank) return loans > deposits ? 'lent' : 'funded';
  if (cash <= 0) return 'consuming';
  return cash >= COMFORTABLE * interest ? 'covered' : 'tight';
}
