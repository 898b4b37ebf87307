import type { ReactNode } from 'react';
import { useLabels } from '#platform/i18n/I18n.tsx';
import { MessageBanner } from '#ui/message-banner/MessageBanner.tsx';
import { MessageBannerProvider } from '#ui/message-banner/MessageBannerProvider.tsx';
import { BottomStack } from './BottomStack.tsx';
import { Footer } from './Footer.tsx';
import type { Frame } from './frame.ts';
import { Header } from './Header.tsx';
import type english from './labels/eng.json';
import styles from './Shell.module.css';
import { ShellHints } from './ShellHints.tsx';

/** What stands around every page. */
export function Shell({ frame, children }: { frame: Frame; children: ReactNode }) {
  const t = useLabels<typeof english>('shell');
  return (
    <MessageBannerProvider>
      <ShellHints>
        <a className="skip" href="#main">
          {t('skip')}
        </a>
        <Header frame={frame} />
        <MessageBanner />
        <main className={styles.page} id="main" tabIndex={-1}>
          {children}
        </main>
        <Footer frame={frame} />
        <BottomStack frame={frame} />
      </ShellHints>
    </MessageBannerProvider>
  );
}
