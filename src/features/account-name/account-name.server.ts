import { handle } from '#platform/http/door.server.ts';
import { updateName } from './account-name.contract.ts';
import { updateUserName } from './account-name.repository.ts';

export const serveUpdateName = handle(updateName, async ({ body }, { database, user }) => {
  await updateUserName(database, user.id, body.name);
  return { success: true as const, name: body.name, messages: [] };
});
