import type { ReactNode } from 'react';
import { useLabels } from '#platform/i18n/I18n.tsx';
import { AlertLine } from '#ui/alert-line/AlertLine.tsx';
import buttons from '#ui/button/button.module.css';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import { SkeletonRows } from '#ui/skeleton/SkeletonRows.tsx';
import { ExcelLink } from './ExcelLink.tsx';
import styles from './Explained.module.css';
import type english from './labels/eng.json';
import { useBackCloses } from './useBackCloses.ts';

interface Props {
  readonly title: string;
  /** The page that says the same. */
  readonly href: string;
  readonly hasFailed: boolean;
  readonly onAgain: () => void;
  readonly onClose: () => void;
  /** The workbook: null for who may not export, undefined while nobody knows. */
  readonly exportLink: string | null | undefined;
  /** Null while it is loaded. */
  readonly children: ReactNode | null;
}

/** How a number was computed, over the page that shows it. Its page lists the labels `explained`, `dialog` and `export-range`. */
export function ExplainDialog({ title, href, hasFailed, onAgain, onClose, exportLink, children }: Props) {
  const t = useLabels<typeof english>('explained');
  const close = useBackCloses(onClose);
  const footer = (
    <div className={styles.ways}>
      <a className={buttons.button} href={href}>
        {t('open_page')}
      </a>
      {exportLink !== undefined && <ExcelLink href={exportLink} />}
    </div>
  );
  return (
    <Dialog title={title} isOpen size="wide" onClose={close} footer={footer}>
      {hasFailed && (
        <AlertLine
          tone="bad"
          action={
            <button type="button" className={buttons.button} onClick={onAgain}>
              {t('again')}
            </button>
          }
        >
          {t('failed')}
        </AlertLine>
      )}
      {children ?? (!hasFailed && <SkeletonRows rows={6} label={t('loading')} />)}
    </Dialog>
  );
}
