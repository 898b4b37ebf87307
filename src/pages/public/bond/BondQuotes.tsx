import { PERCENT_SIGN } from '#domain/numbers/percent-sign.ts';
import type { BondYieldsData } from '#features/bond-yields/bond-yields.contract.ts';
import { explainBond } from '#market/explain/explain-address.ts';
import { isLocked } from '#platform/contract/sealed.ts';
import { useFormat, useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { Change } from '#ui/change/Change.tsx';
import { Quote } from '#ui/entity-heading/Quote.tsx';
import { Explained } from '#ui/explained/Explained.tsx';
import { Day } from '#ui/figure/Day.tsx';
import { Figure } from '#ui/figure/Figure.tsx';
import type { BondPageData } from './bond.contract.ts';
import type english from './labels/eng.json';

export function BondPrice({ quote }: { quote: NonNullable<BondPageData['quote']> }) {
  const t = useLabels<typeof english>('bond');
  return (
    <Quote
      label={t('last_price')}
      value={<Figure value={quote.last} />}
      isLocked={isLocked(quote.last)}
      unit={PERCENT_SIGN}
      change={<Change percent={quote.change} />}
      when={
        <>
          {quote.venue} · <Day day={quote.date} />
        </>
      }
    />
  );
}

/** The yield that leads the site, at the last price; nothing where there is none. */
export function BondYield({ yields, stringId }: { yields: BondYieldsData; stringId: string }) {
  const t = useLabels<typeof english>('bond');
  const format = useFormat();
  const link = useLink();
  const leading = yields.ends.find(({ end }) => end === yields.leading) ?? yields.ends[0];
  const value = leading?.conventions.find(({ convention }) => convention === 'effective')?.yield ?? null;
  if (!leading || value === null) return null;
  const { end, date } = leading.runs_to && !isLocked(leading.runs_to) ? leading.runs_to : leading;
  const name = t('leading_yield');
  return (
    <Quote
      label={name}
      value={
        isLocked(value) ? (
          <Figure value={value} />
        ) : (
          <Explained href={link(explainBond(stringId, 'yield'))} label={name}>
            {format.number(value, 2)}
          </Explained>
        )
      }
      isLocked={isLocked(value)}
      unit={PERCENT_SIGN}
      change={null}
      when={
        <>
          {name}
          {end !== 'worst' && end !== 'best' && date && ` · ${t(`to_${end}`, { day: format.day(date) })}`}
        </>
      }
    />
  );
}
