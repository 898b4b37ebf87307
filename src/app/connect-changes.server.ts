import { toTag } from '#domain/changes/tag.ts';
import type { Changes } from '#platform/database/changes.server.ts';
import { reloadLabels } from './i18n/reload-labels.server.ts';
import type { Services } from './services.server.ts';

type Connected = Pick<
  Services,
  | 'caches'
  | 'sessions'
  | 'labels'
  | 'stores'
  | 'log'
  | 'search'
  | 'screener'
  | 'livePrices'
  | 'movedPrices'
  | 'streams'
>;

/** What the order of equally good hits follows. */
const WEIGHING = new Set(['daily_trading', 'stock', 'bond', 'index_member']);

/** What this process keeps in memory follows what any process writes; resolves when it is being notified. */
export function connectChanges(changes: Changes, services: Connected): Promise<void> {
  const { caches, sessions, search, screener, livePrices, movedPrices, streams } = services;
  // One after the other, or an older reading might overtake a newer one.
  let labels = Promise.resolve();
  const renewLabels = () => {
    labels = labels.then(() => reloadLabels(services)).then(() => caches.drop(['labels']));
    return labels;
  };
  changes.on('tags_changed', (announcement) => {
    const tags = announcement.split(',').map(toTag);
    caches.drop(tags);
    screener.followTags(tags);
    if (tags.includes('labels')) void renewLabels();
  });
  changes.on('content_changed', (table) => {
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
    movedPrices.note(listings);
  });
  return new Promise((resolve) =>
    changes.onGap(() => {
      caches.dropAll();
      search.rebuild();
      screener.follow(null);
      livePrices.catchUp();
      void streams.recheck(null);
      void renewLabels().then(resolve);
    }),
  );
}
