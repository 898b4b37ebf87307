import { expect, test } from 'vitest';
import {
  ASK_FOR_ADDRESS,
  ASK_FOR_CODE,
  type CodeLogin,
  type CodeLoginEvent,
  canSend,
  reduceCodeLogin,
} from './code-login.ts';

const after = (...events: CodeLoginEvent[]): CodeLogin => events.reduce(reduceCodeLogin, ASK_FOR_ADDRESS);
const sent: CodeLoginEvent = { kind: 'sent', at: 1_000, to: 'ada@example.com' };

test.each([
  { at: 1_000, left: 30, allowed: false },
  { at: 1_001, left: 30, allowed: false },
  { at: 2_000, left: 29, allowed: false },
  { at: 30_999, left: 1, allowed: false },
  { at: 31_000, left: 0, allowed: true },
  { at: 90_000, left: 0, allowed: true },
])(
  'US-03 a code was sent at 1 s: at $at ms the countdown shows $left and sending is allowed: $allowed',
  ({ at, left, allowed }) => {
    const state = after(sent, { kind: 'tick', at });
    expect([state.secondsLeft, canSend(state)]).toEqual([left, allowed]);
  },
);

test('US-03 sending again starts the countdown anew, and nothing is sent while it runs', () => {
  const waiting = after(sent, { kind: 'tick', at: 20_000 });
  expect(reduceCodeLogin(waiting, { kind: 'send' })).toBe(waiting);
  const sending = after(sent, { kind: 'tick', at: 31_000 }, { kind: 'send' });
  expect([sending.busy, canSend(sending)]).toEqual(['sending', false]);
  const again = reduceCodeLogin(sending, { kind: 'sent', at: 32_000 });
  expect([again.secondsLeft, again.sentTo]).toEqual([30, 'ada@example.com']);
});

test('US-03 where the server says how long to wait, that is counted down', () => {
  const state = reduceCodeLogin(
    { ...ASK_FOR_CODE, busy: 'sending' },
    { kind: 'refused', at: 5_000, code: 'code_wait', retryAfterSeconds: 12 },
  );
  expect([state.secondsLeft, canSend(state), state.refused]).toEqual([12, false, 'code_wait']);
});

test.each(['', '   ', ' - '])(
  'US-04 an empty code ("%s") is not submitted and sets the empty-code flag',
  (code) => {
    const state = after(sent, { kind: 'submit', code });
    expect([state.busy, state.isEmptyCode]).toEqual([null, true]);
    expect(reduceCodeLogin(state, { kind: 'type' }).isEmptyCode).toBe(false);
  },
);

test('US-04 a code is submitted once, takes the flag away, and what is refused is reported until one types', () => {
  const checking = after(sent, { kind: 'submit', code: '' }, { kind: 'submit', code: '482 913' });
  expect([checking.busy, checking.isEmptyCode]).toEqual(['checking', false]);
  expect(reduceCodeLogin(checking, { kind: 'submit', code: '482913' })).toBe(checking);
  const refused = reduceCodeLogin(checking, { kind: 'refused', at: 3_000, code: 'wrong_code' });
  expect([refused.busy, refused.refused, refused.secondsLeft]).toEqual([null, 'wrong_code', 30]);
  expect(reduceCodeLogin(refused, { kind: 'type' }).refused).toBeNull();
});

test('US-03 a right code ends it; another address begins it anew', () => {
  expect(after(sent, { kind: 'submit', code: '1' }, { kind: 'accepted' }).step).toBe('done');
  expect(after(sent, { kind: 'start_over' })).toEqual(ASK_FOR_ADDRESS);
});
