import type { ScheduleWords } from '#market/bond-workbook/schedule-words.ts';
import type { Translate } from '#platform/i18n/translator.ts';
import type english from './labels/eng.json';

/** What a workbook says besides the names of its inputs. */
export interface WorkbookWords extends ScheduleWords {
  readonly t: Translate<keyof typeof english>;
}
