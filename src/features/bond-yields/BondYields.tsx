import type { ReactNode } from 'react';
import { PERCENT_SIGN } from '#domain/numbers/percent-sign.ts';
import { explainBond } from '#market/explain/explain-address.ts';
import { isLocked } from '#platform/contract/sealed.ts';
import { useFormat, useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { Explained } from '#ui/explained/Explained.tsx';
import { Facts } from '#ui/facts/Facts.tsx';
import { Day } from '#ui/figure/Day.tsx';
import { Figure, type Known } from '#ui/figure/Figure.tsx';
import { InUnit } from '#ui/figure/InUnit.tsx';
import { Section } from '#ui/section/Section.tsx';
import styles from './BondYields.module.css';
import { BondYieldsTable } from './BondYieldsTable.tsx';
import type { BondYieldsData, YieldEnd } from './bond-yields.contract.ts';
import type english from './labels/eng.json';

interface Props {
  readonly data: BondYieldsData;
  readonly stringId: string;
}

/** What follows from the last price: yields and durations by convention, to each end of the bond (EP-01). */
export function BondYields({ data, stringId }: Props) {
  const t = useLabels<typeof english>('bond-yields');
  const format = useFormat();
  const link = useLink();
  const { currency_name: currency } = data;
  const explained = (
    what: 'accrued' | 'current-yield',
    label: string,
    value: Known<'last-price'>,
    drawn: ReactNode,
  ) =>
    typeof value === 'number' ? (
      <Explained href={link(explainBond(stringId, what))} label={label}>
        {drawn}
      </Explained>
    ) : (
      drawn
    );
  const percent = (value: Known<'last-price'>, decimals = 4) => (
    <InUnit unit={value === null || isLocked(value) ? null : PERCENT_SIGN}>
      <Figure value={value} decimals={decimals} />
    </InUnit>
  );
  return (
    <Section
      id="yields"
      title={t('title')}
      hint={t('hint')}
      note={
        <>
          {data.venue}
          {format.comma}
          <Day day={data.date} />
        </>
      }
    >
      <Facts
        facts={[
          { name: t('price'), value: percent(data.price) },
          { name: t('dirty'), value: percent(data.dirty), hint: t('dirty_hint') },
          {
            name: t('accrued'),
            value: explained(
              'accrued',
              t('accrued'),
              data.accrued,
              <Money value={data.accrued} currency={currency} />,
            ),
          },
          {
            name: t('outstanding'),
            value: <Money value={data.outstanding} currency={currency} decimals={2} />,
          },
          {
            name: t('current_yield'),
            value: explained(
              'current-yield',
              t('current_yield'),
              data.current_yield,
              percent(data.current_yield, 3),
            ),
            hint: t('current_yield_hint'),
          },
          ...(['discount_margin', 'simple_margin'] as const).flatMap((margin) =>
            data[margin] === null
              ? []
              : [
                  {
                    name: t(margin),
                    value: <Figure value={data[margin]} decimals={1} />,
                    hint: t(`hint_${margin}`),
                  },
                ],
          ),
        ]}
      />
      <div className={data.ends.length === 1 ? styles.single : undefined}>
        <BondYieldsTable data={data} stringId={stringId} />
      </div>
      <Notes data={data} />
    </Section>
  );
}

function Money({
  value,
  currency,
  decimals = 4,
}: {
  value: number | null;
  currency: string;
  decimals?: number;
}) {
  return (
    <InUnit unit={value === null ? null : currency}>
      <Figure value={value} decimals={decimals} />
    </InUnit>
  );
}

const isEndless = ({ end, date, z_spread }: YieldEnd) =>
  end === 'maturity' && date === null && z_spread === null;

/** Each reason and assumption once, under everything that it speaks of. */
function Notes({ data }: Pick<Props, 'data'>) {
  const t = useLabels<typeof english>('bond-yields');
  const format = useFormat();
  const link = useLink();
  const { assumption, ends, currency_name: currency } = data;
  const reasons = new Set(ends.flatMap(({ conventions }) => conventions.flatMap(({ why }) => why ?? [])));
  const notes = [
    ...[...reasons].map((why) => t(`why_${why}`)),
    ...(data.curve_date === null ? [t('no_curve', { currency })] : []),
    ...(data.curve_date !== null && ends.some(isEndless) ? [t('endless')] : []),
    ...(assumption
      ? [
          t(`assumption_${assumption.kind}`, {
            name: assumption.name,
            percent: format.percent(assumption.percent, 2),
            day: format.day(assumption.date),
          }),
        ]
      : []),
  ];
  return (
    <>
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      {data.curve_date !== null && (
        <p className={styles.note}>
          <a className="link" href={link(`/bonds/curves/?curves=${currency}~${data.curve_date}`)}>
            {t('curves')}
          </a>
        </p>
      )}
    </>
  );
}
