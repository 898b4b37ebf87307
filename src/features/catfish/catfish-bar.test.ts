import { expect, test } from 'vitest';
import { type CatfishEvent, catfishOf, reduceCatfish } from './catfish-bar.ts';

const ad = { id: 1, text: 'Tea', image: null, link: '/stocks/' };

test.each<{ why: string; hasCookie?: boolean; events: CatfishEvent[]; state: string }>([
  { why: 'hidden while no ad is loaded', events: [], state: 'waiting' },
  { why: 'hidden when there is no ad', events: [{ kind: 'loaded', ad: null }], state: 'waiting' },
  { why: 'shown with the ad that was loaded', events: [{ kind: 'loaded', ad }], state: 'shown' },
  {
    why: 'hidden when the cookie exists, whatever is loaded',
    hasCookie: true,
    events: [{ kind: 'loaded', ad }],
    state: 'closed',
  },
  { why: 'closed by the reader', events: [{ kind: 'loaded', ad }, { kind: 'close' }], state: 'closed' },
  {
    why: 'closed for good: another ad does not bring it back',
    events: [{ kind: 'loaded', ad }, { kind: 'close' }, { kind: 'loaded', ad }],
    state: 'closed',
  },
])('SH-02 the catfish bar is $why', ({ hasCookie = false, events, state }) => {
  expect(events.reduce(reduceCatfish, catfishOf(hasCookie)).state).toBe(state);
});
