import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CAMPAIGN_COOKIES, readCampaign } from './campaign.ts';

const KNOWN: string[] = Object.values(CAMPAIGN_COOKIES).flat();

test.each([
  { query: '', campaign: {}, why: 'nothing where nothing was said' },
  { query: 'page=2&show_labels=1', campaign: {}, why: 'nothing of other parameters' },
  {
    query: 'utm_medium=cpc&page=2&utm_source=letter&from_ads=7',
    campaign: { fromAds: 'from_ads=7', utmParameters: 'utm_source=letter&utm_medium=cpc' },
    why: 'each parameter in its cookie, in one order',
  },
  {
    query: 'click_id=a%26b&exante=1',
    campaign: { fromAds: 'click_id=a%26b&exante=1' },
    why: 'what would end a value stays escaped',
  },
  { query: 'utmstat=1&utmstat=2', campaign: { utmParameters: 'utmstat=1' }, why: 'the first of two' },
  {
    query: 'utm_term=%00a%0D%0Ab%7F',
    campaign: { utmParameters: 'utm_term=ab' },
    why: 'no control character',
  },
  { query: 'utm_term=%20%20', campaign: {}, why: 'no value that is only spaces' },
  {
    query: `utm_term=${'x'.repeat(150)}`,
    campaign: { utmParameters: `utm_term=${'x'.repeat(100)}` },
    why: 'a hundred characters of a value',
  },
])('SH-10 a campaign is stored: $why', ({ query, campaign }) => {
  expect(readCampaign(query)).toEqual(campaign);
});

test('SH-10 all nine parameters are kept', () => {
  const query = KNOWN.map((name) => `${name}=1`).join('&');
  const { fromAds = '', utmParameters = '' } = readCampaign(query);
  expect(`${fromAds}&${utmParameters}`).toBe(query);
});

test('SH-10 whatever stands in an address, a cookie holds known names and short values that can be read back', () => {
  const value = fc.string({ unit: 'binary', maxLength: 300 });
  const names = fc.oneof(fc.constantFrom(...KNOWN), fc.string({ maxLength: 20 }));
  fc.assert(
    fc.property(fc.array(fc.tuple(names, value), { maxLength: 15 }), (pairs) => {
      const given = new URLSearchParams(pairs);
      for (const [cookie, text] of Object.entries(readCampaign(given.toString()))) {
        expect(text.length).toBeLessThanOrEqual(500);
        expect(text).toMatch(/^[\w.!~*'()%=&-]+$/);
        for (const [name, read] of new URLSearchParams(text)) {
          expect(CAMPAIGN_COOKIES[cookie as keyof typeof CAMPAIGN_COOKIES]).toContain(name);
          expect([...read].length).toBeLessThanOrEqual(100);
          const plain = (given.get(name) ?? '').replaceAll(/\p{Cc}/gu, '').trim();
          expect(plain.startsWith(read)).toBe(true);
        }
      }
    }),
  );
});

test('SH-10 no query string whatsoever makes it fail', () => {
  fc.assert(fc.property(fc.string({ maxLength: 3000 }), (query) => void readCampaign(query)));
});
