import { useState } from 'react';
import { BondPicker } from '#features/bond-picker/BondPicker.tsx';
import { ExplainPanel } from '#features/explain-number/ExplainPanel.tsx';
import { HorizonReturn } from '#features/horizon-return/HorizonReturn.tsx';
import { parseHorizon, writeHorizon } from '#features/horizon-return/horizon-choice.ts';
import { CALCULATOR_PATH } from '#market/bond-calculator/calculator-address.ts';
import { BondCalculator } from '#page-parts/bond-calculator/BondCalculator.tsx';
import type { PageView } from '#platform/contract/page-view.ts';
import { decimalMarkOf } from '#platform/i18n/format.ts';
import { useFormat, useLabels, useLink } from '#platform/i18n/I18n.tsx';
import styles from './CalculatorPage.module.css';
import type { CalculatorPageData } from './calculator.contract.ts';
import type english from './labels/eng.json';

function CalculatorPage({ data }: { data: CalculatorPageData }) {
  const { start, beside, query, written, unknown_bond: unknown } = data;
  const t = useLabels<typeof english>('calculator');
  const link = useLink();
  const mark = decimalMarkOf(useFormat());
  const [horizon, setHorizon] = useState(() => parseHorizon(data.horizon, 'horizon', mark));
  const [other, setOther] = useState(() => parseHorizon(data.horizon, 'beside', mark));
  const [besideFields, setBesideFields] = useState(() => new URLSearchParams(data.beside_query).toString());
  const extra = {
    ...(beside?.bond && {
      beside: beside.bond.string_id,
      ...Object.fromEntries(
        [...new URLSearchParams(besideFields)].map(([field, text]) => [`beside.${field}`, text]),
      ),
      ...writeHorizon(other, 'beside', mark),
    }),
    ...writeHorizon(horizon, 'horizon', mark),
  };
  const first = (
    <BondCalculator
      start={start}
      query={{ ...query, written }}
      isNarrow={Boolean(beside?.bond)}
      extra={extra}
      isPage
      more={(answer) => (
        <HorizonReturn
          answer={answer}
          currency={start.bond?.currency ?? null}
          choice={horizon}
          onChange={setHorizon}
        />
      )}
    />
  );
  return (
    <>
      <div className={styles.head}>
        <h1>{start.bond ? t('heading_of', { name: start.bond.name }) : t('heading')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
        <div className={styles.pick}>
          <BondPicker
            label={t('pick')}
            button={t('take')}
            path={CALCULATOR_PATH}
            name="bond"
            unknown={unknown}
          />
          <BondPicker
            label={t('pick_beside')}
            button={t('show_beside')}
            path={CALCULATOR_PATH}
            name="beside"
            unknown={data.unknown_beside}
          />
        </div>
        {start.bond && (
          <p className={styles.ways}>
            <a className="link" href={link(`/bonds/${start.bond.string_id}/`)}>
              {t('to_bond')}
            </a>
            <a className="link" href={link(CALCULATOR_PATH)}>
              {t('own_bond')}
            </a>
          </p>
        )}
      </div>
      <ExplainPanel />
      {beside?.bond ? (
        <div className={styles.pair}>
          <section aria-label={start.bond?.name ?? t('own_bond')}>
            <h2>{start.bond?.name ?? t('own_bond')}</h2>
            {first}
          </section>
          <section aria-label={beside.bond.name}>
            <h2>{beside.bond.name}</h2>
            <BondCalculator
              start={beside}
              query={data.beside_query}
              isNarrow
              onFields={setBesideFields}
              more={(answer) => (
                <HorizonReturn
                  answer={answer}
                  currency={beside.bond?.currency ?? null}
                  choice={other}
                  onChange={setOther}
                />
              )}
            />
          </section>
        </div>
      ) : (
        first
      )}
    </>
  );
}

export const view: PageView<CalculatorPageData> = {
  View: CalculatorPage,
  head: ({ start, query, unknown_bond, unknown_beside, beside }, { translator }) => {
    const t = translator.of<keyof typeof english>('calculator');
    const isAlone = unknown_bond === null && unknown_beside === null && beside === null;
    const isPlain = start.bond === null && isAlone && Object.keys(query).length === 0;
    return {
      title: start.bond ? t('title_of', { name: start.bond.name }) : t('title'),
      description: t('description'),
      path: CALCULATOR_PATH,
      ...(!isPlain && { isIndexed: false }),
      breadcrumbs: [{ name: t('title'), path: CALCULATOR_PATH }],
    };
  },
};
