import { expect, test } from 'vitest';
import { transliterate } from './transliterate.ts';

test.each([
  { word: 'Жаворонёрск', latin: 'Zhavoronyorsk' },
  { word: 'Їжачичі', latin: 'Yizhachichi' },
  { word: 'Źdźbłęków', latin: 'Zdzblekow' },
  { word: 'Işıltırmak', latin: 'Isiltirmak' },
  { word: 'İğdelova', latin: 'Igdelova' },
  { word: 'Bläußbruck', latin: 'Blaussbruck' },
  { word: '云岭', latin: 'Yunling' },
])('$word is spelt $latin', ({ word, latin }) => {
  expect(transliterate(word)).toBe(latin);
});
