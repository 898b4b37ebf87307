import { Buffer } from 'node:buffer';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LANGUAGES } from '#domain/languages/languages.ts';
import { formatOf } from '#platform/i18n/format.ts';
import { toCellText } from './cell-text.ts';
import { columnLetters } from './column-letters.ts';
import { dayPatternOf } from './day-pattern.ts';
import { findDaySerial } from './day-serial.ts';
import { takeSheetName } from './sheet-name.ts';
import { centralDirectory, dataDescriptor } from './zip-records.server.ts';

test.each([
  ['1900-03-01', 61],
  ['1970-01-01', 25_569],
  ['2026-11-15', 46_341],
  ['2026-11-15T12:00', 46_341.5],
  ['2026-11-15T00:00:00', 46_341],
  ['1900-02-28', null],
  ['2026-02-29', null],
  ['2026-13-01', null],
  ['2026-1-1', null],
  ['2026-11-15T24:00', null],
  ['2026-11-15 12:00', null],
  ['', null],
])('a spreadsheet knows %s as %s', (text, serial) => expect(findDaySerial(text)).toBe(serial));

test('every day is one more than the day before it', () => {
  const anyDay = fc.date({ min: new Date('1900-03-02'), max: new Date('9999-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(anyDay, (date) => {
      const days = [date.getTime(), date.getTime() - 86_400_000].map((at) =>
        new Date(at).toISOString().slice(0, 10),
      );
      const [today, yesterday] = days.map(findDaySerial);
      expect(Number(today) - Number(yesterday)).toBe(1);
    }),
  );
});

test.each([
  ['a\u0000b\u000bc', 'abc', 'control characters go'],
  ['a\tb\nc', 'a\tb\nc', 'tab and line break stay'],
  ['a\r\nb\rc', 'a\nb\nc', 'a line break has one form'],
  ['a\ud800b\udc00', 'a\ufffdb\ufffd', 'half characters are replaced'],
  ['🏦\uffff', '🏦', 'what is no character goes'],
  ['  x  ', '  x  ', 'spaces stay'],
])('of %j a cell holds %j: %s', (text, held) => expect(toCellText(text)).toBe(held));

test('names of sheets are short, clean and unique', () => {
  const taken = new Set<string>();
  const name = (wanted: string) => takeSheetName(wanted, taken);
  expect(name("'Profit/loss: [2026]?'")).toBe('Profit loss 2026');
  expect(name('profit LOSS 2026')).toBe('profit LOSS 2026 (2)');
  expect(name('Отчёт о финансовом положении группы')).toBe('Отчёт о финансовом положении гр');
  expect(name('Отчёт о финансовом положении гру')).toBe('Отчёт о финансовом положени (2)');
  expect([name(''), name('*')]).toEqual(['Sheet', 'Sheet (2)']);
  expect(name('History')).toBe('History (2)');
  expect(name(`${'a'.repeat(30)}🏦`)).toBe('a'.repeat(30));
});

test('any name of a sheet is accepted by Excel', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' })), (wanted) => {
      const taken = new Set<string>();
      for (const name of wanted.map((each) => takeSheetName(each, taken))) {
        expect(name.length).toBeLessThanOrEqual(31);
        expect(name).toMatch(/^(?!')[^:\\/?*[\]]+(?<!')$/);
        expect(name.isWellFormed()).toBe(true);
      }
      expect(taken.size).toBe(wanted.length);
    }),
  );
});

test.each([
  [0, 'A'],
  [25, 'Z'],
  [26, 'AA'],
  [701, 'ZZ'],
  [702, 'AAA'],
  [16_383, 'XFD'],
])('column %i is called %s', (index, letters) => expect(columnLetters(index)).toBe(letters));

test.each(LANGUAGES)('LV-01 in %s a cell shows a day as the pages do', (language) => {
  const shown = dayPatternOf(language)
    .replace('dd', '05')
    .replace('mm', '03')
    .replace('yyyy', '2026')
    .replaceAll('\\', '');
  expect(shown).toBe(formatOf(language).day('2026-03-05'));
});

test('sizes over 4 GB are reported in the records of zip64, others are not', () => {
  const at = new Date('2026-11-15T10:20:30Z');
  const large = { name: Buffer.from('sheet1.xml'), crc: 7, packed: 5e9, unpacked: 6e9, offset: 0 };
  const small = { name: Buffer.from('styles.xml'), crc: 8, packed: 10, unpacked: 20, offset: 5_000_000_100 };
  expect(dataDescriptor(large)).toHaveLength(24);
  expect(dataDescriptor(large).readBigUInt64LE(16)).toBe(6_000_000_000n);
  expect(dataDescriptor(small)).toHaveLength(16);
  const directory = centralDirectory([large, small], 5_000_000_200, at);
  const extra = 46 + large.name.length;
  expect(directory.readUInt32LE(20)).toBe(0xffffffff);
  expect([directory.readUInt16LE(extra), directory.readUInt16LE(extra + 2)]).toEqual([1, 16]);
  expect(directory.readBigUInt64LE(extra + 4)).toBe(6_000_000_000n);
  expect(directory.readBigUInt64LE(extra + 12)).toBe(5_000_000_000n);
  const end64 = directory.indexOf(Buffer.from('504b0606', 'hex'));
  expect(directory.readBigUInt64LE(end64 + 48)).toBe(5_000_000_200n);
  expect(directory.readBigUInt64LE(end64 + 56 + 8)).toBe(5_000_000_200n + BigInt(end64));
  expect(centralDirectory([{ ...small, offset: 100 }], 200, at)).toHaveLength(46 + 10 + 22);
});
