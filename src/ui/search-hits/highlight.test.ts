import fc from 'fast-check';
import { expect, test } from 'vitest';
import { highlight, stripMarkup } from './highlight.ts';

/** The hits in brackets. */
const marked = (text: string, term: string) =>
  highlight(text, term)
    .map((piece) => (piece.isHit ? `[${piece.text}]` : piece.text))
    .join('');

test.each([
  ['Norvik Steel', 'norv', '[Norv]ik Steel'],
  ['NORVIK and Norvik', 'norvik', '[NORVIK] and [Norvik]'],
  ['Norvik Steel 2031', 'steel norv', '[Norv]ik [Steel] 2031'],
  ['banana', 'ana', 'b[anana]'],
  ['İstanbul Enerji', 'istan', '[İstan]bul Enerji'],
  ['Straßenbahn', 'STRASSE', '[Straße]nbahn'],
  ['Straßenbahn', 'ras', 'St[raß]enbahn'],
  ['Cre\u0301dit', 'cred', '[Cre\u0301d]it'],
  ['Cre\u0301dit', 'cre', '[Cre\u0301]dit'],
  ['ГАЗ и газ', 'газ', '[ГАЗ] и [газ]'],
  ['ΟΔΟΣ οδός', 'οδος', '[ΟΔΟΣ] [οδός]'],
  ['贵州茅台', '茅台', '贵州[茅台]'],
  ['a+b (c)', '+b (c', 'a[+b] [(c])'],
  ['Norvik', 'xyz', 'Norvik'],
  ['Norvik', '   ', 'Norvik'],
  ['', 'norv', ''],
])('SE-06 %j looked up by %j is shown as %j', (text, term, shown) => {
  expect(marked(text, term)).toBe(shown);
});

test.each([
  ['<b>Nor</b>vik', 'Norvik'],
  ['<span class="x">Norvik</span> <i>Steel</i>', 'Norvik Steel'],
  ['A < B > C', 'A < B > C'],
  ['Norvik', 'Norvik'],
])('SE-06 markup is stripped from %j before matching', (title, plain) => {
  expect(stripMarkup(title)).toBe(plain);
});

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: fc.constantFrom('İ', 'ß', 'ſ', 'ﬁ', 'i', 's', '\u0307', '\ud83d', '😀', ' ') }),
);

test('SE-06 joined, the pieces are the text, and no two neighbours are alike', () => {
  fc.assert(
    fc.property(anyText, anyText, (text, term) => {
      const pieces = highlight(text, term);
      expect(pieces.map((piece) => piece.text).join('')).toBe(text);
      for (const [index, piece] of pieces.entries()) {
        expect(piece.text).not.toBe('');
        expect(piece.isHit).not.toBe(pieces[index + 1]?.isHit);
      }
    }),
  );
});

test('SE-06 a title that contains its term is marked, whatever surrounds it', () => {
  const word = fc.constantFrom('norvik', 'İş', 'straße', '茅台', 'Ωmega');
  fc.assert(
    fc.property(anyText, word, anyText, (before, term, behind) => {
      const isWhole = before.isWellFormed() && behind.isWellFormed();
      expect(
        !isWhole || highlight(`${before} ${term.toUpperCase()} ${behind}`, term).some(({ isHit }) => isHit),
      ).toBe(true);
    }),
  );
});
