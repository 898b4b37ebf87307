import { expect, test } from 'vitest';
import { fillPath, routePatterns } from './page.ts';

test('ST-01 a page with an optional segment answers with and without it', () => {
  expect(routePatterns('/stocks/:stringId/:venueId?/')).toEqual([
    '/stocks/:stringId/',
    '/stocks/:stringId/:venueId/',
  ]);
  expect(routePatterns('/stocks/')).toEqual(['/stocks/']);
});

test.each([
  { params: { stringId: 'a', venueId: 2 }, path: '/stocks/a/2/' },
  { params: { stringId: 'a' }, path: '/stocks/a/' },
  { params: { stringId: 'a/b?' }, path: '/stocks/a%2Fb%3F/' },
])('an address is $path', ({ params, path }) => {
  expect(fillPath('/stocks/:stringId/:venueId?/', params)).toBe(path);
});
