import type { Changes } from '#foundation/database/changes.server.ts';
import type { Services } from '#foundation/web/services.server.ts';
import { reloadLabels } from './reload-labels.server.ts';

/** What the order of equally good hits follows. */
const WEIGHING = new Set(['daily_trading', 'stock', 'bond', 'index_member']);

/** What this process keeps in memory follows what any process writes; resolves when it is being told. */
export function connectChanges(
  changes: Changes,
  services: Pick<Services, 'pageCache' | 'kept' | 'sessions' | 'labels' | 'stores' | 'log' | 'search'>,
): Promise<void> {
  const { pageCache, kept, sessions, search } = services;
  const forgetContent = () => {
    kept.forgetAll();
    pageCache.forgetAll();
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
  });
  changes.on('search_changed', (announcement) => search.follow(announcement));
  changes.on('user_changed', (id) => sessions.forgetUser(Number(id)));
  return new Promise((resolve) =>
    changes.onGap(() => {
      forgetContent();
      sessions.forgetAll();
      search.rebuild();
      void renewLabels().then(resolve);
    }),
  );
}
