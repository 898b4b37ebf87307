import { expect, test } from 'vitest';
import { LISTS } from '#market/lists/list-fields.ts';
import { markupFor } from '#platform/i18n/words-for-tests.server.tsx';
import { SavedScreens } from './SavedScreens.tsx';

test('RD-04 who has saved no screen is led to the lists', () => {
  const markup = markupFor(
    'signed-in',
    <SavedScreens screens={[]} names={{}} wanted={null} removed={null} refused={undefined} />,
  );
  for (const { path } of Object.values(LISTS)) expect(markup).toContain(`href="${path}"`);
});
