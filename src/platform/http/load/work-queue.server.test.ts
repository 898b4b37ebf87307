import { expect, test } from 'vitest';
import { WorkQueue } from './work-queue.server.ts';

const LIMITS = { atOnce: 2, waiting: 10, fewWaiting: 2, longestWaitMs: 100 };

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
  return {
    queue,
    order,
    start,
    pass: (ms: number) => {
      now += ms;
    },
    endNext: async () => {
      open.shift()?.();
      await new Promise(setImmediate);
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

test('SF-04 who would wait too long is refused at once, a client without a request in the queue later than others', async () => {
  const { queue, start, pass } = createQueue();
  for (const name of ['a1', 'a2', 'a3', 'a4']) void start('a', name);
  expect(() => queue.refuseOverload('a')).not.toThrow();
  pass(150);
  expect(() => queue.refuseOverload('a')).toThrow('overloaded');
  expect(() => queue.refuseOverload('b')).not.toThrow();
  pass(100);
  expect(() => queue.refuseOverload('b')).toThrow('overloaded');
});

test('SF-04 the wait is known from the mean of the handlers, before anyone has waited', async () => {
  const { queue, start, pass, endNext } = createQueue();
  for (let count = 0; count < 40; count++) {
    const work = start('a');
    pass(200);
    await endNext();
    await work;
  }
  void start('b');
  void start('b');
  void start('b');
  expect(() => queue.refuseOverload('b')).not.toThrow();
  void start('b');
  expect(() => queue.refuseOverload('b')).toThrow('overloaded');
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
