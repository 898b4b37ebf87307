import { expect, test } from 'vitest';
import { pickSimilar } from './similar-bonds.ts';

const own = { duration: 4, grade: 'BBB' };
const bond = (name: string, duration: number, grade: string | null) => ({ name, duration, grade });

test.each([
  {
    why: 'the nearest in duration and rating come first',
    others: ['4.5 BBB', '4 BBB', '4.1 BBB+'],
    are: ['4 BBB', '4.1 BBB+', '4.5 BBB'],
  },
  {
    why: 'a year or a quarter of the duration away is too far',
    others: ['2.9 BBB', '5.1 BBB', '3 BBB'],
    are: ['3 BBB'],
  },
  {
    why: 'three notches are alike, four are not',
    others: ['4 A-', '4 A', '4 A+', '4 BB'],
    are: ['4 A-', '4 A', '4 BB'],
  },
  { why: 'either way of writing a rating counts', others: ['4 Baa2', '4 Caa1'], are: ['4 Baa2'] },
  { why: 'what nobody has rated is not like what is rated', others: ['4 -', '4 ruAAA'], are: [] },
])('EP-01 similar bonds: $why', ({ others, are }) => {
  const bonds = others.map((text) => {
    const [years = '', grade = ''] = text.split(' ');
    return bond(text, Number(years), grade === '-' ? null : grade);
  });
  expect(pickSimilar(own, bonds, 3).map(({ name }) => name)).toEqual(are);
});

test('EP-01 a bond without a rating is like others without one', () => {
  const found = pickSimilar({ duration: 1, grade: null }, [bond('a', 1.5, null), bond('b', 1, 'A')], 5);
  expect(found.map(({ name }) => name)).toEqual(['a']);
});
