import type { ReactNode } from 'react';
import { useLabels } from '#platform/i18n/I18n.tsx';
import button from '#ui/button/button.module.css';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './ExportRange.module.css';
import type english from './labels/eng.json';

/** The button before script runs: what it opens follows it on the page. */
export function FoldedExport({ children }: { children: ReactNode }) {
  const t = useLabels<typeof english>('export-range');
  return (
    <details className={styles.folded} data-until-script="">
      <summary className={classes(button.button, styles.summary)}>
        <Icon name="download" />
        {t('excel')}
      </summary>
      {children}
    </details>
  );
}
