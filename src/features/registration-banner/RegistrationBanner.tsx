import { useId, useState } from 'react';
import { findCookie, rememberClosed } from '#platform/cookies/document-cookies.ts';
import { useLabels, useLanguage, useLink } from '#platform/i18n/I18n.tsx';
import { useHere } from '#platform/navigation/Here.tsx';
import { useIsSignedIn } from '#platform/session/ViewerKind.tsx';
import buttons from '#ui/button/button.module.css';
import { classes } from '#ui/classes.ts';
import { CloseButton } from '#ui/message/CloseButton.tsx';
import type english from './labels/eng.json';
import styles from './RegistrationBanner.module.css';
import { BANNER_CLOSED_SECONDS, BANNER_COOKIE, mayOfferRegistration } from './registration-banner.ts';
import { useRegistrationBanner } from './useRegistrationBanner.ts';

/** Waits for its moment where it may appear at all; `isAllowed` says whether the visitor agreed to be courted. */
export function RegistrationBanner({ isAllowed }: { isAllowed: boolean }) {
  const language = useLanguage();
  const isSignedIn = useIsSignedIn();
  const { path } = useHere();
  const [hasCookie] = useState(() => findCookie(document.cookie, BANNER_COOKIE) !== undefined);
  if (!mayOfferRegistration({ language, isSignedIn, hasCookie, isAllowed, path })) return null;
  return <WaitingBanner />;
}

function WaitingBanner() {
  const t = useLabels<typeof english>('registration-banner');
  const link = useLink();
  const id = useId();
  const { banner, close } = useRegistrationBanner(() => rememberClosed(BANNER_COOKIE, BANNER_CLOSED_SECONDS));
  if (banner.state !== 'shown') return null;
  return (
    <section className={styles.banner} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 className={styles.title} id={id}>
          {t(`title_${banner.variant}`)}
        </h2>
        <CloseButton onClick={close} />
      </div>
      <p className={styles.text}>{t(`text_${banner.variant}`)}</p>
      <a className={classes(buttons.button, buttons.solid)} href={link('/register/')} onClick={close}>
        {t('register')}
      </a>
    </section>
  );
}
