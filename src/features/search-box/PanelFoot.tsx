import type { SearchCategory } from '#domain/search/categories.ts';
import { useFormat, useLabels, useLink } from '#platform/i18n/I18n.tsx';
import type english from './labels/eng.json';
import styles from './SearchPanel.module.css';

/** The way to all results, and what the keys do. */
export function PanelFoot({
  term,
  category,
  count,
}: {
  term: string;
  category: SearchCategory;
  count: number;
}) {
  const t = useLabels<typeof english>('search-box');
  const format = useFormat();
  const link = useLink();
  const query = new URLSearchParams({ q: term, category });
  return (
    <div className={styles.foot}>
      {count > 0 && (
        <a className="link" href={link(`/search/?${query}`)}>
          {t('all_results', { shown: format.number(count, 0) })}
        </a>
      )}
      <div className={styles.keys} aria-hidden="true">
        <Key signs={['↑', '↓']} text={t('key_move')} />
        <Key signs={['←', '→']} text={t('key_category')} />
        <Key signs={['Enter']} text={t('key_open')} />
        <Key signs={['Esc']} text={t('key_close')} />
      </div>
    </div>
  );
}

function Key({ signs, text }: { signs: readonly string[]; text: string }) {
  return (
    <span>
      {signs.map((sign) => (
        <kbd key={sign} className={styles.key}>
          {sign}
        </kbd>
      ))}{' '}
      {text}
    </span>
  );
}
