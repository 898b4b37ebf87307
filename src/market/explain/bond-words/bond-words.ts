import type { Format } from '#platform/i18n/format.ts';
import type { Translate } from '#platform/i18n/translator.ts';
import type english from './labels/eng.json';

/** How the figures of a bond are spoken of in the reader's language. */
export interface BondWords {
  readonly t: Translate<keyof typeof english>;
  readonly format: Format;
}
