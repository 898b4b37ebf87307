import { expect, test } from 'vitest';
import {
  type BannerEvent,
  bannerFrom,
  endOfQuiet,
  mayOfferRegistration,
  type RegistrationBanner,
  reduceBanner,
} from './registration-banner.ts';

const START = 1_000_000;
const after = (events: readonly BannerEvent[]): RegistrationBanner =>
  events.reduce(reduceBanner, bannerFrom(START));

test.each<{ why: string; events: BannerEvent[]; state: RegistrationBanner['state'] }>([
  { why: 'waits for 15 seconds', events: [{ kind: 'tick', at: START + 14_999 }], state: 'waiting' },
  {
    why: 'appears after 15 seconds without activity',
    events: [{ kind: 'tick', at: START + 15_000 }],
    state: 'shown',
  },
  {
    why: 'waits for 15 seconds since the last activity',
    events: [
      { kind: 'activity', at: START + 10_000 },
      { kind: 'tick', at: START + 24_999 },
    ],
    state: 'waiting',
  },
  {
    why: 'appears 15 seconds after the last activity',
    events: [
      { kind: 'activity', at: START + 10_000 },
      { kind: 'tick', at: START + 25_000 },
    ],
    state: 'shown',
  },
  {
    why: 'does not appear at 60 percent of the page',
    events: [{ kind: 'scroll', at: START, fraction: 0.6 }],
    state: 'waiting',
  },
  {
    why: 'appears past 60 percent of the page',
    events: [{ kind: 'scroll', at: START, fraction: 0.61 }],
    state: 'shown',
  },
  {
    why: 'counts scrolling as activity',
    events: [
      { kind: 'scroll', at: START + 14_000, fraction: 0.3 },
      { kind: 'tick', at: START + 15_000 },
    ],
    state: 'waiting',
  },
  { why: 'appears when the mouse leaves the page', events: [{ kind: 'leave', at: START }], state: 'shown' },
  {
    why: 'stays closed once it was closed',
    events: [
      { kind: 'leave', at: START },
      { kind: 'close', at: START + 1 },
      { kind: 'leave', at: START + 2 },
      { kind: 'tick', at: START + 60_000 },
    ],
    state: 'closed',
  },
])('SH-04 the registration banner $why', ({ events, state }) => {
  expect(after(events).state).toBe(state);
});

test.each([
  { at: 1_000_000, variant: 'even' },
  { at: 1_000_999, variant: 'even' },
  { at: 1_001_000, variant: 'odd' },
])('SH-04 its variant follows the parity of the current second: $at is $variant', ({ at, variant }) => {
  expect(after([{ kind: 'leave', at }])).toEqual({ state: 'shown', variant });
});

test('SH-04 the variant that is shown stays', () => {
  const twice: BannerEvent[] = [
    { kind: 'leave', at: 1_000_000 },
    { kind: 'leave', at: 1_001_000 },
  ];
  expect(after(twice)).toEqual({ state: 'shown', variant: 'even' });
});

test('SH-04 it rings once, 15 seconds after the last activity', () => {
  expect(endOfQuiet(after([{ kind: 'activity', at: START + 500 }]))).toBe(START + 15_500);
  expect(endOfQuiet(after([{ kind: 'leave', at: START }]))).toBe(Number.POSITIVE_INFINITY);
});

const visit = { language: 'eng', isSignedIn: false, hasCookie: false, isAllowed: true, path: '/stocks/' };

test.each([
  { why: 'a visitor on an English page may be offered an account', change: {}, may: true },
  { why: 'pages in other languages have no banner', change: { language: 'deu' }, may: false },
  { why: 'whoever has signed in has an account', change: { isSignedIn: true }, may: false },
  { why: 'who closed it is not asked again', change: { hasCookie: true }, may: false },
  {
    why: 'without the consent that is required there is no banner',
    change: { isAllowed: false },
    may: false,
  },
  { why: 'whoever registers is not asked to', change: { path: '/register/?next=%2F' }, may: false },
  { why: 'whoever signs in is not asked to register', change: { path: '/sign-in/' }, may: false },
])('SH-04 $why', ({ change, may }) => {
  expect(mayOfferRegistration({ ...visit, ...change })).toBe(may);
});
