import { ALL_OPENINGS, type Opening } from '#domain/access/tariff.ts';
import { useLabels } from '#platform/i18n/I18n.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import type english from './labels/eng.json';
import styles from './OpeningList.module.css';

/** A new capability does not compile until readers are shown what it opens. */
const WORDS = {
  'last-price': 'opens_last_price',
  'price-dynamics': 'opens_price_dynamics',
  'more-rows': 'opens_more_rows',
  search: 'opens_search',
  'extended-chart': 'opens_extended_chart',
  'chart-flags': 'opens_chart_flags',
  compare: 'opens_compare',
  'chart-values': 'opens_chart_values',
  'report-files': 'opens_report_files',
  'excel-export': 'opens_excel',
  support: 'opens_support',
} as const satisfies Record<Opening, keyof typeof english>;

/** What opens and what does not, in the same order for every tariff, so that columns of it can be compared. */
export function OpeningList({ opens }: { opens: readonly Opening[] }) {
  const t = useLabels<typeof english>('tariffs');
  return (
    <ul className={styles.list}>
      {ALL_OPENINGS.map((opening) => {
        const isOpen = opens.includes(opening);
        return (
          <li key={opening} className={isOpen ? styles.open : styles.shut}>
            <Icon name={isOpen ? 'check' : 'minus'} />
            <span>
              <span className="sr">{isOpen ? t('included') : t('not_included')} </span>
              {t(WORDS[opening])}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
