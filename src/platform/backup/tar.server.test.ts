import { Buffer } from 'node:buffer';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readTar, tarEnd, tarHeader, tarPadding } from './tar.server.ts';

const DAY = new Date('2026-06-30T12:00:00Z');

const write = (members: readonly (readonly [string, Uint8Array])[]): Buffer =>
  Buffer.concat([
    ...members.flatMap(([name, content]) => [
      tarHeader(name, content.length, DAY),
      content,
      tarPadding(content.length),
    ]),
    tarEnd(),
  ]);

async function read(bytes: Buffer, size = 100): Promise<[string, string][]> {
  async function* parts() {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
  }
  const members: [string, string][] = [];
  for await (const { name, content } of readTar(parts()))
    members.push([name, (await buffer(content)).toString('hex')]);
  return members;
}

test('RU-03 what is put into an archive comes out of it, however it is cut into parts', async () => {
  const member = fc.tuple(fc.stringMatching(/^[a-z][a-z/]{0,40}$/), fc.uint8Array({ maxLength: 1_500 }));
  await fc.assert(
    fc.asyncProperty(
      fc.array(member, { maxLength: 4 }),
      fc.integer({ min: 1, max: 2_000 }),
      async (members, size) => {
        const expected = members.map(([name, content]) => [name, Buffer.from(content).toString('hex')]);
        expect(await read(write(members), size)).toEqual(expected);
      },
    ),
    { numRuns: 40 },
  );
});

test('RU-03 an archive that is cut off or damaged is refused', async () => {
  const whole = write([['a', Buffer.alloc(600)]]);
  await expect(read(whole.subarray(0, 900))).rejects.toThrow('ends too early');
  const damaged = Buffer.from(whole);
  damaged[3] = 65;
  await expect(read(damaged)).rejects.toThrow('damaged');
});
