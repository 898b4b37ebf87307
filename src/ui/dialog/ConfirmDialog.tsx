import type { ReactNode } from 'react';
import { useLabels } from '#platform/i18n/I18n.tsx';
import buttons from '#ui/button/button.module.css';
import { classes } from '#ui/classes.ts';
import styles from './ConfirmDialog.module.css';
import { Dialog } from './Dialog.tsx';
import type english from './labels/eng.json';

interface Props {
  readonly question: string;
  readonly isOpen: boolean;
  /** The word for going on; it names the action: "Delete", not "Yes". */
  readonly confirm: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  /** For what cannot be undone: the focus begins on the way back. */
  readonly isDangerous?: boolean;
  /** What will happen, in a sentence. */
  readonly children?: ReactNode;
}

/** One question with two answers. */
export function ConfirmDialog({
  question,
  isOpen,
  confirm,
  onConfirm,
  onCancel,
  isDangerous = false,
  children,
}: Props) {
  const t = useLabels<typeof english>('dialog');
  const footer = (
    <>
      <button
        type="button"
        className={buttons.button}
        data-first-focus={isDangerous || undefined}
        onClick={onCancel}
      >
        {t('cancel')}
      </button>
      <button
        type="button"
        className={classes(buttons.button, buttons.solid, isDangerous && styles.danger)}
        data-first-focus={!isDangerous || undefined}
        onClick={onConfirm}
      >
        {confirm}
      </button>
    </>
  );
  return (
    <Dialog title={question} isOpen={isOpen} onClose={onCancel} footer={footer}>
      {children}
    </Dialog>
  );
}
