import '#ui/tokens.css';
import '#ui/base.css';
import type { ReactNode } from 'react';
import type { ViewerKind } from '#domain/access/viewer.ts';
import type { Language } from '#domain/languages/languages.ts';
import { useLabels } from '#foundation/i18n/I18n.tsx';
import { HereProvider } from '#foundation/navigation/Here.tsx';
import { ViewerKindProvider } from '#foundation/session/ViewerKind.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import type english from './labels/eng.json';
import styles from './Shell.module.css';

interface Props {
  readonly brandName: string;
  /** This page in every language. */
  readonly alternates: readonly { readonly language: Language; readonly url: string }[];
  /** The page's own address without its language prefix. */
  readonly path: string;
  readonly viewerKind: ViewerKind;
  readonly children: ReactNode;
}

/** What stands around every page. */
export function Shell({ brandName, alternates, path, viewerKind, children }: Props) {
  const t = useLabels<typeof english>('shell');
  return (
    <HereProvider path={path}>
      <ViewerKindProvider kind={viewerKind}>
        <a className="skip" href="#main">
          {t('skip')}
        </a>
        <Header brandName={brandName} alternates={alternates} />
        <main className={styles.page} id="main" tabIndex={-1}>
          {children}
        </main>
        <Footer brandName={brandName} />
      </ViewerKindProvider>
    </HereProvider>
  );
}
