import type figureEnglish from '#features/explain-figure/labels/eng.json';
import { explainFigure } from '#market/explain/explain-address.ts';
import { isLocked } from '#platform/contract/sealed.ts';
import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { EntityHeading } from '#ui/entity-heading/EntityHeading.tsx';
import { Quote } from '#ui/entity-heading/Quote.tsx';
import { Explained } from '#ui/explained/Explained.tsx';
import { ExplainedChange } from '#ui/explained/ExplainedChange.tsx';
import { Day } from '#ui/figure/Day.tsx';
import { Figure } from '#ui/figure/Figure.tsx';
import type english from './labels/eng.json';
import type { MarketIndexPageData } from './market-index.contract.ts';

/** What the index is, and where it stands. */
export function IndexHeading({ data }: { data: MarketIndexPageData }) {
  const t = useLabels<typeof english>('market-index');
  const figure = useLabels<typeof figureEnglish>('explain-figure');
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
          value={
            typeof data.last === 'number' ? (
              <Explained
                href={link(explainFigure('indexes', data.stringId, 'value'))}
                label={t('last_value')}
              >
                <Figure value={data.last} />
              </Explained>
            ) : (
              <Figure value={data.last} lock="chart-values" />
            )
          }
          isLocked={isLocked(data.last)}
          unit={t('points')}
          change={
            <ExplainedChange
              percent={data.change}
              href={explainFigure('indexes', data.stringId, 'change-day')}
              label={figure('what_change-day')}
            />
          }
          when={<Day day={data.date} />}
        />
      )}
    </EntityHeading>
  );
}
