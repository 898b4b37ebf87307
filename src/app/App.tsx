// First of all styles: the tokens name the layers, and whoever comes earlier would be in the wrong order.
import '#ui/tokens.css';
import '#ui/base.css';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import type { Frame } from '#page-parts/shell/frame.ts';
import { Shell } from '#page-parts/shell/Shell.tsx';
import { BrandProvider } from '#platform/brands/CurrentBrand.tsx';
import { callPageData } from '#platform/contract/call.ts';
import type { PageView } from '#platform/contract/page-view.ts';
import { I18n } from '#platform/i18n/I18n.tsx';
import type { Translator } from '#platform/i18n/translator.ts';
import { LookProvider, useLook } from '#platform/look/Look.tsx';
import { HereProvider } from '#platform/navigation/Here.tsx';
import { ReloadProvider } from '#platform/navigation/Reload.tsx';
import { ViewerKindProvider } from '#platform/session/ViewerKind.tsx';

interface Props {
  readonly frame: Frame;
  readonly translator: Translator;
  readonly View: PageView<unknown>['View'];
  readonly data: unknown;
}

/** The same tree on both sides, so that the browser can take over what the server drew. */
export function App({ frame, translator, View, data: first }: Props) {
  const [data, setData] = useState(first);
  const reload = useCallback(async () => setData(await callPageData(location.href)), []);
  const page = useMemo(() => <View data={data} />, [View, data]);
  return (
    <Surroundings frame={frame} translator={translator} reload={reload}>
      <Shell frame={frame}>{page}</Shell>
    </Surroundings>
  );
}

interface SurroundingsProps extends Pick<Props, 'frame' | 'translator'> {
  readonly reload: () => Promise<void>;
  readonly children: ReactNode;
}

/** What every component may request, wherever it stands. */
export function Surroundings({ frame, translator, reload, children }: SurroundingsProps) {
  return (
    <LookProvider drawn={frame.look}>
      <Words translator={translator} prefix={frame.prefix}>
        <ViewerKindProvider {...frame.viewer}>
          <ReloadProvider value={reload}>
            <BrandProvider value={frame.brand}>
              <HereProvider path={frame.path}>{children}</HereProvider>
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
