import { useMemo } from 'react';
import { App } from '../../src/app/App.tsx';
import type { PageState } from '../../src/app/page-state.ts';
import { view } from '../../src/pages/public/stock/StockPage.tsx';
import type { PageView } from '../../src/platform/contract/page-view.ts';
import { createTranslator } from '../../src/platform/i18n/translator.ts';

/** Our own sections, as a component that Next renders on its server and takes over in the browser. */
export function PeerPage({ state }: { state: Omit<PageState, 'view'> }) {
  const { language, labels, frame, data } = state;
  const translator = useMemo(() => createTranslator(language, labels), [language, labels]);
  // The data were checked against the contract of this very view.
  const { View } = view as PageView<unknown>;
  return <App frame={frame} translator={translator} View={View} data={data} />;
}
