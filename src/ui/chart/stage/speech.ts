import type { Translate } from '#platform/i18n/translator.ts';
import type english from '../labels/eng.json';
import type { ChartWords } from '../words/chart-words.ts';
import { type Readings, writeChange } from './readings.ts';

type Labels = Translate<Extract<keyof typeof english, string>>;

/** What a live region says of a snap point: the date, each series with its figures, the flags. */
export function speechOf({ head, series, flags }: Readings, words: ChartWords, t: Labels): string {
  const spoken = series.map(({ name, figures, change, note }) => {
    const texts = figures.map(({ word, title, text }) =>
      [word ? t(word) : title, text].filter(Boolean).join(' '),
    );
    return words.phrase([name, ...texts, change && writeChange(change, words), note]);
  });
  return [head, ...spoken, ...flags.map(({ letter, text }) => `${letter}: ${text}`)].join('. ');
}
