import { Buffer } from 'node:buffer';
import fc from 'fast-check';
import readExcelFile from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { anyText } from '#domain/import/any-text-for-tests.ts';
import { toCellText } from '#engines/spreadsheets/cell-text.ts';
import { bytesOf, columnOf, sheetOf, workbookOf } from '#engines/spreadsheets/workbook-for-tests.server.ts';
import { writeWorkbook } from '#engines/spreadsheets/write-workbook.server.ts';
import { zip } from '#engines/spreadsheets/zip-for-tests.ts';
import { readTable, sourceOf } from '../decode-for-tests.server.ts';
import { meaningOfCode } from './cell-formats.ts';
import { findSerialDay } from './serial-day.ts';

test.each([
  { serial: 1, day: '1900-01-01' },
  { serial: 59, day: '1900-02-28' },
  { serial: 61, day: '1900-03-01' },
  { serial: 45_292, day: '2024-01-01' },
  { serial: 45_292.75, day: '2024-01-01 18:00:00' },
  { serial: 45_292.999999, day: '2024-01-02' },
  { serial: 0.5, day: '12:00:00' },
  { serial: -1, day: null },
])('DI-04 the day with the number $serial is $day', ({ serial, day }) => {
  expect(findSerialDay(serial, false)).toBe(day);
});

test('DI-04 workbooks that count from 1904 have the same days under other numbers', () => {
  expect(findSerialDay(43_830, true)).toBe('2024-01-01');
  expect(findSerialDay(0, true)).toBe('1904-01-01');
});

test.each([
  { code: 'dd.mm.yyyy', meaning: 'day' },
  { code: '[$-409]d-mmm-yy;@', meaning: 'day' },
  { code: 'mmmm', meaning: 'day' },
  { code: 'yyyy-mm-dd hh:mm', meaning: 'day' },
  { code: 'hh:mm:ss', meaning: 'time' },
  { code: '[h]:mm', meaning: 'time' },
  { code: '#,##0.00 "days"', meaning: 'number' },
  { code: '0.00E+00', meaning: 'number' },
  { code: '[Red]0.0;[Blue]-0.0', meaning: 'number' },
  { code: '0.0\\d', meaning: 'number' },
  { code: 'General', meaning: 'number' },
])('DI-04 a number in the format $code is a $meaning', ({ code, meaning }) => {
  expect(meaningOfCode(code)).toBe(meaning);
});

const texts = fc.array(fc.tuple(anyText.map(toCellText), anyText.map(toCellText)), { maxLength: 6 });

test('DI-04 any texts in a workbook are read as they were written', async () => {
  const columns = [columnOf('Ticker', { kind: 'text' }), columnOf('Name', { kind: 'text' })];
  await fc.assert(
    fc.asyncProperty(texts, async (table) => {
      const bytes = await bytesOf(writeWorkbook(workbookOf(sheetOf(columns, table))));
      const { content, rows } = await readTable(sourceOf(bytes, 'a.xlsx', [997]));
      expect(content).toMatchObject({ source: 'xlsx', sheet: 'Data', header: ['Ticker', 'Name'] });
      const filled = table.map(([one, other]) => (other === '' ? (one === '' ? [] : [one]) : [one, other]));
      expect(rows.map(({ cells }) => cells)).toEqual(filled.filter(({ length }) => length > 0));
    }),
    { numRuns: 40 },
  );
});

test('DI-04 numbers and days of a workbook are those that another reader finds', async () => {
  const columns = [
    columnOf('Date', { kind: 'day' }),
    columnOf('Close', { kind: 'number', decimals: 2 }),
    columnOf('Sum', { kind: 'number', decimals: 0 }),
  ];
  const rows = [
    ['2024-02-29', 0.1, { formula: 'B2*2', value: 0.2 }],
    ['1999-12-31', 1e21, 1234567.125],
    ['2024-03-01', -5e-7, 1 / 3],
  ];
  const bytes = await bytesOf(writeWorkbook(workbookOf(sheetOf(columns, rows))));
  const read = await readTable(sourceOf(bytes));
  expect(read.rows.map(({ line, cells }) => ({ line, cells }))).toEqual([
    { line: 2, cells: ['2024-02-29', '0.1', '0.2'] },
    { line: 3, cells: ['1999-12-31', '1000000000000000000000', '1234567.125'] },
    { line: 4, cells: ['2024-03-01', '-0.0000005', '0.3333333333333333'] },
  ]);
  const [other] = await readExcelFile(bytes);
  const oracle = (other?.data ?? []).slice(1).map((row) => Number(row[1]));
  expect(read.rows.map(({ cells }) => Number(cells[1]))).toEqual(oracle);
});

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const TYPES =
  '<Types><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>';
