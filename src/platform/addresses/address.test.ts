import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LANGUAGES } from '#domain/languages/languages.ts';
import { alternates, locate, pageUrl, type SiteTable } from './address.ts';

const table: SiteTable = {
  publicOrigin: 'https://bp.example',
  defaultLanguage: 'eng',
  sites: [{ host: 'pl.bp.example', language: 'pol', brand: 'basispoint' }],
};

test.each([
  {
    host: 'bp.example',
    url: '/stocks/x/',
    language: 'eng',
    path: '/stocks/x/',
    why: 'no prefix is the default language',
  },
  {
    host: 'bp.example',
    url: '/rus/stocks/x/',
    language: 'rus',
    path: '/stocks/x/',
    why: 'a prefix names the language',
  },
  { host: 'bp.example', url: '/rus/', language: 'rus', path: '/', why: 'a prefix alone is the home page' },
  {
    host: 'pl.bp.example',
    url: '/stocks/x/',
    language: 'pol',
    path: '/stocks/x/',
    why: 'a configured host names the language',
  },
  { host: 'pl.bp.example', url: '/deu/', language: 'deu', path: '/', why: 'a prefix works on any host' },
  { host: 'evil.example', url: '/', language: 'eng', path: '/', why: 'an unknown host is the default site' },
  { host: undefined, url: '/', language: 'eng', path: '/', why: 'no host at all is the default site' },
  {
    host: 'bp.example',
    url: '/russia/',
    language: 'eng',
    path: '/russia/',
    why: 'a longer first segment is no prefix',
  },
])('LV-03 $why', ({ host, url, language, path }) => {
  expect(locate(table, host, url)).toMatchObject({ language, path });
  expect(locate(table, host, url).redirect).toBeUndefined();
});

test.each([
  {
    host: 'bp.example',
    url: '/eng/stocks/?page=2',
    to: 'https://bp.example/stocks/?page=2',
    why: 'the default language loses its prefix',
  },
  {
    host: 'bp.example',
    url: '/pol/stocks/',
    to: 'https://pl.bp.example/stocks/',
    why: 'a language with a host moves there',
  },
  { host: 'bp.example', url: '/rus', to: 'https://bp.example/rus/', why: 'a bare prefix gains its slash' },
])('LV-03 $why', ({ host, url, to }) => {
  expect(locate(table, host, url).redirect).toBe(to);
});

test.each([
  '//evil.example/foo',
  '/\\evil.example',
  '/eng//evil.example/',
  '/eng/\\evil.example',
  'http://evil.example/',
  '/rus//evil.example',
])('%s never leads to another host', (url) =>
  expect(locate(table, 'bp.example', url).redirect).toBeUndefined(),
);

test('LV-03 every alternate leads back to its own language and page', () => {
  const segment = fc
    .stringMatching(/^[a-z0-9-]{1,12}$/)
    .filter((text) => !(LANGUAGES as readonly string[]).includes(text));
  fc.assert(
    fc.property(fc.array(segment, { maxLength: 3 }), (segments) => {
      const path = `/${segments.map((text) => `${text}/`).join('')}`;
      for (const { language, url } of alternates(table, 'basispoint', path, LANGUAGES)) {
        const { host, pathname } = new URL(url);
        expect(locate(table, host, pathname)).toMatchObject({ language, path });
        expect(pageUrl(table, { language, brand: 'basispoint', path })).toBe(url);
      }
    }),
  );
});

const branded: SiteTable = {
  publicOrigin: 'https://bp.example',
  defaultLanguage: 'eng',
  sites: [
    { host: 'www.bp.example', language: 'eng', brand: 'basispoint', dataServer: 'https://data.bp.example' },
    { host: 'ru.bp.example', language: 'rus', brand: 'basispoint', dataServer: 'https://data.bp.example' },
    { host: 'cp.example', language: 'eng', brand: 'couponry' },
  ],
};

test.each([
  { host: 'www.bp.example', brand: 'basispoint', language: 'eng', dataServer: 'https://data.bp.example' },
  { host: 'ru.bp.example', brand: 'basispoint', language: 'rus', dataServer: 'https://data.bp.example' },
  { host: 'cp.example', brand: 'couponry', language: 'eng', dataServer: '' },
])('LV-02 LV-07 the host $host says language, brand and data server', ({ host, ...said }) => {
  expect(locate(branded, host, '/stocks/')).toMatchObject(said);
});

test.each([
  { origin: 'https://ru.bp.example', url: '/api/x/', language: 'rus', why: 'the page that calls says it' },
  {
    origin: undefined,
    url: '/api/x/',
    language: 'eng',
    why: 'the first site it works for, where nobody says',
  },
  { origin: 'https://www.bp.example', url: '/rus/api/x/', language: 'rus', why: 'a prefix says it' },
  { origin: 'https://evil.example', url: '/api/x/', language: 'eng', why: 'a stranger says nothing' },
])('LV-02 on a data server the language is known: $why', ({ origin, url, language }) => {
  const siteAddress = locate(branded, 'data.bp.example', url, origin);
  expect(siteAddress).toMatchObject({ language, path: '/api/x/', brand: 'basispoint' });
  expect(siteAddress.redirect).toBeUndefined();
});

test('LV-07 a language without a host of its own is spoken on the home of the brand', () => {
  const urlOf = (brand: string) => pageUrl(branded, { language: 'deu', brand, path: '/stocks/' });
  expect(urlOf('couponry')).toBe('https://cp.example/deu/stocks/');
  expect(urlOf('basispoint')).toBe('https://bp.example/deu/stocks/');
  expect(locate(branded, 'cp.example', '/deu/stocks/').redirect).toBeUndefined();
});
