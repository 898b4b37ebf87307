import { expect, test } from 'vitest';
import { LoopTurn } from './loop-turn.server.ts';

test.each([
  { requests: 500, ms: 0.05, refused: 0, why: 'many that are answered at once' },
  { requests: 90, ms: 50, refused: 0, why: 'few, however slow the machine' },
  { requests: 500, ms: 1, refused: 400, why: 'more than can be answered in time' },
])('SF-04 of one turn of the event loop, $refused are refused of $why', ({ requests, ms, refused }) => {
  let now = 0;
  const turn = new LoopTurn(() => now);
  const answers = Array.from({ length: requests }, () => {
    now += ms;
    return turn.countRequest('one client').isTooLong;
  });
  expect(answers.filter(Boolean)).toHaveLength(refused);
});

test('SF-04 a client that sends little is answered in a turn that others make long, and the next turn begins anew', async () => {
  let now = 0;
  const turn = new LoopTurn(() => now);
  const send = (client: string) => {
    now += 1;
    return turn.countRequest(client).isTooLong;
  };
  for (let count = 0; count < 200; count++) send('many');
  expect(send('many')).toBe(true);
  expect(send('few')).toBe(false);
  await new Promise(setImmediate);
  expect(send('many')).toBe(false);
});

test('SF-04 of clients that are many, each with little, those are refused who would wait longest', () => {
  let now = 0;
  const turn = new LoopTurn(() => now);
  const answers = Array.from({ length: 500 }, (_, client) => {
    now += 1;
    return turn.countRequest(`client ${client}`).isTooLong;
  });
  expect(answers.indexOf(true)).toBe(301);
});
