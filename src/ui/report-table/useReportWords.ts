import { useMemo } from 'react';
import { useFormat, useLabels } from '#platform/i18n/I18n.tsx';
import type { Column } from '#ui/table/table-data.ts';
import type english from './labels/eng.json';
import { NAME_KEY, periodKey, type ReportWriting } from './report-rows.ts';
import type { ReportHead, ReportTableData } from './report-table-data.ts';

type Dimension = ReportTableData['dimension'];
type Counts = ReportTableData['counts'];

interface ReportWords extends ReportWriting {
  readonly columnsOf: (table: ReportTableData) => readonly Column[];
  readonly noteOf: (table: ReportTableData) => string | null;
  /** What money is counted in: "RUB million". */
  readonly unit: string;
}

const MONTHS_OF_YEAR = 12;
const UNITS = { 1: 'money', 1000: 'thousands', 1000000: 'millions', 1000000000: 'billions' } as const;

/** How a report of this dimension is written in the page's language. */
export function useReportWords({ currency, unit_multiplier: multiplier }: Dimension): ReportWords {
  const t = useLabels<typeof english>('report-table');
  const format = useFormat();
  return useMemo(() => {
    const scale = UNITS[multiplier as keyof typeof UNITS] ?? 'money';
    const unit = currency === null ? t(`own_${scale}`) : t(scale, { currency });
    const titleOf = ({ date, months, period_num: number, basis }: ReportHead, counts: Counts) => {
      const year = date.slice(0, 4);
      const quarter = format.quarter(number, year);
      if (basis) return basis === 'ltm' && counts === 'since_new_year' ? t('ltm', { quarter }) : quarter;
      if (months === MONTHS_OF_YEAR) return year;
      return counts === 'at_end' ? quarter : monthsOf(months, year);
    };
    const monthsOf = (count: number, year: string) =>
      count === MONTHS_OF_YEAR ? year : t('months_of_year', { count, year });
    const hintOf = (head: ReportHead, counts: Counts) =>
      [
        counts === 'since_new_year' && (head.parts?.length ?? 0) > 1 && derivedOf(head),
        head.restated_on && t('restated', { day: format.day(head.restated_on) }),
        head.unit_multiplier !== multiplier && t('converted'),
      ]
        .filter(Boolean)
        .join(' ');
    const derivedOf = ({ parts = [] }: ReportHead) =>
      t('derived_from', {
        sum: parts
          .toSorted((a, b) => b.sign - a.sign)
          .map(({ periodEnd, months, sign }, at) =>
            [sign < 0 ? '− ' : at > 0 ? '+ ' : '', monthsOf(months, periodEnd.slice(0, 4))].join(''),
          )
          .join(' '),
      });
    const toColumn = (head: ReportHead, position: number, counts: Counts): Column => {
      const hint = hintOf(head, counts);
      return {
        key: periodKey(position),
        title: titleOf(head, counts),
        under: [format.day(head.date), ...(currency === null ? [head.currency] : [])],
        kind: 'number',
        lock: 'more-rows',
        isAlwaysShown: true,
        ...(hint && { hint }),
      };
    };
    return {
      unit,
      columnsOf: ({ scroll_head: heads, scroll_clmn: lines, counts }) => [
        {
          key: NAME_KEY,
          title: lines.some(({ measure }) => measure === 'money') ? unit : t('indicator'),
          width: 'third',
        },
        ...heads.map((head, position) => toColumn(head, position, counts)),
      ],
      noteOf: ({ counts, scroll_head: heads }) =>
        counts === 'since_new_year' && heads.some(({ months, basis }) => months < MONTHS_OF_YEAR && !basis)
          ? t('since_new_year')
          : null,
      write: (value, { measure }, decimals) =>
        measure === 'change'
          ? format.change(value)
          : measure === 'percent'
            ? format.percent(value, decimals)
            : format.number(value, decimals),
      describeRestated: ({ restated_on: day, known_on: known }, value) =>
        t('restated_value', { day: format.day(day), known: format.day(known), value }),
      derived: t('derived_value'),
      unitOf: ({ measure }) => (measure === 'per_share' ? (currency ?? undefined) : undefined),
    };
  }, [t, format, currency, multiplier]);
}
