import { describe, expect, test } from 'vitest';
import { cacheRecent } from './cache-recent.ts';

const ROOMY = { entries: 1000, bytes: 1_000_000 };

function counted(room = ROOMY) {
  const made: string[] = [];
  const read = cacheRecent((source) => {
    made.push(source);
    return source.toUpperCase();
  }, room);
  return { made, read };
}

describe('AN-01 a text that was made safe is cached', () => {
  test('and made once, also where nothing is left of it', () => {
    const { made, read } = counted();
    expect(['a', 'b', 'a', '', ''].map(read)).toEqual(['A', 'B', 'A', '', '']);
    expect(made).toEqual(['a', 'b', '']);
  });

  test('up to a number of texts: the one not requested longest goes first', () => {
    const { made, read } = counted({ ...ROOMY, entries: 2 });
    for (const source of ['a', 'b', 'a', 'c', 'a', 'b']) read(source);
    expect(made).toEqual(['a', 'b', 'c', 'b']);
  });

  test('up to a number of bytes, of what was read and of what was made', () => {
    const { made, read } = counted({ ...ROOMY, bytes: 64 });
    const letters = [...'abcdefghijklmnop'];
    for (const source of [...letters, ...letters]) read(source);
    expect(made).toHaveLength(16);
    read('q');
    read('b');
    expect(made).toHaveLength(17);
    read('a');
    expect(made).toHaveLength(18);
  });

  test('unless it alone would drive many others out', () => {
    const { made, read } = counted({ ...ROOMY, bytes: 640 });
    for (const source of ['a', 'x'.repeat(11), 'x'.repeat(11), 'a']) read(source);
    expect(made).toEqual(['a', 'x'.repeat(11), 'x'.repeat(11)]);
  });
});
