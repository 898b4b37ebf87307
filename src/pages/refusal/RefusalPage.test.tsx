import { expect, test } from 'vitest';
import { markupFor, textOf } from '#foundation/i18n/words-for-tests.server.tsx';
import { ALL_REFUSALS } from '#foundation/refusals/refusal.ts';
import { RefusalPage } from './RefusalPage.tsx';

test.each(ALL_REFUSALS)('the page for %s has a heading, a sentence and a way home', (code) => {
  const markup = markupFor('anonymous', <RefusalPage code={code} />);
  expect(textOf(markup)).toMatch(/^[A-Z].+[.] Go to the home page$/);
  expect(markup).not.toContain('{{');
  expect(markup).toContain('href="/"');
});
