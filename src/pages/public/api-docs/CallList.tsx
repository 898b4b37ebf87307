import { useFormat, useLabels } from '#platform/i18n/I18n.tsx';
import type { ApiDocsPageData } from './api-docs.contract.ts';
import styles from './CallList.module.css';
import { toTemplate } from './call-address.ts';
import type english from './labels/eng.json';

/** Paths and summaries are those of the API description, so they are English in every language. */
export function CallList({ calls }: { calls: ApiDocsPageData['calls'] }) {
  const t = useLabels<typeof english>('api-docs');
  const format = useFormat();
  return (
    <ul className={styles.list}>
      {calls.map(({ method, path, summary, locked }) => (
        <li key={`${method} ${path}`} className={styles.call}>
          <p className={styles.address} lang="en">
            <span className={styles.method}>{method}</span>
            <code className={styles.path}>{toTemplate(path)}</code>
          </p>
          <p lang="en">{summary}</p>
          {locked.length > 0 && (
            <p className={styles.locked}>
              {t('locked', { count: locked.length, fields: format.list(locked) })}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
