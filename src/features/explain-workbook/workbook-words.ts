import type viewEnglish from '#market/explain/labels/eng.json';
import type { Format } from '#platform/i18n/format.ts';
import type { Translate } from '#platform/i18n/translator.ts';
import type english from './labels/eng.json';

/** What a workbook says besides the names of its inputs. */
export interface WorkbookWords {
  readonly t: Translate<keyof typeof english>;
  /** As the page says it. */
  readonly of: Translate<keyof typeof viewEnglish>;
  readonly format: Format;
}
