import type { ReactNode } from 'react';
import { shellIslands } from '#page-parts/shell/shell.islands.ts';
import { layOutTheRest } from '#platform/arrival/lay-out-the-rest.ts';
import { callPageData, setCallBase } from '#platform/contract/call.ts';
import { type CompiledLabels, createTranslator, keyTranslator } from '#platform/i18n/translator.ts';
import { hydrateIslands } from '#platform/islands/hydrate-islands.tsx';
import { createStore } from '#platform/islands/store.ts';
import { reloadForNumbers } from '#platform/look/Look.tsx';
import { registerOffline } from '#platform/offline/register-offline.ts';
import { createMessageStore } from '#ui/message-banner/message-store.ts';
import { defineScrollArrows } from '#ui/table/scroll/scroll-arrows.ts';
import { type PageWithIslands, pageIsland } from './page-islands.tsx';
import { type PageState, STATE_ELEMENT_ID } from './page-state.ts';
import { type SharedState, Surroundings } from './Surroundings.tsx';

const written = document.getElementById(STATE_ELEMENT_ID)?.textContent;
if (written) void takeOver(JSON.parse(written));
registerOffline();
layOutTheRest();

/** Brings what the server drew to life, island by island. */
async function takeOver(state: PageState): Promise<void> {
  const { language, labels, frame } = state;
  const translator =
    labels === null ? keyTranslator(language) : createTranslator(language, await readLabels(labels));
  setCallBase(frame.prefix, frame.dataServer);
  const data = createStore(state.data);
  const shared: SharedState = {
    data,
    here: createStore(frame.path),
    messages: createMessageStore(),
    reload: async () => data.write(await callPageData(location.href)),
  };
  const around = (island: ReactNode) => (
    <Surroundings frame={frame} translator={translator} shared={shared}>
      {island}
    </Surroundings>
  );
  defineScrollArrows();
  // The document has requested the file already; the server checked that the data fits the page.
  const page: PageWithIslands = await import(/* @vite-ignore */ state.script);
  if (page.islands) reloadForNumbers(frame.look);
  const islands = page.islands ?? (page.view ? [pageIsland(page.view)] : []);
  hydrateIslands({ islands: [...shellIslands, ...islands], around });
}

async function readLabels(href: string): Promise<CompiledLabels> {
  const answer = await fetch(href);
  if (!answer.ok) throw new Error(`no labels: ${answer.status}`);
  return answer.json();
}
