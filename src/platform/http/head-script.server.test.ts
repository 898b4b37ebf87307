import { expect, test } from 'vitest';
import { HEAD_SCRIPT } from './head-script.server.ts';

interface Arrival {
  readonly type: string;
  readonly hash?: string;
}

function run(cookie: string, { type, hash = '' }: Arrival = { type: 'reload' }) {
  const meta = (theme: string) => ({ dataset: { theme }, media: '' });
  const metas = [meta('light'), meta('dark')];
  const document = { cookie, documentElement: { dataset: {} }, querySelectorAll: () => metas };
  // The text alone, as the browser gets it: it must need nothing but the document.
  const performance = { getEntriesByType: () => [{ type }] };
  const names = ['document', 'window', 'addEventListener', 'performance', 'location'];
  new Function(...names, HEAD_SCRIPT)(document, {}, () => undefined, performance, { hash });
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

test.each([
  { type: 'navigate', hash: '', is: true },
  { type: 'navigate', hash: '#dividends', is: false },
  { type: 'reload', hash: '', is: false },
  { type: 'back_forward', hash: '', is: false },
])(
  'ST-04 far sections are laid out later only where no position is awaited: $type $hash',
  ({ is, ...arrival }) => {
    expect(Object.hasOwn(run('', arrival), 'arriving')).toBe(is);
  },
);
