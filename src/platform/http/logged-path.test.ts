import { expect, test } from 'vitest';
import { toLoggedPath } from './logged-path.ts';

const TOKEN = 'aB3-_'.repeat(9).slice(0, 43);

test.each([
  { path: `/calendar/${TOKEN}.ics`, logged: '/calendar/….ics' },
  { path: `/calendar/${TOKEN}.ics/`, logged: '/calendar/….ics/' },
  { path: `//calendar/${TOKEN}`, logged: '//calendar/…' },
  { path: `/%63alendar/${TOKEN}.ics`, logged: '/%63alendar/….ics' },
  { path: `/calendar/%61${TOKEN.slice(1)}.ics`, logged: '/calendar/….ics' },
  { path: `/calendar/${TOKEN}%`, logged: '/calendar/…' },
  { path: '/api/watchlist/calendar/revoke/', logged: '/api/watchlist/calendar/revoke/' },
  { path: `/company/${TOKEN}/`, logged: `/company/${TOKEN}/` },
])('WL-03 the log shows $path as $logged', ({ path, logged }) => {
  expect(toLoggedPath(path)).toBe(logged);
});
