import { load } from '#foundation/web/door.server.ts';
import { toLocalPath } from '#foundation/web/mount-endpoint.server.ts';
import { signInPage } from './sign-in-page.contract.ts';

export const loadSignInPage = load(signInPage, async ({ query }) => ({
  refused: query.refused ?? null,
  next: toLocalPath(query.next),
}));
