import type { ReactNode } from 'react';
import type { CalendarMoment } from '#domain/calendar/written-day.ts';
import { useLabels } from '#platform/i18n/I18n.tsx';
import { AsOfNotice } from './AsOfNotice.tsx';
import { BottomStack } from './BottomStack.tsx';
import type english from './labels/eng.json';
import styles from './Shell.module.css';
import { Footer, Header } from './shell.islands.ts';

/** What stands around every page. */
export function Shell({ asOf = null, children }: { asOf?: CalendarMoment | null; children: ReactNode }) {
  const t = useLabels<typeof english>('shell');
  return (
    <>
      <a className="skip" href="#main">
        {t('skip')}
      </a>
      <Header />
      <main className={styles.page} id="main" tabIndex={-1}>
        {asOf && <AsOfNotice moment={asOf} />}
        {children}
      </main>
      <Footer />
      <BottomStack />
    </>
  );
}
