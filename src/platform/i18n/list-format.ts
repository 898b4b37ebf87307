import { type Language, languageLocale } from '#domain/languages/languages.ts';
import { once } from './once.ts';

export interface ListFormat {
  /** Things of one kind: `Amber, Norvik and Velmora`. What is null or empty is left out. */
  list(parts: readonly Part[]): string;
  /** Between the facts of a phrase, with its space. */
  readonly comma: string;
  /** Facts one after the other, of different kinds: `NRVK, ordinary`. */
  phrase(parts: readonly Part[]): string;
  /** One sentence after the other. */
  sentences(parts: readonly Part[]): string;
  /** A title with the unit of what stands under it: `Yield, %`, `收益率（%）`. */
  caption(title: string, unit: string): string;
}

type Part = string | null | undefined | false;

export function createListFormat(language: Language): ListFormat {
  const written = once(() => new Intl.ListFormat(languageLocale(language), { type: 'conjunction' }));
  const comma = language === 'chn' ? '，' : ', ';
  return {
    comma,
    list: (parts) => written().format(known(parts)),
    phrase: (parts) => known(parts).join(comma),
    sentences: (parts) => known(parts).join(language === 'chn' ? '' : ' '),
    caption: (title, unit) => (language === 'chn' ? `${title}（${unit}）` : `${title}, ${unit}`),
  };
}

const known = (parts: readonly Part[]) => parts.filter((part): part is string => Boolean(part));
