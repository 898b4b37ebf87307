import type { Language } from '#domain/languages/languages.ts';
import { CHN_TEXTS } from './chn.ts';
import { DEU_TEXTS } from './deu.ts';
import { ENG_TEXTS } from './eng.ts';
import { ESP_TEXTS } from './esp.ts';
import { FRA_TEXTS } from './fra.ts';
import { ITA_TEXTS } from './ita.ts';
import { POL_TEXTS } from './pol.ts';
import { RUS_TEXTS } from './rus.ts';
import type { TextsOfLanguage } from './texts-of-language.ts';
import { TUR_TEXTS } from './tur.ts';
import { UKR_TEXTS } from './ukr.ts';

export const ISSUER_TEXTS: Readonly<Record<Language, TextsOfLanguage>> = {
  rus: RUS_TEXTS,
  eng: ENG_TEXTS,
  pol: POL_TEXTS,
  ita: ITA_TEXTS,
  deu: DEU_TEXTS,
  esp: ESP_TEXTS,
  chn: CHN_TEXTS,
  ukr: UKR_TEXTS,
  fra: FRA_TEXTS,
  tur: TUR_TEXTS,
};

/** What stands for the words in braces; a function writes it when a text has it, for writing takes long. */
export type Words = Readonly<Record<string, string | number | (() => string)>>;

export function fillIn(text: string, words: Words): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const word = words[name];
    if (word === undefined) throw new Error(`The text has no value for ${name}`);
    return typeof word === 'function' ? word() : String(word);
  });
}
