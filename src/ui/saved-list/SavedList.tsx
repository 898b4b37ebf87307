import type { ReactNode } from 'react';
import { useLabels } from '#platform/i18n/I18n.tsx';
import type refusals from '#platform/refusals/labels/eng.json';
import type { RefusalCode } from '#platform/refusals/refusal.ts';
import { ActionForm } from '#ui/action-form/ActionForm.tsx';
import buttons from '#ui/button/button.module.css';
import { Message } from '#ui/message/Message.tsx';
import type english from './labels/eng.json';
import styles from './SavedList.module.css';
import { type SavedActions, type SavedItem, SavedRow } from './SavedRow.tsx';

interface Props {
  readonly items: readonly SavedItem[];
  readonly actions: SavedActions;
  /** Removed a moment ago, where no script offered the way back; with the words for it. */
  readonly removed: { readonly id: number; readonly text: string } | null;
  readonly refused: RefusalCode | undefined;
  readonly none: ReactNode;
  /** The form that adds one. */
  readonly children?: ReactNode;
}

/** What a reader has saved under names: opened, renamed, removed and restored. */
export function SavedList({ items, actions, removed, refused, none, children }: Props) {
  const t = useLabels<typeof english>('saved-list');
  const why = useLabels<typeof refusals>('refusals');
  return (
    <div className={styles.saved}>
      {refused && <Message>{why(refused)}</Message>}
      {removed && (
        <ActionForm
          endpoint={actions.restore}
          params={{ id: removed.id }}
          next={actions.here}
          className={styles.row}
        >
          <span>{removed.text}</span>
          <button type="submit" className={buttons.button}>
            {t('undo')}
          </button>
        </ActionForm>
      )}
      {children}
      {items.length === 0 ? (
        <div className={styles.none}>{none}</div>
      ) : (
        <ul className={styles.list}>
          {items.map((item) => (
            <SavedRow key={item.id} item={item} actions={actions} />
          ))}
        </ul>
      )}
    </div>
  );
}
