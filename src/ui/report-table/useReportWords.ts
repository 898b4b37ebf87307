import { useMemo } from 'react';
import { useFormat, useLabels } from '#platform/i18n/I18n.tsx';
import type { Column } from '#ui/table/table-data.ts';
import type english from './labels/eng.json';
import { NAME_KEY, periodKey, type ReportWriting } from './report-rows.ts';
import type { ReportHead, ReportTableData } from './report-table-data.ts';

type Dimension = ReportTableData['dimension'];

interface ReportWords extends ReportWriting {
  readonly columnsOf: (table: ReportTableData) => readonly Column[];
  readonly noteOf: (table: ReportTableData) => string | null;
  /** What money is counted in: "RUB million". */
  readonly unit: string;
}

const MONTHS_OF_YEAR = 12;
const UNITS = { 1: 'money', 1000: 'thousands', 1000000: 'millions' } as const;

/** How a report of this dimension is written in the page's language. */
export function useReportWords({ currency, unit_multiplier: multiplier }: Dimension): ReportWords {
  const t = useLabels<typeof english>('report-table');
  const format = useFormat();
  return useMemo(() => {
    const scale = UNITS[multiplier as keyof typeof UNITS] ?? 'money';
    const unit = currency === null ? t(`own_${scale}`) : t(scale, { currency });
    const titleOf = ({ date, months, period_num: number }: ReportHead, counts: ReportTableData['counts']) => {
      const year = date.slice(0, 4);
      if (months === MONTHS_OF_YEAR) return year;
      return counts === 'at_end'
        ? format.quarter(number, year)
        : t('months_of_year', { count: months, year });
    };
    const hintOf = (head: ReportHead) =>
      [
        head.restated_on && t('restated', { day: format.day(head.restated_on) }),
        head.unit_multiplier !== multiplier && t('converted'),
      ]
        .filter(Boolean)
        .join(' ');
    const toColumn = (head: ReportHead, position: number, counts: ReportTableData['counts']): Column => {
      const hint = hintOf(head);
      return {
        key: periodKey(position),
        title: titleOf(head, counts),
        under: [format.day(head.date), ...(currency === null ? [head.currency] : [])],
        kind: 'number',
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
        counts === 'since_new_year' && heads.some(({ months }) => months < MONTHS_OF_YEAR)
          ? t('since_new_year')
          : null,
      write: (value, { measure }, decimals) =>
        measure === 'percent' ? format.percent(value, decimals) : format.number(value, decimals),
      describeRestated: ({ restated_on: day, known_on: known }, value) =>
        t('restated_value', { day: format.day(day), known: format.day(known), value }),
      derived: t('derived_value'),
      unitOf: ({ measure }) => (measure === 'per_share' ? (currency ?? undefined) : undefined),
    };
  }, [t, format, currency, multiplier]);
}
