import { useFormat, useLabels } from '#foundation/i18n/I18n.tsx';
import { ActionForm } from '#ui/action-form/ActionForm.tsx';
import buttons from '#ui/button/button.module.css';
import styles from './Deed.module.css';
import { Deed } from './Deed.tsx';
import type english from './labels/eng.json';
import { endUserSessions, type ShownUser, setUserLock, setUserRole } from './operator-user.contract.ts';
import { SwitchDeed } from './SwitchDeed.tsx';

/** Who a user is here: role, lock, sessions. Nobody takes their own role away or locks themselves out. */
export function RoleDeeds({ user }: { user: ShownUser }) {
  const t = useLabels<typeof english>('operator-users');
  const format = useFormat();
  const lockedSince = user.lockedAt && `${format.day(user.lockedAt.slice(0, 10))} ${user.lockedAt.slice(11)}`;
  return (
    <>
      <Deed
        name={t('role')}
        now={t(user.isOperator ? 'role_operator' : 'role_reader')}
        {...(user.isSelf && { note: t('own_account') })}
      >
        {!user.isSelf && (
          <SwitchDeed
            endpoint={setUserRole}
            userId={user.id}
            isOn={user.isOperator}
            text={t(user.isOperator ? 'dismiss' : 'appoint')}
          />
        )}
      </Deed>
      <Deed
        name={t('lock_state')}
        now={lockedSince ? t('locked_since', { moment: lockedSince }) : t('not_locked')}
        {...(!user.isSelf && { note: t('lock_note') })}
      >
        {!user.isSelf && (
          <SwitchDeed
            endpoint={setUserLock}
            userId={user.id}
            isOn={user.isLocked}
            text={t(user.isLocked ? 'unlock' : 'lock')}
          />
        )}
      </Deed>
      <Deed
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
      </Deed>
    </>
  );
}
