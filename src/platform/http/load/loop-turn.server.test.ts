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
    return turn.findRest('one client') !== null;
  });
  expect(answers.filter(Boolean)).toHaveLength(refused);
});

test('SF-04 a client that sends little is answered in a turn that others make long, and the next turn begins anew', async () => {
  let now = 0;
  const turn = new LoopTurn(() => now);
  const send = (client: string) => {
    now += 1;
    return turn.findRest(client) !== null;
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
  const answers = Array.from({ length: 700 }, (_, client) => {
    now += 1;
    return turn.findRest(`client ${client}`) !== null;
  });
  expect(answers.indexOf(true)).toBe(501);
});

test('SF-04 the more are refused, the longer they are not read; once nobody is, as shortly as before', async () => {
  let now = 0;
  const turn = new LoopTurn(() => now);
  const next = async (requests: number) => {
    let rest: number | null = null;
    for (let count = 0; count < requests; count++) {
      now += 1;
      rest = turn.findRest('many');
    }
    await new Promise(setImmediate);
    return rest;
  };
  const rests = [];
  for (let count = 0; count < 6; count++) rests.push(await next(400));
  expect(rests).toEqual([700, 1_400, 2_800, 5_600, 5_600, 5_600]);
  // A few too many leave it as it is.
  expect(await next(110)).toBe(5_600);
  for (let count = 0; count < 3; count++) expect(await next(50)).toBeNull();
  expect(await next(400)).toBe(700);
});
