import { ExportBadge } from '#features/export-files/export-notice/ExportBadge.tsx';
import { MainMenu } from '#features/main-menu/MainMenu.tsx';
import { SearchBox } from '#features/search-box/SearchBox.tsx';
import { SupportIndicator } from '#features/support-indicator/SupportIndicator.tsx';
import { useUserState } from '#features/user-settings/useUserState.ts';
import { BrandLogo } from '#platform/brands/CurrentBrand.tsx';
import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { MessageBanner } from '#ui/message-banner/MessageBanner.tsx';
import { Account } from './Account.tsx';
import { useFrame } from './CurrentFrame.tsx';
import styles from './Header.module.css';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { LookMenu } from './LookMenu.tsx';
import type english from './labels/eng.json';
import { MenuButton } from './MenuButton.tsx';
import { WatchlistLink } from './WatchlistLink.tsx';

/** With the messages that stand below it. */
export function Header() {
  const t = useLabels<typeof english>('shell');
  const link = useLink();
  const user = useUserState();
  const { brand, menu, site, alternates } = useFrame();
  return (
    <>
      <header className={styles.header}>
        <div className={styles.row}>
          <a className={styles.brand} href={link('/')} aria-label={t('home', { brand: brand.name })}>
            <BrandLogo />
            {brand.name}
          </a>
          <div className={styles.wide}>
            <MainMenu menu={menu} actionId={site.menuActionId} />
          </div>
          <SearchBox searchFor={site.searchFor} />
          <div className={styles.end}>
            <div className={styles.wide}>
              <LanguageSwitch alternates={alternates} />
              <LookMenu />
            </div>
            <WatchlistLink />
            <ExportBadge hasExports={user?.hasExports ?? false} />
            <SupportIndicator />
            <Account user={user} />
            <MenuButton user={user} />
          </div>
        </div>
      </header>
      <MessageBanner />
    </>
  );
}
