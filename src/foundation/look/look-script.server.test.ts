import { expect, test } from 'vitest';
import { LOOK_SCRIPT } from './look-script.server.ts';

function run(cookie: string) {
  const meta = (theme: string) => ({ dataset: { theme }, media: '' });
  const metas = [meta('light'), meta('dark')];
  const document = { cookie, documentElement: { dataset: {} }, querySelectorAll: () => metas };
  // The text alone, as the browser gets it: it must need nothing but the document.
  new Function('document', LOOK_SCRIPT)(document);
  return { ...document.documentElement.dataset, bars: metas.map(({ media }) => media) };
}

test.each([
  {
    cookie: '',
    shown: {
      theme: 'system',
      hints: 'on',
      bars: ['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'],
    },
  },
  {
    cookie: 'x=1; basispoint_look=dark.hints-off.point',
    shown: { theme: 'dark', hints: 'off', bars: ['not all', 'all'] },
  },
  {
    cookie: 'basispoint_look=light.hints-on.language',
    shown: { theme: 'light', hints: 'on', bars: ['all', 'not all'] },
  },
])('the head of a document knows the look before anything is painted: $cookie', ({ cookie, shown }) => {
  expect(run(cookie)).toEqual(shown);
});
