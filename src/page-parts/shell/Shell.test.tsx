import { expect, test } from 'vitest';
import type { ViewerKind } from '#domain/access/viewer.ts';
import { LANGUAGES } from '#domain/languages/languages.ts';
import { DEFAULT_BRAND, readBrand } from '#platform/brands/brands.ts';
import { markupFor, textOf } from '#platform/i18n/words-for-tests.server.tsx';
import { DEFAULT_LOOK } from '#platform/look/look.ts';
import { HereProvider } from '#platform/navigation/Here.tsx';
import { MessageBannerProvider } from '#ui/message-banner/MessageBannerProvider.tsx';
import { FrameProvider } from './CurrentFrame.tsx';
import { Shell } from './Shell.tsx';

const entry = (url: string, ttl: string) => ({ url, ttl, target_blank: false, active: false });
const menu = [
  { id: 1, ttl: 'Shares', url: '/stocks/', target_blank: false, sub_items: [] },
  {
    id: 2,
    ttl: 'Help',
    url: null,
    target_blank: false,
    sub_items: [{ ttl: 'For developers', url: null, entries: [entry('/api/docs/', 'API reference')] }],
  },
];

function draw(viewerKind: ViewerKind, path: string): string {
  const alternates = LANGUAGES.map((language) => ({
    language,
    url: language === 'eng' ? path : `/${language}${path}`,
  }));
  return markupFor(
    viewerKind,
    <HereProvider path={path}>
      <FrameProvider
        value={{
          prefix: '',
          asOf: null,
          path,
          brand: readBrand(DEFAULT_BRAND),
          dataServer: '',
          menu,
          look: DEFAULT_LOOK,
          viewer: { kind: viewerKind, isSignedIn: viewerKind !== 'anonymous' },
          alternates,
          site: { requiresConsent: true, menuActionId: 0, searchFor: 'paid', mobileApps: {} },
        }}
      >
        <MessageBannerProvider>
          <Shell>
            <p>Page</p>
          </Shell>
        </MessageBannerProvider>
      </FrameProvider>
    </HereProvider>,
  );
}

test('LV-01 every language is offered under its own name and address', () => {
  const markup = draw('anonymous', '/stocks/norvik/2/');
  expect(markup).toContain('href="/rus/stocks/norvik/2/" lang="ru" hrefLang="ru">Русский');
  expect(markup).toContain('href="/chn/stocks/norvik/2/" lang="zh-Hans" hrefLang="zh-Hans">简体中文');
  // In the header, and at the foot for whoever has no script on a phone.
  expect(markup.match(/hrefLang="/g)).toHaveLength(2 * LANGUAGES.length);
  expect(markup).toMatch(/href="\/stocks\/norvik\/2\/" lang="en" hrefLang="en" aria-current="true"/);
});

test('US-08 an anonymous viewer can sign in and come back', () => {
  const markup = draw('anonymous', '/stocks/?page=2');
  expect(markup).toContain('href="/sign-in/?next=%2Fstocks%2F%3Fpage%3D2"');
  expect(markup).not.toContain('Sign out');
});

test('US-08 the sign-in page does not lead to itself', () => {
  expect(textOf(draw('anonymous', '/sign-in/'))).not.toContain('Sign in');
});

test('US-08 whoever signed in can sign out without script', () => {
  const markup = draw('signed-in', '/stocks/');
  expect(markup).toContain('action="/api/auth/sign-out/"');
  expect(markup).toContain('name="next" value="/stocks/"');
  expect(textOf(markup)).toContain('Sign out');
});

test('a keyboard can skip to the content', () => {
  const markup = draw('anonymous', '/');
  expect(markup.indexOf('href="#main"')).toBeLessThan(markup.indexOf('<header'));
  expect(markup).toContain('id="main"');
});

test('SH-01 the menu is there twice: in the header and, whole, at the foot', () => {
  const markup = draw('anonymous', '/api/docs/');
  const [header = '', footer = ''] = markup.split('<main');
  for (const part of [header, footer]) {
    expect(part).toMatch(/href="\/stocks\/"[^>]*>Shares</);
    expect(part).toMatch(/href="\/api\/docs\/" aria-current="page">API reference/);
  }
});

test('US-08 whoever signed in finds their profile and the support; the operator link is never in cached HTML', () => {
  const markup = draw('paid', '/stocks/');
  expect(markup).toMatch(/href="\/profile\/">Profile/);
  expect(markup).toMatch(/href="\/support\/">Support/);
  expect(markup).not.toContain('href="/operator/"');
});
