import { expect, test } from 'vitest';
import { HEAD_SCRIPT } from './head-script.server.ts';

function run(cookie: string) {
  const meta = (theme: string) => ({ dataset: { theme }, media: '' });
  const metas = [meta('light'), meta('dark')];
  const document = { cookie, documentElement: { dataset: {} }, querySelectorAll: () => metas };
  // The text alone, as the browser gets it: it must need nothing but the document.
  new Function('document', 'window', 'addEventListener', HEAD_SCRIPT)(document, {}, () => undefined);
  return { ...document.documentElement.dataset, bars: metas.map(({ media }) => media) };
}

test.each([
  {
    cookie: '',
    shown: {
      theme: 'system',
      hints: 'on',
      density: 'comfortable',
      bars: ['(prefers-color-scheme: light)', '(prefers-color-scheme: dark)'],
    },
  },
  {
    cookie: 'x=1; basispoint_look=dark.hints-off.point',
    shown: { theme: 'dark', hints: 'off', density: 'comfortable', bars: ['not all', 'all'] },
  },
  {
    cookie: 'basispoint_look=light.hints-on.language.compact',
    shown: { theme: 'light', hints: 'on', density: 'compact', bars: ['all', 'not all'] },
  },
])('the head of a document knows the look before anything is painted: $cookie', ({ cookie, shown }) => {
  expect(run(cookie)).toEqual(shown);
});

test.each([
  { cookie: '', marked: {} },
  { cookie: 'cookie_consent=maybe', marked: {} },
  { cookie: 'my_cookie_consent=all', marked: {} },
  { cookie: 'a=1; cookie_consent=necessary; b=2', marked: { consent: 'necessary' } },
  { cookie: 'cookie_consent=all', marked: { consent: 'all' } },
])('SH-05 whoever has chosen is not asked, not even for a moment: "$cookie"', ({ cookie, marked }) => {
  expect(Object.hasOwn(run(cookie), 'consent')).toBe('consent' in marked);
  expect(run(cookie)).toMatchObject(marked);
});
