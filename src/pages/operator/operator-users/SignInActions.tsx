import { useFormat, useLabels } from '#platform/i18n/I18n.tsx';
import { ActionForm } from '#ui/action-form/ActionForm.tsx';
import buttons from '#ui/button/button.module.css';
import styles from './ActionRow.module.css';
import { ActionRow } from './ActionRow.tsx';
import type english from './labels/eng.json';
import { endUserSessions, type ShownUser, setUserLock } from './operator-user.contract.ts';
import { SwitchAction } from './SwitchAction.tsx';

/** Whether a user may sign in, and where they have. Nobody locks themselves out. */
export function SignInActions({ user }: { user: ShownUser }) {
  const t = useLabels<typeof english>('operator-users');
  const format = useFormat();
  const lockedSince = user.lockedAt && `${format.day(user.lockedAt.slice(0, 10))} ${user.lockedAt.slice(11)}`;
  return (
    <>
      <ActionRow
        name={t('lock_state')}
        now={lockedSince ? t('locked_since', { moment: lockedSince }) : t('not_locked')}
        {...(!user.isSelf && { note: t('lock_note') })}
      >
        {!user.isSelf && (
          <SwitchAction
            endpoint={setUserLock}
            userId={user.id}
            isOn={user.isLocked}
            text={t(user.isLocked ? 'unlock' : 'lock')}
          />
        )}
      </ActionRow>
      <ActionRow
        name={t('sessions')}
        now={t('open_sessions', { count: user.sessions, shown: format.number(user.sessions, 0) })}
      >
        <ActionForm
          endpoint={endUserSessions}
          params={{ userId: user.id }}
          className={styles.form}
          done={t('changed')}
        >
          <button className={buttons.button} type="submit" disabled={user.sessions === 0}>
            {t('end_sessions')}
          </button>
        </ActionForm>
      </ActionRow>
    </>
  );
}