const link = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="http://x/${type}" Target="${target}"/>`;

/** A workbook as other programs write it: names with a prefix, shared texts, a hidden sheet. */
function foreignWorkbook(sheet: string, parts: Readonly<Record<string, string>> = {}): Buffer {
  const all = {
    '[Content_Types].xml': TYPES,
    'xl/workbook.xml': `<x:workbook xmlns:x="${MAIN}"><x:workbookPr date1904="1"/><x:sheets><x:sheet name="Old" state="hidden" r:id="a"/><x:sheet name="A &amp; B" r:id="b"/></x:sheets></x:workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${link('a', 'worksheet', 'worksheets/old.xml')}${link('b', 'worksheet', '/xl/worksheets/new.xml')}${link('c', 'sharedStrings', 'texts.xml')}${link('d', 'styles', 'styles.xml')}</Relationships>`,
    'xl/styles.xml':
      '<x:styleSheet><x:cellXfs><x:xf numFmtId="0"/><x:xf numFmtId="14"/></x:cellXfs></x:styleSheet>',
    'xl/texts.xml':
      '<x:sst><x:si><x:t>Date</x:t></x:si><x:si><x:r><x:t>Clo</x:t></x:r><x:r><x:t xml:space="preserve">se </x:t></x:r><x:rPh><x:t>no</x:t></x:rPh></x:si></x:sst>',
    'xl/worksheets/old.xml':
      '<worksheet><sheetData><row r="1"><c r="A1"><v>1</v></c></row></sheetData></worksheet>',
    'xl/worksheets/new.xml': `<x:worksheet><x:sheetData>${sheet}</x:sheetData></x:worksheet>`,
    ...parts,
  };
  return zip(new Map(Object.entries(all).map(([name, text]) => [name, Buffer.from(text)])));
}

const SHEET =
  '<x:row r="3"><x:c r="B3" t="s"><x:v>0</x:v></x:c><x:c r="D3" t="s"><x:v>1</x:v></x:c></x:row><x:row r="4"/><x:row r="7"><x:c r="B7" s="1"><x:v>43830</x:v></x:c><x:c r="C7" s="1"/><x:c r="D7"><x:f>1+1</x:f><x:v>0.10000000000000001</x:v></x:c><x:c r="E7" t="b"><x:v>1</x:v></x:c><x:c r="F7" t="e"><x:v>#N/A</x:v></x:c><x:c t="str"><x:v>a_x000D_&lt;&#x41;</x:v></x:c></x:row>';

test('DI-04 a workbook of another program is read: prefix, shared texts, 1904, the first visible sheet', async () => {
  const { content, rows } = await readTable(sourceOf(foreignWorkbook(SHEET), 'a.xlsx', [13]));
  expect(content).toMatchObject({
    sheet: 'A & B',
    sheets: ['Old', 'A & B'],
    header: ['', 'Date', '', 'Close '],
  });
  expect(rows).toEqual([
    expect.objectContaining({ line: 7, cells: ['', '2024-01-01', '', '0.1', 'true', '#N/A', 'a\r<A'] }),
  ]);
  const old = await readTable(sourceOf(foreignWorkbook(SHEET)), { sheet: 'Old' });
  expect(old.rows.map(({ cells }) => cells)).toEqual([['1']]);
  await expect(readTable(sourceOf(foreignWorkbook(SHEET)), { sheet: 'None' })).rejects.toMatchObject({
    code: 'no_such_sheet',
  });
});

test('DI-13 a workbook with a document type, an unknown entity or a column beyond the limit is refused', async () => {
  const typed = {
    'xl/worksheets/new.xml':
      '<!DOCTYPE x [<!ENTITY a "aaaa">]><worksheet><row><c t="str"><v>&a;</v></c></row></worksheet>',
  };
  await expect(readTable(sourceOf(foreignWorkbook('', typed)))).rejects.toMatchObject({
    code: 'xml_doctype',
  });
  const entity = '<x:row><x:c t="str"><x:v>&a;</x:v></x:c></x:row>';
  await expect(readTable(sourceOf(foreignWorkbook(entity)))).rejects.toMatchObject({ code: 'bad_workbook' });
  const wide = '<x:row><x:c r="ZZZ1"><x:v>1</x:v></x:c></x:row>';
  await expect(readTable(sourceOf(foreignWorkbook(wide)))).rejects.toMatchObject({
    code: 'too_large',
    details: { limit: 'columns' },
  });
});

test('DI-13 formulas of a workbook are never run: their stored values are read, and one without a value is empty', async () => {
  const formulas = `<x:row r="1">${['Date', 'Close', 'Note'].map((word) => `<x:c t="str"><x:v>${word}</x:v></x:c>`).join('')}</x:row>
    <x:row r="2"><x:c t="str"><x:f>TEXT(NOW(),"yyyy")</x:f><x:v>2024-03-01</x:v></x:c><x:c><x:f>1/0</x:f><x:v>10.5</x:v></x:c>
    <x:c><x:f>WEBSERVICE("http://127.0.0.1/")</x:f></x:c></x:row>`;
  const { rows } = await readTable(sourceOf(foreignWorkbook(formulas), 'a.xlsx'));
  expect(rows.map(({ cells }) => cells)).toEqual([['2024-03-01', '10.5']]);
});

test('DI-04 a workbook with a cover is read from its first sheet with a table', async () => {
  const cover = sheetOf([columnOf('Prices of all days', { kind: 'text' })], [], 'Cover');
  const columns = [columnOf('Date', { kind: 'day' }), columnOf('Close', { kind: 'number', decimals: 2 })];
  const prices = sheetOf(columns, [['2024-03-01', 1.5]], 'Prices');
  const bytes = await bytesOf(writeWorkbook(workbookOf(cover, prices)));
  const { content, rows } = await readTable(sourceOf(bytes));
  expect(content).toMatchObject({ sheet: 'Prices', sheets: ['Cover', 'Prices'], header: ['Date', 'Close'] });
  expect(rows.map(({ cells }) => cells)).toEqual([['2024-03-01', '1.5']]);
  expect((await readTable(sourceOf(bytes), { sheet: 'Cover' })).content).toMatchObject({ sheet: 'Cover' });
});
