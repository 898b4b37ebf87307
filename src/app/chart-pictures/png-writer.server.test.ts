import { afterAll, expect, test } from 'vitest';
import { PATIENCE } from '../../../tests/wait-for.ts';
import { PngWriter } from './png-writer.server.ts';

const svgOf = (text: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="50" font-family="Inter"><text x="5" y="30">${text}</text></svg>`;
const isPng = (bytes: Buffer) => bytes.subarray(1, 4).toString() === 'PNG';

const writer = new PngWriter({ mostWaiting: 2, longestMs: PATIENCE.timeout });
afterAll(() => writer.stop());

test('CB-05 letters of our fonts and of others become a picture, and those that no font has do no harm', async () => {
  const blank = await writer.write(svgOf(''));
  const [latin, cyrillic] = [await writer.write(svgOf('Łódź')), await writer.write(svgOf('Сталь ґ'))];
  for (const png of [latin, cyrillic]) {
    expect(isPng(png)).toBe(true);
    expect(png.length).toBeGreaterThan(blank.length);
  }
  expect(isPng(await writer.write(svgOf('沧晨\u{e000}\u{10ffff}')))).toBe(true);
});

test('CB-05 what cannot be drawn fails by itself, and the next one is drawn', async () => {
  const [broken, whole] = await Promise.allSettled([writer.write('<svg'), writer.write(svgOf('a'))]);
  expect(broken.status).toBe('rejected');
  expect(whole.status).toBe('fulfilled');
});

test('CB-05 more than can wait are turned away, and those who wait are served', async () => {
  const requested = await Promise.allSettled(Array.from({ length: 6 }, () => writer.write(svgOf('b'))));
  expect(requested.map(({ status }) => status)).toEqual([
    ...Array.from({ length: 3 }, () => 'fulfilled'),
    ...Array.from({ length: 3 }, () => 'rejected'),
  ]);
  const refused = requested.at(-1);
  expect(refused?.status === 'rejected' && refused.reason).toMatchObject({ code: 'overloaded', status: 503 });
});

test('CB-05 a server that stops leaves nobody waiting', async () => {
  const leaving = new PngWriter();
  const requested = leaving.write(svgOf('c'));
  const refusal = expect(requested).rejects.toMatchObject({ code: 'unavailable' });
  await leaving.stop();
  await refusal;
});
