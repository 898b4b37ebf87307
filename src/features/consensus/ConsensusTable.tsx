import { PERCENT_SIGN } from '#domain/numbers/percent-sign.ts';
import { isLocked } from '#platform/contract/sealed.ts';
import { useFormat, useLabels } from '#platform/i18n/I18n.tsx';
import { SimpleTable } from '#ui/table/SimpleTable.tsx';
import type { Cell, Column } from '#ui/table/table-data.ts';
import styles from './Consensus.module.css';
import type { ConsensusForecast, ConsensusItem } from './consensus.contract.ts';
import type english from './labels/eng.json';
import { RangeBar } from './RangeBar.tsx';

interface Props {
  readonly items: readonly ConsensusItem[];
  readonly years: readonly number[];
}

/** An indicator a row: what was reported, then each year with its mean, change and range. */
export function ConsensusTable({ items, years }: Props) {
  const t = useLabels<typeof english>('consensus');
  const format = useFormat();
  const columns: Column[] = [
    { key: 'name', title: t('field_indexName') },
    { key: 'actual', title: t('field_actual_value'), kind: 'number', isAlwaysShown: true, lock: 'more-rows' },
    ...years.flatMap((year): Column[] => [
      {
        key: `mean_${year}`,
        title: String(year),
        under: [t('field_mean')],
        kind: 'number',
        isAlwaysShown: true,
      },
      {
        key: `change_${year}`,
        title: t('field_change'),
        kind: 'change',
        isAlwaysShown: true,
        lock: 'more-rows',
      },
      { key: `range_${year}`, title: t('range'), align: 'end', isAlwaysShown: true },
      { key: `count_${year}`, title: t('field_count'), kind: 'number', decimals: 0, on: 'wide' },
    ]),
  ];
  const cellsOf = (item: ConsensusItem): Record<string, Cell> => {
    const write = (value: number) => format.number(value, decimalsOf(item));
    const actual = item.actual_value;
    const known = typeof actual === 'number' ? actual : null;
    const ofYears = item.forecasts.flatMap((forecast) => {
      const { year, mean, low, high, count, change } = forecast;
      return [
        [`mean_${year}`, { val: mean, drawn: write(mean), class: 'strong' }],
        [`change_${year}`, change],
        [`range_${year}`, { val: low, drawn: drawRange(`${write(low)} – ${write(high)}`, forecast, known) }],
        [`count_${year}`, count],
      ] as const;
    });
    return {
      name: { val: item.indexName, unit: unitOf(item, t) },
      actual: known === null || isLocked(actual) ? actual : { val: known, drawn: write(known) },
      ...Object.fromEntries(ofYears),
    };
  };
  return (
    <SimpleTable
      label={t('title')}
      columns={columns}
      rows={items.map((item) => ({ id: item.code, cells: cellsOf(item) }))}
      limit={0}
      visibleColumn={2}
      prompt={t('prompt_must_get_access')}
    />
  );
}

const drawRange = (text: string, forecast: ConsensusForecast, actual: number | null) => (
  <span className={styles.reach}>
    {text}
    <RangeBar forecast={forecast} actual={actual} />
  </span>
);

const decimalsOf = ({ measure }: ConsensusItem) => (measure === 'money' ? 0 : 2);

const SCALES = { 1: null, 1000: 'thousand', 1000000: 'million' } as const;

function unitOf(
  { measure, currency, unit_multiplier: multiplier }: ConsensusItem,
  t: (key: 'thousand' | 'million', values: { currency: string }) => string,
): string | undefined {
  if (measure === 'percent') return PERCENT_SIGN;
  if (currency === null) return undefined;
  const scale = SCALES[multiplier as keyof typeof SCALES] ?? null;
  return scale === null ? currency : t(scale, { currency });
}
