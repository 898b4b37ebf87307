import type { Changes } from '#foundation/database/changes.server.ts';
import type { Services } from '#foundation/web/services.server.ts';

/** What this process keeps in memory follows what any process writes; resolves when it is being told. */
export function connectChanges(
  changes: Changes,
  { pageCache, sessions }: Pick<Services, 'pageCache' | 'sessions'>,
): Promise<void> {
  changes.on('content_changed', () => pageCache.forgetAll());
  changes.on('user_changed', (id) => sessions.forgetUser(Number(id)));
  return new Promise((resolve) =>
    changes.onGap(() => {
      pageCache.forgetAll();
      sessions.forgetAll();
      resolve();
    }),
  );
}
