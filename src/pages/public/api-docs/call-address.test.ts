import { expect, test } from 'vitest';
import { toTemplate } from './call-address.ts';

test.each([
  { path: '/api/docs/', shown: '/api/docs/' },
  {
    path: '/api/stocks/:stockId/:venueId/price-dynamics/',
    shown: '/api/stocks/{stockId}/{venueId}/price-dynamics/',
  },
  { path: '/stocks/:stringId/:venueId?/', shown: '/stocks/{stringId}/[{venueId}/]' },
])('$path is written $shown', ({ path, shown }) => {
  expect(toTemplate(path)).toBe(shown);
});
