import { expect, test } from 'vitest';
import { WorkQueue } from './work-queue.server.ts';

const LIMITS = { atOnce: 2, waiting: 10, fewWaiting: 2, longestMs: 200 };

function createQueue() {
  let now = 0;
  const queue = new WorkQueue(LIMITS, () => now);
  const order: string[] = [];
  const open: (() => void)[] = [];
  const start = (client: string, name = client) =>
    queue.run(client, () => {
      order.push(name);
      return new Promise<void>((resolve) => open.push(resolve));
    });
  const endNext = async () => {
    open.shift()?.();
    await new Promise(setImmediate);
  };
  return {
    queue,
    order,
    start,
    pass: (ms: number) => {
      now += ms;
    },
    endNext,
    /** Handlers take so long, as the queue has seen. */
    learn: async (ms: number) => {
      for (let count = 0; count < 40; count++) {
        const work = start('a');
        now += ms;
        await endNext();
        await work;
      }
    },
  };
}

test('SF-04 clients take turns, however many requests one of them has sent', async () => {
  const { start, endNext, order } = createQueue();
  const all = ['a1', 'a2', 'a3', 'a4', 'a5'].map((name) => start('a', name));
  all.push(start('b', 'b1'), start('c', 'c1'));
  for (let count = 0; count < 7; count++) await endNext();
  await Promise.all(all);
  expect(order).toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'a4', 'a5']);
});

test('SF-04 while no handler ends, who comes after the first few is refused', async () => {
  const { queue, start, pass, endNext } = createQueue();
  pass(10_000);
  for (const name of ['a1', 'a2', 'a3', 'a4']) void start('a', name);
  expect(() => queue.refuseOverload('a')).not.toThrow();
  pass(250);
  expect(() => queue.refuseOverload('a')).toThrow('overloaded');
  expect(() => queue.refuseOverload('b')).toThrow('overloaded');
  await endNext();
  void start('a', 'a5');
  expect(() => queue.refuseOverload('b')).not.toThrow();
});

test('SF-04 the wait is known from the mean of the handlers, before anyone has waited', async () => {
  const { queue, start, learn } = createQueue();
  await learn(200);
  void start('b');
  void start('b');
  void start('b');
  expect(() => queue.refuseOverload('b')).not.toThrow();
  void start('b');
  expect(() => queue.refuseOverload('b')).toThrow('overloaded');
});

test('SF-04 a client is refused when its own turn is late, and another client is let in before that one', async () => {
  const { queue, start, learn, order, endNext } = createQueue();
  await learn(90);
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) void start('a', name);
  expect(() => queue.refuseOverload('a')).toThrow('overloaded');
  expect(() => queue.refuseOverload('b')).not.toThrow();
  void start('b', 'b1');
  await endNext();
  await endNext();
  expect(order.slice(-4)).toEqual(['a1', 'a2', 'a3', 'b1']);
});

test('SF-04 the queue has an end, and work that fails leaves its place to the next', async () => {
  const { queue, start } = createQueue();
  const failing = [queue.run('x', () => Promise.reject(new Error('no'))), start('y')];
  await expect(failing[0]).rejects.toThrow('no');
  void start('y');
  for (let count = 0; count < 10; count++) void start(`client ${count}`);
  expect(queue.size).toBe(10);
  expect(() => queue.refuseOverload('another')).toThrow('overloaded');
});
