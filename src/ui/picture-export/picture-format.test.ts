import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isCovered } from './covered-letters.ts';
import { pictureFileName } from './picture-format.ts';

test.each([
  { name: 'chart', file: 'chart.png', why: 'the name that the documents give' },
  {
    name: 'Norvik Steel: network',
    file: 'Norvik Steel network.png',
    why: 'a colon is no part of a file name',
  },
  { name: '../../etc', file: 'etc.png', why: 'a name is never a path' },
  { name: '…', file: '….png', why: 'letters of every writing are kept' },
  { name: ' . ', file: 'chart.png', why: 'nothing is left of it' },
])('NG-03 $why', ({ name, file }) => {
  expect(pictureFileName(name, 'png')).toBe(file);
});

test('NG-03 no name escapes the folder or hides its ending', () => {
  fc.assert(
    fc.property(fc.string(), (name) => {
      const file = pictureFileName(name, 'pdf');
      expect(file).toMatch(/^[^/\\:]+\.pdf$/);
      expect(file.startsWith('.')).toBe(false);
    }),
  );
});

test.each([
  { text: 'Łąkowa Sieć, 51,3 %', is: true },
  { text: 'ПАО «Северозорьнефть» ґ', is: true },
  { text: 'Şahinöz İnşaat…', is: true },
  { text: '沧晨钢铁', is: false },
])('NG-03 the PDF font has the letters of $text: $is', ({ text, is }) => {
  expect(isCovered(text)).toBe(is);
});
