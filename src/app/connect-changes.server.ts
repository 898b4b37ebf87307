import type { Changes } from '#platform/database/changes.server.ts';
import { reloadLabels } from './i18n/reload-labels.server.ts';
import type { Services } from './services.server.ts';

type Connected = Pick<
  Services,
  | 'pageCache'
  | 'valueCache'
  | 'parts'
  | 'fragments'
  | 'sessions'
  | 'labels'
  | 'stores'
  | 'log'
  | 'search'
  | 'screener'
  | 'livePrices'
  | 'movedPages'
  | 'streams'
>;

/** What the order of equally good hits follows. */
const WEIGHING = new Set(['daily_trading', 'stock', 'bond', 'index_member']);

/** What this process keeps in memory follows what any process writes; resolves when it is being notified. */
export function connectChanges(changes: Changes, services: Connected): Promise<void> {
  const {
    pageCache,
    valueCache,
    parts,
    fragments,
    sessions,
    search,
    screener,
    livePrices,
    movedPages,
    streams,
  } = services;
  const forgetContent = () => {
    valueCache.forgetAll();
    parts.forgetAll();
    fragments.forgetAll();
    pageCache.forgetAll();
    movedPages.forgetNames();
  };
  // One after the other, or an older reading might overtake a newer one.
  let labels = Promise.resolve();
  const renewLabels = () => {
    labels = labels.then(() => reloadLabels(services)).then(forgetContent);
    return labels;
  };
  changes.on('content_changed', (table) => {
    if (table === 'label_override') void renewLabels();
    else forgetContent();
    if (WEIGHING.has(table)) search.weighAgain();
    screener.follow(table);
  });
  changes.on('search_changed', (announcement) => search.follow(announcement));
  changes.on('user_changed', (id) => {
    sessions.forgetUser(Number(id));
    void streams.recheck(Number(id));
  });
  changes.on('prices_moved', (listings) => {
    livePrices.follow(listings);
    movedPages.note(listings);
  });
  return new Promise((resolve) =>
    changes.onGap(() => {
      forgetContent();
      sessions.forgetAll();
      search.rebuild();
      screener.follow(null);
      livePrices.catchUp();
      void streams.recheck(null);
      void renewLabels().then(resolve);
    }),
  );
}
