import { WatchButton } from '#features/watchlist/watch-button/WatchButton.tsx';
import { useLabels, useLink } from '#foundation/i18n/I18n.tsx';
import { isLocked } from '#foundation/web/sealed.ts';
import { Change } from '#ui/change/Change.tsx';
import { EntityHeading } from '#ui/entity-heading/EntityHeading.tsx';
import { Quote } from '#ui/entity-heading/Quote.tsx';
import { Day } from '#ui/figure/Day.tsx';
import { Figure } from '#ui/figure/Figure.tsx';
import type { EtfPageData } from './etf.contract.ts';
import type english from './labels/eng.json';

/** What the fund is, whose it is, and what it costs on the chosen ground. */
export function EtfHeading({ data }: { data: EtfPageData }) {
  const t = useLabels<typeof english>('etf');
  const link = useLink();
  const { tiker, isin, house, index, status } = data.parameters;
  const quote = data.exchangeTable.data.find((row) => row['trading_ground.id'] === data.groundId);
  const linked = ({ name, url }: { name: string; url: string }) => ({ text: name, href: link(url) });
  return (
    <EntityHeading
      path={{ label: t('path'), links: [{ href: link('/etf/'), text: t('funds') }] }}
      name={data.name}
      ticker={tiker}
      warning={status === 'active' ? null : t(`status_${status}`)}
      facts={[t('fund'), isin, linked(house), index && linked(index)]}
      action={
        <WatchButton
          stockId={data.etfId}
          name={data.name}
          grounds={data.tradingGrounds}
          groundId={data.groundId}
        />
      }
    >
      {quote && quote.date !== null && (
        <Quote
          label={t('last_price')}
          value={<Figure value={quote.last} />}
          isLocked={isLocked(quote.last)}
          unit={quote.currency_name}
          change={<Change percent={quote.change} />}
          when={
            <>
              {quote.trading_ground}
              {' · '}
              <Day day={quote.date} />
            </>
          }
        />
      )}
    </EntityHeading>
  );
}
