import { EventEmitter } from 'node:events';
import { expect, test, vi } from 'vitest';
import type { SignedInUser } from '#platform/session/session.repository.ts';
import { Streams } from './streams.server.ts';

/** As much of a response as a stream uses. */
class FakeResponse extends EventEmitter {
  writableLength = 0;
  writableEnded = false;
  destroyed = false;
  readonly written: string[] = [];

  write(text: string): void {
    this.written.push(text);
  }
  end(text?: string): void {
    if (text) this.written.push(text);
    this.writableEnded = true;
    this.emit('close');
  }
  destroy(): void {
    this.destroyed = true;
    this.emit('close');
  }
}

const LISTENER = { userId: 7, token: 'token', needs: 'last-price' } as const;

function open(findUser: () => Promise<SignedInUser | null> = async () => null) {
  const log = { warn: vi.fn() };
  const streams = new Streams({ sessions: { findUser }, clock: () => new Date(0), log });
  const response = new FakeResponse();
  const left: string[] = [];
  let send: (text: string) => void = () => undefined;
  streams.serve(
    response,
    LISTENER,
    (sending) => {
      send = sending;
      return () => left.push('feed');
    },
    () => left.push('place'),
  );
  return { streams, response, left, log, send: (text: string) => send(text) };
}

const userOf = (level: number) => async () => ({ id: 7, level, excelExportAccess: false }) as SignedInUser;

test('a reader who leaves gives back what was followed and the slot', () => {
  const { streams, response, left } = open();
  expect(streams.size).toBe(1);
  response.emit('close');
  expect(left).toEqual(['feed', 'place']);
  expect(streams.size).toBe(0);
});

test('a reader who does not keep up is cut, instead of being held in memory', () => {
  const { response, send } = open();
  send('one');
  response.writableLength = 65 * 1024;
  send('two');
  expect(response.written).toEqual(['one']);
  expect(response.destroyed).toBe(true);
  send('three');
  expect(response.written).toEqual(['one']);
});

test.each([
  { level: 1077, ends: false, why: 'who has full access stays' },
  { level: 1, ends: false, why: 'so does who may still see the last price' },
  { level: 0, ends: true, why: 'who may not is informed and cut off' },
])('LV-04 $why', async ({ level, ends }) => {
  const { streams, response } = open(userOf(level));
  await streams.recheck(7);
  expect(response.writableEnded).toBe(ends);
  expect(response.written).toEqual(ends ? ['event: end\ndata: "must_sign_in"\n\n'] : []);
});

test('another account changes nothing, and a store that is away cuts nobody off', async () => {
  const { streams, response, log } = open(async () => Promise.reject(new Error('Connection terminated')));
  await streams.recheck(8);
  expect(log.warn).not.toHaveBeenCalled();
  await streams.recheck(null);
  expect(log.warn).toHaveBeenCalledOnce();
  expect(response.writableEnded).toBe(false);
});
