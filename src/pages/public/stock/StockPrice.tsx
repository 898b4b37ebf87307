import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { isStale } from '#domain/quotes/stale.ts';
import type { ExchangeRow } from '#features/exchange-table/exchange-table.contract.ts';
import { venueOf } from '#features/exchange-table/exchange-table.wire.ts';
import type figureEnglish from '#features/explain-figure/labels/eng.json';
import { LiveMark } from '#features/live-prices/LiveMark.tsx';
import { useLivePrices } from '#features/live-prices/LivePrices.tsx';
import { explainFigure } from '#market/explain/explain-address.ts';
import { isLocked } from '#platform/contract/sealed.ts';
import { useLabels } from '#platform/i18n/I18n.tsx';
import { Badge } from '#ui/badge/Badge.tsx';
import { Quote } from '#ui/entity-heading/Quote.tsx';
import { ExplainedChange } from '#ui/explained/ExplainedChange.tsx';
import { Day } from '#ui/figure/Day.tsx';
import { Figure } from '#ui/figure/Figure.tsx';
import { Moving } from '#ui/moving/Moving.tsx';
import type english from './labels/eng.json';

interface Props {
  readonly stringId: string;
  readonly quote: ExchangeRow;
  readonly today: CalendarDay;
}

/** The last price on the chosen venue and its change since the trading day before. */
export function StockPrice({ stringId, quote: first, today }: Props) {
  const t = useLabels<typeof english>('stock');
  const figure = useLabels<typeof figureEnglish>('explain-figure');
  const live = useLivePrices();
  const quote = live.quote ? { ...first, ...live.quote } : first;
  const isOld = quote.date !== null && isStale(quote.date, today);
  const price = <Figure value={quote.last} />;
  const when = (
    <>
      {venueOf(quote).name}
      {quote.date && (
        <>
          {' · '}
          <Day day={quote.date} />
        </>
      )}{' '}
      {isOld ? <Badge tone="plain" text={t('stale')} /> : <LiveMark />}
    </>
  );
  return (
    <Quote
      label={t('last_price')}
      value={typeof quote.last === 'number' ? <Moving value={quote.last}>{price}</Moving> : price}
      isLocked={isLocked(quote.last)}
      unit={quote.currency_name}
      change={
        <ExplainedChange
          percent={quote.change}
          href={explainFigure('stocks', stringId, 'change-day', { venue: venueOf(quote).id })}
          label={figure('what_change-day')}
          isStale={isOld}
        />
      }
      when={when}
    />
  );
}
