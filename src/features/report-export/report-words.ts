import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { Standard } from '#domain/statements/statement-line.ts';
import type { ReportHead } from '#market/statements/report-table.contract.ts';
import type { Format } from '#platform/i18n/format.ts';
import type { Translate } from '#platform/i18n/translator.ts';
import type tableEnglish from '#ui/report-table/labels/eng.json';
import type english from './labels/eng.json';

/** What a workbook says besides the names of its lines. */
export interface ReportWords {
  readonly standard: string;
  readonly source: string;
  readonly indicator: string;
  readonly periodEnd: string;
  readonly restatedOn: string;
  readonly sinceNewYear: string;
  /** What the figures are where they are no amounts. */
  readonly shown: Readonly<Record<'change' | 'share', string>>;
  /** What money is counted in: "RUB million". */
  readonly unitOf: (currency: string | null, multiplier: number) => string;
  /** A title with the unit of what stands under it. */
  readonly captionOf: (title: string, unit: string) => string;
  /** As the page heads the column of the same period. */
  readonly titleOf: (head: ReportHead, counts: 'at_end' | 'since_new_year') => string;
}

interface Wording {
  readonly own: Translate<keyof typeof english>;
  readonly table: Translate<keyof typeof tableEnglish>;
  readonly format: Format;
  readonly standard: Standard;
  readonly isArchive: boolean;
  readonly brand: string;
  readonly today: CalendarDay;
}

const MONTHS_OF_YEAR = 12;
const SCALES = { 1: 'money', 1000: 'thousands', 1000000: 'millions', 1000000000: 'billions' } as const;

export function toReportWords({
  own,
  table,
  format,
  standard,
  isArchive,
  brand,
  today,
}: Wording): ReportWords {
  const name = own(`standard_${standard}`);
  return {
    standard: isArchive ? format.phrase([name, own('archive')]) : name,
    source: own('source', { brand, day: format.day(today) }),
    indicator: table('indicator'),
    periodEnd: own('period_end'),
    restatedOn: own('restated_on'),
    sinceNewYear: table('since_new_year'),
    shown: { change: own('change'), share: own('share') },
    unitOf: (currency, multiplier) => {
      const scale = SCALES[multiplier as keyof typeof SCALES] ?? 'money';
      return currency === null ? table(`own_${scale}`) : table(scale, { currency });
    },
    captionOf: format.caption,
    titleOf: ({ date, months, period_num: number, basis }, counts) => {
      const year = date.slice(0, 4);
      const quarter = format.quarter(number, year);
      if (basis) return basis === 'ltm' && counts === 'since_new_year' ? table('ltm', { quarter }) : quarter;
      if (months === MONTHS_OF_YEAR) return year;
      return counts === 'at_end' ? quarter : table('months_of_year', { count: months, year });
    },
  };
}
