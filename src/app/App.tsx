import { useMemo } from 'react';
import type { ViewerKind } from '#domain/access/viewer.ts';
import type { Language } from '#domain/languages/languages.ts';
import { I18n } from '#foundation/i18n/I18n.tsx';
import type { Translator } from '#foundation/i18n/translator.ts';
import { ViewerKindProvider } from '#foundation/session/ViewerKind.tsx';
import type { PageView } from '#foundation/web/page-view.ts';
import { Shell } from '#pages/shell/Shell.tsx';

/** What the server and the browser both know about the page that is shown. */
export interface PageFrame {
  readonly prefix: string;
  readonly path: string;
  readonly brandName: string;
  readonly viewerKind: ViewerKind;
  readonly alternates: readonly { language: Language; url: string }[];
}

interface Props {
  readonly frame: PageFrame;
  readonly translator: Translator;
  readonly View: PageView<unknown>['View'];
  readonly data: unknown;
}

/** The same tree on both sides, so that the browser can take over what the server drew. */
export function App({ frame, translator, View, data }: Props) {
  const page = useMemo(() => <View data={data} />, [View, data]);
  return (
    <I18n translator={translator} prefix={frame.prefix}>
      <ViewerKindProvider kind={frame.viewerKind}>
        <Shell
          brandName={frame.brandName}
          alternates={frame.alternates}
          path={frame.path}
          viewerKind={frame.viewerKind}
        >
          {page}
        </Shell>
      </ViewerKindProvider>
    </I18n>
  );
}
