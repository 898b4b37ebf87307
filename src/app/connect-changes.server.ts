import type { Changes } from '#foundation/database/changes.server.ts';
import type { Services } from '#foundation/web/services.server.ts';

/** What this process keeps in memory follows what any process writes; resolves when it is being told. */
export function connectChanges(
  changes: Changes,
  { pageCache, kept, sessions }: Pick<Services, 'pageCache' | 'kept' | 'sessions'>,
): Promise<void> {
  const forgetContent = () => {
    kept.forgetAll();
    pageCache.forgetAll();
  };
  changes.on('content_changed', forgetContent);
  changes.on('user_changed', (id) => sessions.forgetUser(Number(id)));
  return new Promise((resolve) =>
    changes.onGap(() => {
      forgetContent();
      sessions.forgetAll();
      resolve();
    }),
  );
}
