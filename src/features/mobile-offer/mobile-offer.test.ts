import { expect, test } from 'vitest';
import { offerOf } from './mobile-offer.ts';

const android = { userAgent: 'Mozilla/5.0 (Linux; Android 15; Pixel 9)', maxTouchPoints: 5 };
const desk = { userAgent: 'Mozilla/5.0 (X11; Linux x86_64)', maxTouchPoints: 0 };
const stores = { android: 'https://play.example/app', apple: 'https://apps.example/app' };
const visit = { viewer: 'signed-in', browser: android, hasCookie: false, stores } as const;

test('SH-03 a reader who is authorized is offered the app of the device at hand', () => {
  expect(offerOf(visit)).toEqual({ device: 'android', href: 'https://play.example/app' });
  expect(offerOf({ ...visit, viewer: 'paid' })).not.toBeNull();
});

test.each([
  { why: 'to whoever is not authorized', change: { viewer: 'anonymous' } },
  { why: 'after it was closed', change: { hasCookie: true } },
  { why: 'on another device', change: { browser: desk } },
  { why: 'where the operator has no app for the device', change: { stores: { apple: stores.apple } } },
] as const)('SH-03 the app is not offered $why', ({ change }) => {
  expect(offerOf({ ...visit, ...change })).toBeNull();
});
