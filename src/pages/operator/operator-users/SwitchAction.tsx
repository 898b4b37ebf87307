import { useLabels } from '#platform/i18n/I18n.tsx';
import { ActionForm } from '#ui/action-form/ActionForm.tsx';
import buttons from '#ui/button/button.module.css';
import styles from './ActionRow.module.css';
import type english from './labels/eng.json';
import type { setUserLock } from './operator-user.contract.ts';

interface Props {
  readonly endpoint: typeof setUserLock;
  readonly userId: number;
  readonly isOn: boolean;
  /** Names the action: "Lock", "Unlock". */
  readonly text: string;
}

/** A button for the other one of two states. */
export function SwitchAction({ endpoint, userId, isOn, text }: Props) {
  const t = useLabels<typeof english>('operator-users');
  return (
    <ActionForm endpoint={endpoint} params={{ userId }} className={styles.form} done={t('changed')}>
      <input type="hidden" name="seen" value={isOn ? '1' : '0'} />
      <button className={buttons.button} type="submit" name="value" value={isOn ? '0' : '1'}>
        {text}
      </button>
    </ActionForm>
  );
}
