import { expect, test } from 'vitest';
import { areRelated, type Tag, toTag, widerTags } from './tag.ts';

test.each<[Tag, readonly Tag[]]>([
  ['prices:instrument:7', ['prices:instrument:7', 'prices:instrument', 'prices', 'content']],
  ['issuer:3', ['issuer:3', 'issuer', 'content']],
  ['labels', ['labels', 'content']],
  ['content', ['content']],
  ['ticks:venue:1', ['ticks:venue:1', 'ticks:venue', 'ticks']],
  ['user:5', ['user:5', 'user']],
])('%s is part of %j', (tag, wider) => {
  expect(widerTags(tag)).toEqual(wider);
});

test.each<[Tag, Tag, boolean]>([
  ['instrument:7', 'instrument:7', true],
  ['instrument:7', 'instrument:8', false],
  ['instrument:7', 'instrument:77', false],
  ['instrument:7', 'instrument', true],
  ['instrument:7', 'content', true],
  ['instrument:7', 'prices:instrument:7', false],
  ['prices', 'prices:venue:1', true],
  ['prices:venue:1', 'prices:instrument:1', false],
  ['ticks:venue:1', 'content', false],
  ['user:5', 'content', false],
])('a change of %s is one of %s: %s', (one, other, expected) => {
  expect([areRelated(one, other), areRelated(other, one)]).toEqual([expected, expected]);
});

test.each(['instrument:7', 'prices:venue:1', 'ticks', 'user:5', 'news'])('%s is read as it is', (text) => {
  expect(toTag(text)).toBe(text);
});

test.each(['', 'instrument:', 'instrument:x', 'prices:user:1', 'options:4', 'constructor'])(
  'an unknown tag, "%s", stands for everything',
  (text) => {
    expect(toTag(text)).toBe('content');
  },
);
