import type viewEnglish from '#market/explain/labels/eng.json';
import type { Format } from '#platform/i18n/format.ts';
import type { Translate } from '#platform/i18n/translator.ts';
import type english from './labels/eng.json';

/** What the sheets of a schedule say. */
export interface ScheduleWords {
  readonly s: Translate<keyof typeof english>;
  /** As the page says it. */
  readonly of: Translate<keyof typeof viewEnglish>;
  readonly format: Format;
}
