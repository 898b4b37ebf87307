import { isLocked } from '#platform/contract/sealed.ts';
import { useFormat, useLabels } from '#platform/i18n/I18n.tsx';
import { Moving } from '#ui/moving/Moving.tsx';
import { Section } from '#ui/section/Section.tsx';
import { SimpleTable } from '#ui/table/SimpleTable.tsx';
import type { Column, Row, Tone, Value } from '#ui/table/table-data.ts';
import type { ExchangeRow, ExchangeTableData } from './exchange-table.contract.ts';
import { venueOf } from './exchange-table.wire.ts';
import type english from './labels/eng.json';

interface Props {
  readonly venues: ExchangeTableData;
  readonly currentVenueId?: number | null;
  /** Where each venue has an address of its own: by its id. */
  readonly venueHrefs?: Readonly<Record<number, string>>;
  /** What prices are reported in, where it is not the currency of the venue. */
  readonly priceUnit?: string;
  /** The page shows another venue without being left. */
  readonly isInPlace?: boolean;
}

/** Every venue that a share or bond is traded on, with its last trading day (ST-07). */
export function ExchangeTable({ venues, currentVenueId, venueHrefs, priceUnit, isInPlace }: Props) {
  const t = useLabels<typeof english>('exchange-table');
  const format = useFormat();
  if (venues.data.length === 0) return null;
  const price = { kind: 'number', decimals: 2, isAlwaysShown: true } as const;
  const columns: readonly Column[] = [
    { key: 'venue', title: t('venue') },
    { key: 'date', title: t('date'), kind: 'day', on: 'wide', isAlwaysShown: true },
    { key: 'last', title: t('last'), ...price },
    { key: 'change', title: t('change'), kind: 'change', isAlwaysShown: true },
    ...FIGURES.map((key) => ({ key, title: t(key), ...price })),
    { key: 'ticker', title: t('ticker') },
  ];
  const quote = (price: number | null) => (price === null ? '–' : format.number(price, 2));
  const quotes = ({ buy_sell: both }: ExchangeRow): Value =>
    both === null || isLocked(both) ? both : `${quote(both.buy)} / ${quote(both.sell)}`;
  const toRow = (venue: ExchangeRow): Row => {
    const { id, name, ticker } = venueOf(venue);
    const link = venueHrefs && (
      <a className="link" href={venueHrefs[id]} data-in-place={isInPlace ? 'venue' : undefined}>
        {name}
      </a>
    );
    return {
      id: String(id),
      isCurrent: id === currentVenueId,
      cells: {
        venue: { val: name, drawn: link },
        date: venue.date,
        last: {
          val: venue.last,
          unit: priceUnit ?? venue.currency_name,
          class: 'strong',
          drawn:
            typeof venue.last === 'number' ? (
              <Moving value={venue.last}>{format.number(venue.last, 2)}</Moving>
            ) : undefined,
        },
        change: { val: venue.change, class: venue.class ? DIRECTIONS[venue.class] : undefined },
        bid_ask: quotes(venue),
        open: venue.open,
        low: venue.min,
        high: venue.max,
        average: venue.avg,
        legal_close: venue.legal_close_price,
        ticker,
      },
    };
  };
  return (
    <Section id="venues" title={t('title')}>
      <SimpleTable
        label={t('title')}
        columns={columns}
        rows={venues.data.map(toRow)}
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
