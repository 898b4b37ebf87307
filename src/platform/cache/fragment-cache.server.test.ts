import { expect, test } from 'vitest';
import { FragmentCache } from './fragment-cache.server.ts';

test('what is drawn from the same is drawn once, and ids in two fragments never meet', () => {
  const fragments = new FragmentCache();
  let drawn = 0;
  const draw = (prefix: string) => `${++drawn} ${prefix}`;
  const first = fragments.read(['eng', 'a'], draw);
  expect(fragments.read(['eng', 'a'], draw)).toBe(first);
  const others = [fragments.read(['rus', 'a'], draw), fragments.read(['eng', 'b'], draw)];
  expect(new Set([first, ...others].map((text) => text.split(' ')[1])).size).toBe(3);
  fragments.forgetAll();
  expect(fragments.read(['eng', 'a'], draw)).not.toBe(first);
});

test('words cannot move from one thing that a fragment is drawn from to another', () => {
  const fragments = new FragmentCache();
  expect(fragments.read(['a', 'b'], () => 'one')).not.toBe(fragments.read(['a","b'], () => 'two'));
});

test('the room is bounded: the least recently used leaves first', () => {
  const fragments = new FragmentCache();
  const long = 'x'.repeat(8 * 1024 * 1024);
  const read = (name: string) => {
    let isDrawn = false;
    fragments.read([name], () => {
      isDrawn = true;
      return long;
    });
    return isDrawn;
  };
  for (const name of ['a', 'b', 'c', 'd']) read(name);
  expect(read('a')).toBe(false);
  read('e');
  expect([read('a'), read('b')]).toEqual([false, true]);
});
