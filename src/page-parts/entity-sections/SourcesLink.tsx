import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import styles from './EntitySections.module.css';
import type english from './labels/eng.json';

/** Leads to the page that says where the data come from. */
export function SourcesLink({ path }: { path: string }) {
  const t = useLabels<typeof english>('entity-sections');
  const link = useLink();
  return (
    <a className={styles.sources} href={link(path)}>
      {t('sources')}
    </a>
  );
}
