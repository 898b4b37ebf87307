import { useEffect, useState } from 'react';
import { CatfishBar } from '#features/catfish/CatfishBar.tsx';
import { ExportNotice } from '#features/export-files/export-notice/ExportNotice.tsx';
import { MobileOffer } from '#features/mobile-offer/MobileOffer.tsx';
import { RegistrationBanner } from '#features/registration-banner/RegistrationBanner.tsx';
import { useUserState } from '#features/user-settings/useUserState.ts';
import { allowsCampaigns } from '#platform/consent/consent.ts';
import { useConsent } from '#platform/consent/consent-store.ts';
import styles from './BottomStack.module.css';
import { useFrame } from './CurrentFrame.tsx';

/** Nothing of it is drawn on the server: it depends on what the browser knows of the visitor. */
export function Offers() {
  const [isInBrowser, setInBrowser] = useState(false);
  useEffect(() => setInBrowser(true), []);
  return isInBrowser && <ShownOffers />;
}

function ShownOffers() {
  const { site, brand } = useFrame();
  const consent = useConsent();
  const user = useUserState();
  return (
    <>
      <div className={styles.above}>
        <RegistrationBanner isAllowed={allowsCampaigns(site.requiresConsent, consent)} />
        <ExportNotice hasExports={user?.hasExports ?? false} />
      </div>
      <MobileOffer brandName={brand.name} stores={site.mobileApps} />
      <CatfishBar />
    </>
  );
}
