import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { setCallBase } from '#platform/contract/call.ts';
import type { PageView } from '#platform/contract/page-view.ts';
import { createTranslator, keyTranslator } from '#platform/i18n/translator.ts';
import { App } from './App.tsx';
import { type PageState, STATE_ELEMENT_ID } from './page-state.ts';
// After the tokens, which say in what order the layers stand.
import '#page-parts/refusal/RefusalPage.css';

const root = document.getElementById('root');
const written = document.getElementById(STATE_ELEMENT_ID)?.textContent;
if (root && written) void takeOver(root, JSON.parse(written));

/** Takes over what the server drew, section by section, without blocking the visitor. */
async function takeOver(root: HTMLElement, state: PageState): Promise<void> {
  // The document has requested the file already; the server checked that the data fits the view.
  const module: { view: PageView<unknown> } = await import(/* @vite-ignore */ state.view);
  const { language, labels, frame, data } = state;
  const translator = state.showLabels ? keyTranslator(language) : createTranslator(language, labels);
  setCallBase(frame.prefix, frame.dataServer);
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        <App frame={frame} translator={translator} View={module.view.View} data={data} />
      </StrictMode>,
    );
  });
}
