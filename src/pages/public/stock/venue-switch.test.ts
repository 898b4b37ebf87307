import { expect, test } from 'vitest';
import { switchVenue, type VenueEvent, type VenueSwitch } from './venue-switch.ts';

type State = VenueSwitch<string>;
type Event = VenueEvent<string>;

const first: State = { status: 'shown', page: 'first', address: '/a/' };
const loadingSecond: State = {
  status: 'loading',
  page: 'first',
  address: '/a/',
  wanted: '/a/2/',
  request: 1,
};
const loadingThird: State = { status: 'loading', page: 'first', address: '/a/', wanted: '/a/3/', request: 2 };
const second: State = { status: 'shown', page: 'second', address: '/a/2/' };
const failedSecond: State = { status: 'failed', page: 'first', address: '/a/', wanted: '/a/2/' };

const choose = (address: string, request: number): Event => ({ type: 'chosen', address, request });
const goBack = (address: string, request: number): Event => ({ type: 'went-back', address, request });
const arrive = (page: string, request: number): Event => ({ type: 'arrived', page, request });
const fail = (request: number): Event => ({ type: 'failed', request });

test.each<{ why: string; from: State; event: Event; to: State }>([
  {
    why: 'ST-02 the page stays while the chosen venue is loading',
    from: first,
    event: choose('/a/2/', 1),
    to: loadingSecond,
  },
  {
    why: 'ST-02 the venue that arrives is shown under its address',
    from: loadingSecond,
    event: arrive('second', 1),
    to: second,
  },
  {
    why: 'ST-02 a failing switch leaves the page as it was and says so',
    from: loadingSecond,
    event: fail(1),
    to: failedSecond,
  },
  {
    why: 'ST-02 after a failure the next choice is loaded',
    from: failedSecond,
    event: choose('/a/3/', 2),
    to: loadingThird,
  },
  {
    why: 'ST-02 choosing the shown venue clears a failure',
    from: failedSecond,
    event: choose('/a/', 2),
    to: first,
  },
  {
    why: 'ST-02 choosing the shown venue gives up the loading one',
    from: loadingSecond,
    event: choose('/a/', 2),
    to: first,
  },
  {
    why: 'ST-02 a newer choice replaces an older one',
    from: loadingSecond,
    event: choose('/a/3/', 2),
    to: loadingThird,
  },
  {
    why: 'ST-02 a late answer for an older choice is ignored',
    from: loadingThird,
    event: arrive('second', 1),
    to: loadingThird,
  },
  {
    why: 'ST-02 a late failure of an older choice is ignored',
    from: loadingThird,
    event: fail(1),
    to: loadingThird,
  },
  {
    why: 'ST-02 an answer that nobody waits for any more is ignored',
    from: first,
    event: arrive('second', 1),
    to: first,
  },
  {
    why: 'ST-03 going back loads the venue that the address names',
    from: second,
    event: goBack('/a/', 2),
    to: { status: 'loading', page: 'second', address: '/a/2/', wanted: '/a/', request: 2 },
  },
  {
    why: 'ST-03 going back to what is shown loads nothing',
    from: loadingSecond,
    event: goBack('/a/', 2),
    to: first,
  },
])('$why', ({ from, event, to }) => {
  expect(switchVenue(from, event)).toEqual(to);
});
