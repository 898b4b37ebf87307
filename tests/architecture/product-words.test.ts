import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findFinanceWords, findKnownFeatures, readFeatureFolders } from './product-words.ts';

const files = ['src/platform', 'src/engines'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|css)$/.test(file))
    .map((file) => `${folder}/${file}`),
);
const sources = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));

test('platform and engines contain no word of finance', () => {
  expect(sources.size).toBeGreaterThan(100);
  expect(findFinanceWords(sources)).toEqual([]);
});

test.each([
  { text: `const bondId = 7;`, word: 'bond' },
  { text: `/** The coupons of a page. */`, word: 'coupons' },
  { text: `select isin from instrument`, word: 'isin' },
  { text: `export const TRADING_DAYS = 5;`, word: 'trading' },
  { text: `const headers = { security: 'x' };`, word: 'security' },
])('a planted word is found in: $text', ({ text, word }) => {
  const planted = (file: string) => findFinanceWords(new Map([[file, text]]));
  expect(planted('src/platform/a/a.ts')).toContain(`src/platform/a/a.ts says "${word}"`);
  expect(planted('src/engines/a/a.ts')).not.toEqual([]);
  expect(planted('src/market/a/a.ts')).toEqual([]);
});

test('words with another meaning are none of finance', () => {
  const text = `reply.header('content-security-policy', x); const contentSecurityPolicy = {};`;
  expect(findFinanceWords(new Map([['src/platform/a/a.ts', text]]))).toEqual([]);
});

test('no code of the platform or an engine knows a feature or a page by its address', () => {
  const folders = readFeatureFolders();
  expect(folders).toEqual(expect.arrayContaining(['watchlist', 'sign-in', 'stock', 'operator-log']));
  expect(findKnownFeatures(sources, folders)).toEqual([]);
});

test.each([
  `const WATCHLIST_PATH = '/api/watchlist/';`,
  `if (path === '/watchlist/') return null;`,
  `reply.redirect(\`\${prefix}/watchlist/?next=7\`);`,
])('an address of a feature is found in: %s', (text) => {
  const planted = (file: string) => findKnownFeatures(new Map([[file, text]]), ['watchlist']);
  expect(planted('src/platform/http/a.ts')).toEqual([
    'src/platform/http/a.ts knows the address of watchlist',
  ]);
  expect(planted('src/app/a.ts')).toEqual([]);
});
