import type { ReactNode } from 'react';
import type english from '#features/sign-in/labels/eng.json';
import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import type refusals from '#platform/refusals/labels/eng.json';
import type { RefusalCode } from '#platform/refusals/refusal.ts';
import { useIsSignedIn } from '#platform/session/ViewerKind.tsx';
import { Message } from '#ui/message/Message.tsx';
import styles from './AccountSheet.module.css';

interface Props {
  readonly title: string;
  readonly lead?: string;
  /** Said above the form, where the form does not say it itself. */
  readonly refused?: RefusalCode | null;
  readonly next: string | null;
  /** Also for those who have signed in. */
  readonly isForAll?: true;
  readonly children: ReactNode;
}

/** One narrow column in the middle: what every page around signing in looks like. */
export function AccountSheet({ title, lead, refused, next, isForAll, children }: Props) {
  const t = useLabels<typeof english>('sign-in');
  const why = useLabels<typeof refusals>('refusals');
  const link = useLink();
  const isSignedIn = useIsSignedIn();
  return (
    <div className={styles.sheet}>
      <h1>{title}</h1>
      {isSignedIn && !isForAll ? (
        <p className={styles.lead}>
          {t('already')}{' '}
          <a className="link" href={next ?? link('/')}>
            {t('go_on')}
          </a>
        </p>
      ) : (
        <>
          {lead && <p className={styles.lead}>{lead}</p>}
          {refused && (
            <div className={styles.refused}>
              <Message>{why(refused)}</Message>
            </div>
          )}
          {children}
        </>
      )}
    </div>
  );
}
