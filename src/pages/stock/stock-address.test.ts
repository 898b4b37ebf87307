import { expect, test } from 'vitest';
import { stockPath } from './stock-address.ts';

const share = {
  stringId: 'norvik-steel',
  tradingGrounds: [
    { id: 3, text: 'Tulip Valley' },
    { id: 1, text: 'Amber Coast' },
  ],
};

test.each([
  {
    groundId: 3,
    path: '/stocks/norvik-steel/',
    why: 'the first ground of the list, whatever its id, is left out',
  },
  { groundId: 1, path: '/stocks/norvik-steel/1/', why: 'any other ground is named' },
  {
    groundId: null,
    path: '/stocks/norvik-steel/',
    why: 'a share that is listed nowhere has the short address',
  },
])('ST-01 $why', ({ groundId, path }) => {
  expect(stockPath(share, groundId)).toBe(path);
});
