import { expect, test } from 'vitest';
import { markupFor, textOf } from '#platform/i18n/words-for-tests.server.tsx';
import { LookProvider } from '#platform/look/Look.tsx';
import type { Look } from '#platform/look/look.ts';
import { MessageBannerProvider } from '#ui/message-banner/MessageBannerProvider.tsx';
import { SettingsForm } from './SettingsForm.tsx';

const draw = (look: Look) =>
  markupFor(
    'signed-in',
    <LookProvider drawn={look}>
      <MessageBannerProvider>
        <SettingsForm emailLanguage="pol" />
      </MessageBannerProvider>
    </LookProvider>,
  );

test('US-01 the form shows what is set and sends it without script', () => {
  const markup = draw({ theme: 'dark', hints: false, numbers: 'comma', density: 'compact' });
  expect(markup).toMatch(/<form[^>]*action="\/api\/user\/set-settings\/"/);
  expect(
    markup.match(/<input[^>]*checked=""[^>]*>/g)?.map((input) => /value="(\w+)"/.exec(input)?.[1]),
  ).toEqual(['dark', 'comma', 'compact']);
  expect(markup).toMatch(
    /<input type="hidden" name="hints" value="off"\/><input[^>]*name="hints"[^>]*value="on"/,
  );
  expect(markup).toMatch(/<form[^>]*action="\/api\/user\/language\/"/);
  expect(markup).toContain('<option value="pol" selected="">Polski</option>');
});

test('US-01 every way to write numbers is shown by an example', () => {
  const text = textOf(draw({ theme: 'system', hints: true, numbers: 'language', density: 'comfortable' }));
  expect(text).toContain(
    'Number format Default for the language 1 234.5 1 234,5 Table rows Comfortable Compact Show hints',
  );
});
