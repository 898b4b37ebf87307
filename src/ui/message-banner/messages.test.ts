import { expect, test } from 'vitest';
import {
  type MessagesEvent,
  messagesOf,
  type NewMessage,
  nextEndOf,
  reduceMessages,
  shownOf,
} from './messages.ts';
import { toErrorAlert, toSocialLoginFailure } from './server-alerts.ts';

const NEVER = Number.POSITIVE_INFINITY;
const show = (at: number, message: NewMessage): MessagesEvent => ({ kind: 'show', at, message });
const saved = { id: 'a', message: 'Saved.' };

function after(events: readonly MessagesEvent[], initial: readonly NewMessage[] = []) {
  const messages = events.reduce(reduceMessages, messagesOf(initial));
  return { messages, ids: shownOf(messages.all).map(({ id }) => id), end: nextEndOf(messages) };
}

test('TB-08 a message that says no more is an alertGreen for 3000 ms', () => {
  const { messages, end } = after([show(500, { message: 'Saved.' })]);
  expect(messages.all[0]).toMatchObject({ message: 'Saved.', type: 'alertGreen' });
  expect(end).toBe(3500);
});

test.each<{ title: string; events: MessagesEvent[]; ids: string[]; end: number }>([
  {
    title: 'TB-08 a message shows …',
    events: [show(0, saved), { kind: 'tick', at: 2999 }],
    ids: ['a'],
    end: 3000,
  },
  {
    title: 'TB-08 … then auto-hides after its timeout',
    events: [show(0, saved), { kind: 'tick', at: 3000 }],
    ids: [],
    end: NEVER,
  },
  {
    title: 'TB-08 a message has the timeout that it was given',
    events: [show(0, { ...saved, timeout: 800 })],
    ids: ['a'],
    end: 800,
  },
  {
    title: 'SH-07 alert messages auto-hide after 3 seconds unless flagged persistent',
    events: [
      show(0, { ...saved, type: 'alertRed' }),
      show(0, { id: 'b', message: 'Stays.', timeout: null }),
      { kind: 'tick', at: 3000 },
    ],
    ids: ['b'],
    end: NEVER,
  },
  {
    title: 'SH-07 a server error alert stays …',
    events: [show(0, toErrorAlert('No answer.')), { kind: 'tick', at: 86_400_000 }],
    ids: ['errorAlert'],
    end: NEVER,
  },
  {
    title: 'SH-07 … until closed',
    events: [show(0, toErrorAlert('No answer.')), { kind: 'close', at: 9000, id: 'errorAlert' }],
    ids: [],
    end: NEVER,
  },
  {
    title: 'SH-07 a social-login failure is shown for 3 seconds',
    events: [show(0, toSocialLoginFailure('Not signed in.')), { kind: 'tick', at: 10 }],
    ids: ['socialLoginFailure'],
    end: 3000,
  },
  {
    title: 'TB-08 the clock stops under the pointer',
    events: [show(0, saved), { kind: 'pointed', at: 2999, id: 'a' }, { kind: 'tick', at: 60_000 }],
    ids: ['a'],
    end: NEVER,
  },
  {
    title: 'TB-08 the clock goes on with exactly what was left',
    events: [
      show(0, saved),
      { kind: 'pointed', at: 2000, id: 'a' },
      { kind: 'unpointed', at: 50_000, id: 'a' },
    ],
    ids: ['a'],
    end: 51_000,
  },
  {
    title: 'TB-08 the clock stops while the message is focused, pointed at or not',
    events: [
      show(0, saved),
      { kind: 'focused', at: 100, id: 'a' },
      { kind: 'pointed', at: 200, id: 'a' },
      { kind: 'unpointed', at: 300, id: 'a' },
    ],
    ids: ['a'],
    end: NEVER,
  },
  {
    title: 'TB-08 while one message is read, none goes',
    events: [
      show(0, saved),
      show(0, { id: 'b', message: 'Sent.' }),
      { kind: 'focused', at: 100, id: 'b' },
      { kind: 'tick', at: 9000 },
    ],
    ids: ['a', 'b'],
    end: NEVER,
  },
  {
    title: 'TB-08 closing the message that is read lets the others go',
    events: [
      show(0, saved),
      show(0, { id: 'b', message: 'Sent.' }),
      { kind: 'focused', at: 100, id: 'b' },
      { kind: 'close', at: 700, id: 'b' },
    ],
    ids: ['a'],
    end: 3600,
  },
  {
    title: 'TB-08 a message with the id of a shown one takes its place, with a clock of its own',
    events: [
      show(0, saved),
      show(0, { id: 'b', message: 'Stays.', timeout: null }),
      show(2000, { id: 'a', message: 'Saved again.' }),
      { kind: 'tick', at: 4999 },
    ],
    ids: ['a', 'b'],
    end: 5000,
  },
  {
    title: 'TB-08 a message that replaces the one under the pointer stays too',
    events: [show(0, saved), { kind: 'pointed', at: 10, id: 'a' }, show(20, { id: 'a', message: 'Again.' })],
    ids: ['a'],
    end: NEVER,
  },
])('$title', ({ events, ids, end }) => {
  const found = after(events);
  expect(found.ids).toEqual(ids);
  expect(found.end).toBe(end);
});

const four = ['a', 'b', 'c', 'd'].map((id, index) => show(index * 100, { id, message: id }));

test('TB-08 of more than three messages the older ones wait, and their clocks with them', () => {
  expect(after(four).ids).toEqual(['b', 'c', 'd']);
  const room = after([...four, { kind: 'close', at: 1000, id: 'c' }]);
  expect(room.ids).toEqual(['a', 'b', 'd']);
  const lastOnes = after([...four, { kind: 'close', at: 1000, id: 'c' }, { kind: 'tick', at: 3300 }]);
  expect(lastOnes.ids).toEqual(['a']);
  expect(lastOnes.end).toBe(1000 + 3000 - 300);
});

test('TB-08 the message under the pointer does not wait, however old it is', () => {
  const pointed: MessagesEvent = { kind: 'pointed', at: 250, id: 'a' };
  expect(after([...four.slice(0, 3), pointed, ...four.slice(3)]).ids).toEqual(['a', 'c', 'd']);
});

test('TB-08 messages without an id do not replace each other', () => {
  expect(after([show(0, { message: 'One.' }), show(0, { message: 'One.' })]).ids).toHaveLength(2);
});

test('SH-07 what the server drew has no clock before the browser starts it', () => {
  const initial = [toErrorAlert('No answer.'), { id: 'b', message: 'Signed out.' }];
  expect(after([], initial)).toMatchObject({ ids: ['errorAlert', 'b'], end: NEVER });
  expect(after([{ kind: 'tick', at: 4000 }], initial).end).toBe(7000);
});
