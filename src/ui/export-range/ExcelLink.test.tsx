import { expect, test } from 'vitest';
import { markupFor } from '#platform/i18n/words-for-tests.server.tsx';
import { MessageBannerProvider } from '#ui/message-banner/MessageBannerProvider.tsx';
import { ExcelLink } from './ExcelLink.tsx';
import { ExportLink } from './ExportLink.tsx';

const words = { title: 'Excel', nothing: 'Nothing', failed: 'Failed', locked: 'Locked' };

const LINKS = [
  ['a whole file', <ExcelLink key="1" href="/export/bonds/7/" mayExport={true} />],
  [
    'a file of some days',
    <ExportLink
      key="2"
      id="export"
      text="Excel"
      href="/export/bonds/7/"
      step="send"
      run={async () => undefined}
      words={words}
    />,
  ],
] as const;
test.each(LINKS)('LO-10 the link to %s leads to the file itself, also in a new tab', (_, link) => {
  const markup = markupFor('paid', <MessageBannerProvider>{link}</MessageBannerProvider>);
  expect(markup).toMatch(/<a [^>]*href="\/export\/bonds\/7\/"/);
  expect(markup).not.toContain('<button');
});
