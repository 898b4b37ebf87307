import { useEffect, useState } from 'react';
import { CatfishBar } from '#features/catfish/CatfishBar.tsx';
import { CompareTray } from '#features/compare-tray/CompareTray.tsx';
import { MobileOffer } from '#features/mobile-offer/MobileOffer.tsx';
import { RegistrationBanner } from '#features/registration-banner/RegistrationBanner.tsx';
import { allowsCampaigns } from '#platform/consent/consent.ts';
import { useConsent } from '#platform/consent/consent-store.ts';
import { useViewerKind } from '#platform/session/ViewerKind.tsx';
import styles from './BottomStack.module.css';
import { useFrame } from './CurrentFrame.tsx';

/** Offers, and what was ticked to be compared. Nothing of it is drawn on the server: it depends on what the browser knows of the visitor. */
export function Offers() {
  const [isInBrowser, setInBrowser] = useState(false);
  useEffect(() => setInBrowser(true), []);
  return isInBrowser && <ShownOffers />;
}

function ShownOffers() {
  const { site, brand, path } = useFrame();
  const consent = useConsent();
  const isPaid = useViewerKind() === 'paid';
  const isOfOperator = path.startsWith('/operator/');
  return (
    <>
      <div className={styles.above}>
        <RegistrationBanner isAllowed={allowsCampaigns(site.requiresConsent, consent)} />
      </div>
      <CompareTray />
      <MobileOffer brandName={brand.name} stores={site.mobileApps} />
      {/* Advertising waits for the cookie choice; the server has none for paying users, and operators are at work. */}
      {consent !== null && !isPaid && !isOfOperator && <CatfishBar />}
    </>
  );
}
