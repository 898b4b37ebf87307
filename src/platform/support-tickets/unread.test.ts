import { expect, test } from 'vitest';
import { isUnread } from './unread.ts';

const READER = 7;

test.each([
  { status_id: 1, contacts_id: 9, unread: true, why: 'status_id 1, written by someone else' },
  { status_id: 1, contacts_id: null, unread: true, why: 'the site is someone else too' },
  { status_id: 1, contacts_id: READER, unread: false, why: 'nobody has news from themselves' },
  { status_id: 2, contacts_id: 9, unread: false, why: 'read once is read' },
  { status_id: 2, contacts_id: READER, unread: false, why: 'their own, read by support' },
  { status_id: 0, contacts_id: 9, unread: false, why: 'no other status means unread' },
])('SH-08 a message is unread or not: $why', ({ unread, ...message }) => {
  expect(isUnread(message, READER)).toBe(unread);
});
