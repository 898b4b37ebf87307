import { expect, test } from 'vitest';
import { SEEDED_ISSUERS } from './issuers.ts';
import { createRelations } from './relations.ts';

const issuers = SEEDED_ISSUERS.map(({ issuer }) => issuer);
const relations = createRelations(issuers);
const around = (stringId: string) =>
  relations.filter(({ issuer, related }) => [issuer.stringId, related.stringId].includes(stringId));

test('NG-01 one issuer has seven relations, one more than 25, and some have none', () => {
  expect(around('norvik-steel')).toHaveLength(7);
  expect(around('loewenstieg-bank').length).toBeGreaterThan(25);
  expect(around('quillstone-software')).toEqual([]);
});

test('NG-02 one issuer and its relations have long names in Cyrillic and in Chinese', () => {
  const names = around('sredneozersk-power').flatMap(({ issuer, related }) => [issuer.name, related.name]);
  expect(names.some((name) => name.length > 80 && /[а-я]/.test(name))).toBe(true);
  expect(names.some((name) => /[\u4e00-\u9fff]/.test(name))).toBe(true);
});

test('a share is a part of the whole, reported the same each time, and a guarantor holds none', () => {
  expect(createRelations(issuers)).toEqual(relations);
  for (const { type, share } of relations) {
    if (type === 'guarantor') expect(share).toBeNull();
    else expect(Number(share)).toBeGreaterThan(0);
    expect(Number(share)).toBeLessThanOrEqual(100);
  }
});

test('no pair is shown twice', () => {
  const pairs = relations.map(({ issuer, related }) => [issuer.id, related.id].sort().join());
  expect(new Set(pairs).size).toBe(pairs.length);
});
