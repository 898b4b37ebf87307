import { signOut } from '#features/sign-in/sign-in.contract.ts';
import type { UserState } from '#features/user-settings/user-settings.contract.ts';
import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { useHere } from '#platform/navigation/Here.tsx';
import styles from './AccountLinks.module.css';
import type english from './labels/eng.json';

interface Props {
  readonly user: UserState | null;
  readonly className?: string | undefined;
  readonly itemClassName?: string | undefined;
}

/** Where someone who is signed in finds what is theirs, and the way out. */
export function AccountLinks({ user, className, itemClassName }: Props) {
  const t = useLabels<typeof english>('shell');
  const link = useLink();
  const { path } = useHere();
  return (
    <div className={className}>
      {user && (
        <p className={styles.who}>
          {user.name || user.email}
          {user.name && <span className={styles.email}>{user.email}</span>}
        </p>
      )}
      <ul>
        <li>
          <a className={itemClassName} href={link('/watchlist/')}>
            {t('watchlist')}
          </a>
        </li>
        <li>
          <a className={itemClassName} href={link('/profile/')}>
            {t('profile')}
          </a>
        </li>
        <li>
          <a className={itemClassName} href={link('/support/')}>
            {t('support')}
          </a>
        </li>
        <li>
          <a className={itemClassName} href={link('/screens/')}>
            {t('screens')}
          </a>
        </li>
        <li>
          <a className={itemClassName} href={link('/exports/')}>
            {t('exports')}
          </a>
        </li>
        {user?.isOperator && (
          <li>
            <a className={itemClassName} href={link('/operator/')}>
              {t('operator')}
            </a>
          </li>
        )}
        <li>
          <form method="post" action={link(signOut.path)}>
            <input type="hidden" name="next" value={link(path)} />
            <button className={itemClassName} type="submit">
              {t('sign_out')}
            </button>
          </form>
        </li>
      </ul>
    </div>
  );
}
