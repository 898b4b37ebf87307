import type { ReactNode } from 'react';
import { decimalsNeeded } from '#domain/numbers/decimals-needed.ts';
import type { BondYieldsData } from '#features/bond-yields/bond-yields.contract.ts';
import { explainBond } from '#market/explain/explain-address.ts';
import { isLocked } from '#platform/contract/sealed.ts';
import { useFormat, useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { Explained } from '#ui/explained/Explained.tsx';
import type { Fact } from '#ui/facts/Facts.tsx';
import { FactsStrip } from '#ui/facts/FactsStrip.tsx';
import { Day } from '#ui/figure/Day.tsx';
import { Figure, type Known } from '#ui/figure/Figure.tsx';
import type { BondPageData, BondParameter } from './bond.contract.ts';
import type english from './labels/eng.json';

/** What a buyer compares first; price and yield stand in the heading. What is not known is left out. */
export function BondFacts({ data }: { data: BondPageData }) {
  const t = useLabels<typeof english>('bond');
  const format = useFormat();
  const link = useLink();
  const { yields, ratings } = data.blocks;
  const { is_perpetual: isPerpetual, coupon_type: couponType } = data.bondInfo;
  const find = (name: BondParameter) => data.paramsTable.find((row) => row.name === name)?.value ?? null;
  const dayOf = (name: BondParameter) => {
    const value = find(name);
    return typeof value === 'string' ? <Day day={value} /> : null;
  };
  const currency = String(find('currency') ?? '');
  const money = (name: BondParameter, write: (value: number) => string) => {
    const value = find(name);
    return typeof value === 'number' ? write(value) : null;
  };
  const explained = (
    what: 'modified' | 'spread',
    label: string,
    value: Known<'last-price'>,
    decimals: number,
  ) => {
    if (value === null || isLocked(value)) return value && <Figure value={value} />;
    return (
      <Explained href={link(explainBond(data.stringId, what))} label={label}>
        {format.number(value, decimals)}
      </Explained>
    );
  };
  const leading = yields && leadingOf(yields);
  const rating = ratings?.find(({ of }) => of === 'bond') ?? ratings?.[0];
  const shown: readonly Shown[] = [
    {
      name: t('fact_duration'),
      value: leading && explained('modified', t('fact_duration'), leading.modified, 2),
    },
    { name: t('fact_spread'), value: leading && explained('spread', t('fact_spread'), leading.spread, 0) },
    { name: t('fact_rating'), value: rating?.grade, note: rating?.agency },
    {
      name: t('fact_maturity'),
      value: isPerpetual ? t('perpetual') : dayOf('matures_on'),
      note: couponType && t(`coupon_type_${couponType}`),
    },
    {
      name: t('fact_next_coupon'),
      value: dayOf('next_coupon_on'),
      note: money('next_coupon', (value) => format.money(value, currency, decimalsNeeded([value]))),
    },
    { name: t('param_next_call'), value: dayOf('next_call') },
    { name: t('param_next_put'), value: dayOf('next_put') },
    {
      name: t('fact_outstanding'),
      value: money('outstanding', (value) => format.amount(value, { currency })),
    },
    {
      name: t('param_nominal'),
      value: money('nominal', (value) =>
        format.money(value, currency, decimalsNeeded([value], { least: 0, most: 2 })),
      ),
    },
  ];
  const facts = shown.flatMap(({ name, value, note }): Fact[] =>
    value ? [{ name, value, ...(note && { note }) }] : [],
  );
  return <FactsStrip label={t('facts')} facts={facts} />;
}

interface Shown {
  readonly name: string;
  readonly value: ReactNode;
  readonly note?: string | null | undefined;
}

/** By the yield that leads the site. */
function leadingOf(yields: BondYieldsData) {
  const end = yields.ends.find((each) => each.end === yields.leading) ?? yields.ends[0];
  const street = end?.conventions.find(({ convention }) => convention === 'effective') ?? end?.conventions[0];
  return end && street ? { modified: street.modified, spread: end.spread } : null;
}
