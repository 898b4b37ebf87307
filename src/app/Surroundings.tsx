// First of all styles: the tokens name the layers, and whoever comes earlier would be in the wrong order.
import '#ui/tokens.css';
import '#ui/base.css';
import type { ReactNode } from 'react';
import { FrameProvider } from '#page-parts/shell/CurrentFrame.tsx';
import type { Frame } from '#page-parts/shell/frame.ts';
import { BrandProvider } from '#platform/brands/CurrentBrand.tsx';
import { I18n } from '#platform/i18n/I18n.tsx';
import type { Translator } from '#platform/i18n/translator.ts';
import { PageDataProvider, type PageDataStore } from '#platform/islands/page-data.tsx';
import type { Store } from '#platform/islands/store.ts';
import { LookProvider, useLook } from '#platform/look/Look.tsx';
import { AsOfProvider } from '#platform/navigation/AsOf.tsx';
import { HereProvider } from '#platform/navigation/Here.tsx';
import { ReloadProvider } from '#platform/navigation/Reload.tsx';
import { ViewerKindProvider } from '#platform/session/ViewerKind.tsx';
import { MessageBannerProvider } from '#ui/message-banner/MessageBannerProvider.tsx';
import type { MessageStore } from '#ui/message-banner/message-store.ts';

/** What the islands of a page share; each has its own React tree. */
export interface SharedState {
  readonly data: PageDataStore;
  readonly here?: Store<string>;
  readonly messages?: MessageStore;
  readonly reload: () => Promise<void>;
}

interface Props {
  readonly frame: Frame;
  readonly translator: Translator;
  readonly shared: SharedState;
  readonly children: ReactNode;
}

/** What every component may request, wherever it stands. */
export function Surroundings({ frame, translator, shared, children }: Props) {
  return (
    <LookProvider drawn={frame.look}>
      <Words translator={translator} prefix={frame.prefix}>
        <ViewerKindProvider {...frame.viewer}>
          <ReloadProvider value={shared.reload}>
            <BrandProvider value={frame.brand}>
              <FrameProvider value={frame}>
                <HereProvider path={frame.path} store={shared.here}>
                  <AsOfProvider value={frame.asOf}>
                    <MessageBannerProvider store={shared.messages}>
                      <PageDataProvider store={shared.data}>{children}</PageDataProvider>
                    </MessageBannerProvider>
                  </AsOfProvider>
                </HereProvider>
              </FrameProvider>
            </BrandProvider>
          </ReloadProvider>
        </ViewerKindProvider>
      </Words>
    </LookProvider>
  );
}

function Words(words: { translator: Translator; prefix: string; children: ReactNode }) {
  return <I18n {...words} numbers={useLook().numbers} />;
}
