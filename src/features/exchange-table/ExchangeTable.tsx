import type { MouseEvent } from 'react';
import { useFormat, useLabels } from '#foundation/i18n/I18n.tsx';
import { isLocked } from '#foundation/web/sealed.ts';
import { Moving } from '#ui/moving/Moving.tsx';
import { Section } from '#ui/section/Section.tsx';
import { SimpleTable } from '#ui/table/SimpleTable.tsx';
import type { Column, Row, Tone, Value } from '#ui/table/table-data.ts';
import type { ExchangeRow, ExchangeTableData } from './exchange-table.contract.ts';
import type english from './labels/eng.json';

interface Props {
  readonly grounds: ExchangeTableData;
  readonly currentGroundId?: number | null;
  /** Where each ground has an address of its own. */
  readonly groundHref?: (groundId: number) => string;
  /** What prices are told in, where it is not the currency of the ground. */
  readonly priceUnit?: string;
  /** Takes over from the browser where script runs. */
  readonly onFollow?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** Every ground that a share or bond is traded on, with its last trading day (ST-07). */
export function ExchangeTable({ grounds, currentGroundId, groundHref, priceUnit, onFollow }: Props) {
  const t = useLabels<typeof english>('exchange-table');
  const format = useFormat();
  if (grounds.data.length === 0) return null;
  const price = { kind: 'number', decimals: 2, isAlwaysShown: true } as const;
  const columns: readonly Column[] = [
    { key: 'ground', title: t('ground') },
    { key: 'date', title: t('date'), kind: 'day', on: 'wide', isAlwaysShown: true },
    { key: 'last', title: t('last'), ...price },
    { key: 'change', title: t('change'), kind: 'change', isAlwaysShown: true },
    ...FIGURES.map((key) => ({ key, title: t(key), ...price })),
    { key: 'ticker', title: t('ticker') },
  ];
  const quote = (price: number | null) => (price === null ? '–' : format.number(price, 2));
  const quotes = ({ buy_sell: both }: ExchangeRow): Value =>
    both === null || isLocked(both) ? both : `${quote(both.buy)} / ${quote(both.sell)}`;
  const toRow = (ground: ExchangeRow): Row => {
    const id = ground['trading_ground.id'];
    const link = groundHref && (
      <a className="link" href={groundHref(id)} data-in-place={onFollow && ''} onClick={onFollow}>
        {ground.trading_ground}
      </a>
    );
    return {
      id: String(id),
      isCurrent: id === currentGroundId,
      cells: {
        ground: { val: ground.trading_ground, drawn: link },
        date: ground.date,
        last: {
          val: ground.last,
          unit: priceUnit ?? ground.currency_name,
          class: 'strong',
          drawn:
            typeof ground.last === 'number' ? (
              <Moving value={ground.last}>{format.number(ground.last, 2)}</Moving>
            ) : undefined,
        },
        change: { val: ground.change, class: ground.class ? DIRECTIONS[ground.class] : undefined },
        bid_ask: quotes(ground),
        open: ground.open,
        low: ground.min,
        high: ground.max,
        average: ground.avg,
        legal_close: ground.legal_close_price,
        ticker: ground.tiker,
      },
    };
  };
  return (
    <Section id="grounds" title={t('title')}>
      <SimpleTable
        label={t('title')}
        columns={columns}
        rows={grounds.data.map(toRow)}
        limit={0}
        prompt={t('prompt')}
      />
    </Section>
  );
}

const FIGURES = ['bid_ask', 'open', 'low', 'high', 'average', 'legal_close'] as const;

const DIRECTIONS = { increase: 'up', drop: 'down', unchanged: 'flat' } as const satisfies Record<
  NonNullable<ExchangeRow['class']>,
  Tone
>;
