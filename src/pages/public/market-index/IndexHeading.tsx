import { isLocked } from '#platform/contract/sealed.ts';
import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { Change } from '#ui/change/Change.tsx';
import { EntityHeading } from '#ui/entity-heading/EntityHeading.tsx';
import { Quote } from '#ui/entity-heading/Quote.tsx';
import { Day } from '#ui/figure/Day.tsx';
import { Figure } from '#ui/figure/Figure.tsx';
import type english from './labels/eng.json';
import type { MarketIndexPageData } from './market-index.contract.ts';

/** What the index is, and where it stands. */
export function IndexHeading({ data }: { data: MarketIndexPageData }) {
  const t = useLabels<typeof english>('market-index');
  const link = useLink();
  return (
    <EntityHeading
      path={{ label: t('path'), links: [{ href: link('/indexes/'), text: t('indexes') }] }}
      name={data.name}
      registeredName={data.registered_name}
      ticker={data.ticker}
      facts={[t('index')]}
    >
      {data.date !== null && (
        <Quote
          label={t('last_value')}
          value={<Figure value={data.last} lock="chart-values" />}
          isLocked={isLocked(data.last)}
          unit={t('points')}
          change={<Change percent={data.change} />}
          when={<Day day={data.date} />}
        />
      )}
    </EntityHeading>
  );
}
