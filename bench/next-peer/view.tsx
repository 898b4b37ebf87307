import { useMemo } from 'react';
import type { PageState } from '../../src/app/page-state.ts';
import { Surroundings } from '../../src/app/Surroundings.tsx';
import { Shell } from '../../src/page-parts/shell/Shell.tsx';
import { view } from '../../src/pages/public/stock/StockPage.tsx';
import type { PageView } from '../../src/platform/contract/page-view.ts';
import { type CompiledLabels, createTranslator } from '../../src/platform/i18n/translator.ts';
import { createStore } from '../../src/platform/islands/store.ts';

export interface PeerState extends Pick<PageState, 'language' | 'frame' | 'data'> {
  readonly labels: CompiledLabels;
}

/** Our own sections, as a component that Next renders on its server and takes over in the browser. */
export function PeerPage({ state }: { state: PeerState }) {
  const { language, labels, frame, data } = state;
  const translator = useMemo(() => createTranslator(language, labels), [language, labels]);
  // The data were checked against the contract of this very view.
  const { View } = view as PageView<unknown>;
  const shared = useMemo(() => ({ data: createStore(data), reload: async () => undefined }), [data]);
  return (
    <Surroundings frame={frame} translator={translator} shared={shared}>
      <Shell>
        <View data={data} />
      </Shell>
    </Surroundings>
  );
}
