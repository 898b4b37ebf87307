import { useState } from 'react';
import { findCookie, rememberClosed } from '#platform/cookies/document-cookies.ts';
import { useLabels } from '#platform/i18n/I18n.tsx';
import { useViewerKind } from '#platform/session/ViewerKind.tsx';
import buttons from '#ui/button/button.module.css';
import { CloseButton } from '#ui/message/CloseButton.tsx';
import type { Device } from './device.ts';
import type english from './labels/eng.json';
import styles from './MobileOffer.module.css';
import { OFFER_CLOSED_SECONDS, OFFER_COOKIE, offerOf, type Stores } from './mobile-offer.ts';

/** Names that are not translated. */
const STORE_NAMES: Readonly<Record<Device, string>> = {
  apple: 'App Store',
  android: 'Google Play',
  huawei: 'AppGallery',
};

export function MobileOffer({ brandName, stores }: { brandName: string; stores: Stores }) {
  const t = useLabels<typeof english>('mobile-offer');
  const viewer = useViewerKind();
  const [isClosed, setClosed] = useState(() => findCookie(document.cookie, OFFER_COOKIE) !== undefined);
  const offer = offerOf({ viewer, browser: navigator, hasCookie: isClosed, stores });
  if (!offer) return null;

  const close = () => {
    rememberClosed(OFFER_COOKIE, OFFER_CLOSED_SECONDS);
    setClosed(true);
  };
  return (
    <section className={styles.offer} aria-label={t('title')}>
      <p className={styles.text}>{t('text', { brand: brandName })}</p>
      <a className={buttons.button} href={offer.href} target="_blank" rel="noopener">
        {t('open', { store: STORE_NAMES[offer.device] })}
      </a>
      <CloseButton onClick={close} />
    </section>
  );
}
