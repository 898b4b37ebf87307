import { useEffect } from 'react';
import { useLabels, useLink } from '#foundation/i18n/I18n.tsx';
import type refusals from '#foundation/refusals/labels/eng.json';
import { fillPath } from '#foundation/web/page.ts';
import buttons from '#ui/button/button.module.css';
import { Message } from '#ui/message/Message.tsx';
import { useMessages } from '#ui/message-banner/MessageBannerProvider.tsx';
import { toSocialLoginFailure } from '#ui/message-banner/server-alerts.ts';
import type english from './labels/eng.json';
import styles from './SocialSignIn.module.css';
import { beginSocialSignIn, type SocialProvider } from './social-sign-in.contract.ts';

interface Props {
  readonly providers: readonly SocialProvider[];
  /** The address to open once signed in. */
  readonly next: string | null;
  /** The visitor has just come back without success. */
  readonly hasFailed: boolean;
}

/** Links, not forms: the content security policy lets forms go nowhere but here. */
export function SocialSignIn({ providers, next, hasFailed }: Props) {
  const t = useLabels<typeof english>('social-sign-in');
  const link = useLink();
  const query = next ? `?${new URLSearchParams({ next })}` : '';
  return (
    <>
      {hasFailed && <Failure />}
      {providers.length > 0 && (
        <nav className={styles.providers} aria-labelledby="social-sign-in">
          <p className={styles.or} id="social-sign-in">
            {t('or')}
          </p>
          <ul className={styles.list}>
            {providers.map(({ id, name }) => (
              <li key={id}>
                <a
                  className={buttons.button}
                  href={link(fillPath(beginSocialSignIn.path, { provider: id })) + query}
                >
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}

/** Said in the banner for its three seconds; without script it stands in the page. */
function Failure() {
  const why = useLabels<typeof refusals>('refusals');
  const { show } = useMessages();
  const message = why('social_failed');
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, when the page opens
  useEffect(() => void show(toSocialLoginFailure(message)), []);
  return (
    <noscript>
      <Message>{message}</Message>
    </noscript>
  );
}
