import type { YieldConvention } from '#domain/bonds/valuation/conventions.ts';
import { type ExplainedEnd, type ExplainedOfBond, explainBond } from '#market/explain/explain-address.ts';
import { isLocked } from '#platform/contract/sealed.ts';
import { useFormat, useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { Explained } from '#ui/explained/Explained.tsx';
import type { Known } from '#ui/figure/Figure.tsx';
import { Hint } from '#ui/hint/Hint.tsx';
import { SimpleTable } from '#ui/table/SimpleTable.tsx';
import { Spanning } from '#ui/table/spanning/Spanning.tsx';
import type { Cell, Column, Row } from '#ui/table/table-data.ts';
import type { BondYieldsData, YieldEnd } from './bond-yields.contract.ts';
import type english from './labels/eng.json';

interface Props {
  readonly data: BondYieldsData;
  readonly stringId: string;
}

/** Figures down, ends of the bond across; one group of rows for each convention that says anything. */
export function BondYieldsTable({ data, stringId }: Props) {
  const t = useLabels<typeof english>('bond-yields');
  const columns = useColumns(data);
  const format = useFormat();
  const cellOf = useCellWriter(stringId);
  const { currency_name: currency, ends } = data;

  const figures: readonly Figure[] = [
    { key: 'yield', what: 'yield', title: t('yield'), decimals: 3 },
    { key: 'macaulay', what: 'macaulay', title: t('macaulay'), decimals: 3 },
    { key: 'modified', what: 'modified', title: t('modified'), decimals: 3 },
    { key: 'convexity', what: 'convexity', title: t('convexity'), decimals: 2 },
    { key: 'point_value', what: 'point-value', title: t('point_value', { currency }), decimals: 4 },
  ];
  const rowsOf = (convention: YieldConvention): Row[] => {
    const ofEnds = ends.map((end) => end.conventions.find((one) => one.convention === convention));
    if (ofEnds.every((one) => !one || one.why !== null)) return [];
    return [
      headRow(convention, t(convention), t(`hint_${convention}`), columns.length),
      ...figures.map(
        (figure): Row => ({
          id: `${convention} ${figure.key}`,
          cells: Object.fromEntries([
            ['figure', figure.title],
            ...ends.map((end, at) => [
              end.end,
              cellOf(end, ofEnds[at]?.[figure.key] ?? null, { ...figure, convention, name: t(convention) }),
            ]),
          ]),
        }),
      ),
    ];
  };
  const spreads = (['spread', 'z_spread'] as const).map(
    (key): Row => ({
      id: key,
      cells: Object.fromEntries([
        ['figure', t(key)],
        ...ends.map((end) => [
          end.end,
          cellOf(end, end[key], {
            what: key === 'spread' ? 'spread' : 'z-spread',
            title: t(key),
            decimals: 1,
            name: t('effective'),
          }),
        ]),
      ]),
    }),
  );
  const life: Row = {
    id: 'average_life',
    cells: Object.fromEntries([
      ['figure', t('average_life')],
      ...ends.map(({ end, average_life: years }) => [
        end,
        typeof years === 'number' ? { val: years, drawn: format.number(years, 3) } : years,
      ]),
    ]),
  };
  const swapSpreads = (
    [
      ['i_spread', t('i_spread'), t('i_spread_hint')],
      ['asset_swap', t('asset_swap'), t('asset_swap_hint')],
    ] as const
  )
    .filter(([key]) => ends.some((end) => end[key] !== null))
    .map(
      ([key, title, hint]): Row => ({
        id: key,
        cells: Object.fromEntries([
          ['figure', { val: title, info: hint }],
          ...ends.map((end) => [
            end.end,
            cellOf(end, end[key], {
              what: key === 'i_spread' ? 'i-spread' : 'asset-swap',
              title,
              decimals: 1,
              name: t('effective'),
            }),
          ]),
        ]),
      }),
    );
  const rows = (['street', 'effective', 'money-market'] as const).flatMap(rowsOf);
  const spreadHead = useSpreadHead(data, columns.length);
  if (rows.length === 0) return null;
  return (
    <SimpleTable
      label={t('title')}
      columns={columns}
      rows={[...rows, life, ...(spreadHead ? [spreadHead, ...spreads, ...swapSpreads] : [])]}
      limit={0}
      prompt={t('prompt')}
    />
  );
}

interface Figure {
  readonly key: 'yield' | 'macaulay' | 'modified' | 'convexity' | 'point_value';
  readonly what: ExplainedOfBond;
  readonly title: string;
  readonly decimals: number;
}

interface FigureOfEnd extends Omit<Figure, 'key'> {
  readonly convention?: YieldConvention;
  /** Of the convention. */
  readonly name: string;
}

/** A number that can be pressed to see how it was computed. */
function useCellWriter(stringId: string) {
  const t = useLabels<typeof english>('bond-yields');
  const format = useFormat();
  const link = useLink();
  const nameOf = useEndName();
  return (
    yieldEnd: YieldEnd,
    value: Known,
    { what, title, decimals, convention, name }: FigureOfEnd,
  ): Cell => {
    if (typeof value !== 'number') return value;
    const href = explainBond(stringId, what, {
      end: yieldEnd.end satisfies ExplainedEnd,
      ...(convention && { convention }),
    });
    const label = t('of_end', { figure: title, convention: name, end: nameOf(yieldEnd) });
    return {
      val: value,
      class: what === 'yield' ? 'strong' : undefined,
      drawn: (
        <Explained href={link(href)} label={label}>
          {format.number(value, decimals)}
        </Explained>
      ),
    };
  };
}

/** Where the bond may end; one without a maturity never does. */
function useEndName() {
  const t = useLabels<typeof english>('bond-yields');
  return ({ end, date }: Pick<YieldEnd, 'end' | 'date'>) =>
    t(end === 'maturity' && date === null ? 'forever' : end);
}

function useColumns({ ends }: BondYieldsData): readonly Column[] {
  const t = useLabels<typeof english>('bond-yields');
  const format = useFormat();
  const nameOf = useEndName();
  const under = ({ date, price, runs_to: to }: YieldEnd): readonly string[] => {
    if (isLocked(to)) return [];
    if (to)
      return [to.date === null ? nameOf(to) : t('runs_to', { end: nameOf(to), day: format.day(to.date) })];
    return [
      ...(date === null ? [] : [format.day(date)]),
      ...(price === null ? [] : [t('at_price', { price: format.percent(price) })]),
    ];
  };
  return [
    {
      key: 'figure',
      title: t('figure'),
      isTitleHidden: true,
      ...(ends.length > 1 && { width: 'third' as const }),
    },
    ...ends.map(
      (end): Column => ({
        key: end.end,
        title: nameOf(end),
        under: under(end),
        kind: 'number',
        isAlwaysShown: true,
      }),
    ),
  ];
}

function useSpreadHead({ curve_date: day }: BondYieldsData, span: number): Row | null {
  const t = useLabels<typeof english>('bond-yields');
  const format = useFormat();
  if (day === null) return null;
  return headRow('spreads', t('spreads'), t('spreads_hint', { day: format.day(day) }), span);
}

const headRow = (id: string, title: string, hint: string, span: number): Row => ({
  id,
  class: 'strong',
  colspan: span,
  cells: {
    figure: {
      val: title,
      drawn: (
        <Spanning>
          {title} <Hint text={hint} about={title} />
        </Spanning>
      ),
    },
  },
});
