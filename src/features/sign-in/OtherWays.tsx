import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import buttons from '#ui/button/button.module.css';
import { withNext } from '#ui/code-form/steps.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import type english from './labels/eng.json';
import styles from './OtherWays.module.css';

interface Props {
  /** The way that the page itself offers. */
  readonly current: 'password' | 'code';
  readonly next: string | null;
  /** Other services that vouch for a visitor. */
  readonly providers: readonly { readonly id: string; readonly name: string }[];
}

/** The other ways in, and the ways for those who have no account or no password. */
export function OtherWays({ current, next, providers }: Props) {
  const t = useLabels<typeof english>('sign-in');
  const link = useLink();
  const to = (path: string) => withNext(link(path), next);
  return (
    <div className={styles.ways}>
      <p className={styles.line}>{t('or_with')}</p>
      <div className={styles.buttons}>
        {current === 'password' ? (
          <a className={buttons.button} href={to('/sign-in/code/')}>
            <Icon name="clock" />
            {t('way_code')}
          </a>
        ) : (
          <a className={buttons.button} href={to('/sign-in/')}>
            <Icon name="lock" />
            {t('way_password')}
          </a>
        )}
        {providers.map(({ id, name }) => (
          <a key={id} className={buttons.button} href={to(`/auth/${encodeURIComponent(id)}/`)}>
            {name}
          </a>
        ))}
      </div>
      <p className={styles.line}>
        <a className="link" href={to('/register/')}>
          {t('create_account')}
        </a>
        <a className="link" href={to('/reset-password/')}>
          {t('forgot')}
        </a>
      </p>
    </div>
  );
}
