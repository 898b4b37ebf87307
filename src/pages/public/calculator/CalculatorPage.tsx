import { ExplainPanel } from '#features/explain-number/ExplainPanel.tsx';
import { CALCULATOR_PATH } from '#market/bond-calculator/calculator-address.ts';
import { BondCalculator } from '#page-parts/bond-calculator/BondCalculator.tsx';
import type { PageView } from '#platform/contract/page-view.ts';
import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import styles from './CalculatorPage.module.css';
import type { CalculatorPageData } from './calculator.contract.ts';
import type english from './labels/eng.json';
import { PickBond } from './PickBond.tsx';

function CalculatorPage({ data: { start, query, written, unknown_bond } }: { data: CalculatorPageData }) {
  const t = useLabels<typeof english>('calculator');
  const link = useLink();
  return (
    <>
      <div className={styles.head}>
        <h1>{start.bond ? t('heading_of', { name: start.bond.name }) : t('heading')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
        <PickBond unknown={unknown_bond} />
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
      <BondCalculator start={start} query={{ ...query, written }} isPage />
    </>
  );
}

export const view: PageView<CalculatorPageData> = {
  View: CalculatorPage,
  head: ({ start, query, unknown_bond }, { translator }) => {
    const t = translator.of<keyof typeof english>('calculator');
    const isPlain = start.bond === null && unknown_bond === null && Object.keys(query).length === 0;
    return {
      title: start.bond ? t('title_of', { name: start.bond.name }) : t('title'),
      description: t('description'),
      path: CALCULATOR_PATH,
      ...(!isPlain && { isIndexed: false }),
      breadcrumbs: [{ name: t('title'), path: CALCULATOR_PATH }],
    };
  },
};
