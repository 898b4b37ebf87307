import type { Buffer } from 'node:buffer';
import ExcelJs from 'exceljs';
import fc from 'fast-check';
import readExcelFile, { readSheet } from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { toCellText } from './cell-text.ts';
import { readCells } from './sheet-cells-for-tests.ts';
import type { CellFormat, Row, Sheet } from './workbook.ts';
import { bytesOf, CREATED, columnOf, sheetOf, workbookOf } from './workbook-for-tests.server.ts';
import { writeWorkbook } from './write-workbook.server.ts';

const TEXT: CellFormat = { kind: 'text' };
const MIXED = [
  columnOf('Name', TEXT),
  columnOf('Day', { kind: 'day' }),
  columnOf('Shares', { kind: 'integer' }),
  columnOf('Price', { kind: 'number', decimals: 2 }),
  columnOf('Yield', { kind: 'percent', decimals: 1 }),
  columnOf('At', { kind: 'moment' }),
];

const write = async (...sheets: Sheet[]) => bytesOf(writeWorkbook(workbookOf(...sheets)));

async function openWithExcelJs(bytes: Buffer) {
  const workbook = new ExcelJs.Workbook();
  // Its types know an older Buffer.
  await workbook.xlsx.load(bytes as never);
  return workbook;
}

test('IF-03 another reader finds numbers as numbers, days as dates and texts as texts', async () => {
  const bytes = await write(
    sheetOf(MIXED, [
      ['Norvik Steel', '2026-09-30', 1_250_000, 101.37, 12.5, '2026-11-15T12:00'],
      ['Алмазный путь', '1900-03-01', -3, -0.07, -0.3, '2026-11-15T18:00:00'],
      ['晶澜银行 🏦', '2024-02-29', 0, 1e21, 0, null],
    ]),
  );
  const day = (text: string) => new Date(`${text}Z`);
  expect(await readSheet(bytes)).toEqual([
    ['Name', 'Day', 'Shares', 'Price', 'Yield', 'At'],
    ['Norvik Steel', day('2026-09-30T00:00'), 1_250_000, 101.37, 0.125, day('2026-11-15T12:00')],
    ['Алмазный путь', day('1900-03-01T00:00'), -3, -0.07, -0.003, day('2026-11-15T18:00:00')],
    ['晶澜银行 🏦', day('2024-02-29T00:00'), 0, 1e21, 0, null],
  ]);
});

test.each(['=1+1', '+7 495', '-5', '@SUM(A1)', '\t=1', '=HYPERLINK("http://x","y")'])(
  'IF-03 the text %j is no formula, and stays a text when it is edited',
  async (text) => {
    const workbook = await openWithExcelJs(
      await write(sheetOf([columnOf('Name', TEXT)], [[text], ['plain']])),
    );
    const [, , formulaLike, plain] = workbook.worksheets[0]?.getColumn(1).values ?? [];
    expect([formulaLike, plain]).toEqual([text, 'plain']);
    expect(workbook.worksheets[0]?.getCell('A2').type).toBe(ExcelJs.ValueType.String);
  },
);

test('IF-03 only a text that begins like a formula carries the mark of a quoted text', async () => {
  const cell = async (text: string) => {
    const sheet = await unpack(await write(sheetOf([columnOf('Name', TEXT)], [[text]])));
    const style =
      /<c r="A2"(?: s="(\d+)")? t="inlineStr"/.exec(sheet['xl/worksheets/sheet1.xml'] ?? '')?.[1] ?? '0';
    const styles = [
      ...(sheet['xl/styles.xml'] ?? '').matchAll(
        /<xf (?!numFmtId="0" fontId="0" fillId="0" borderId="0"\/)[^>]*>/g,
      ),
    ];
    return styles[Number(style)]?.[0];
  };
  expect(await cell('=1')).toContain('quotePrefix="1"');
  expect(await cell('1')).not.toContain('quotePrefix');
});

test('what is missing or no number is an empty cell', async () => {
  const number: CellFormat = { kind: 'number', decimals: 2 };
  const columns = [
    columnOf('A', number),
    columnOf('B', number),
    columnOf('C', number),
    columnOf('D', TEXT),
    columnOf('E', number),
  ];
  const rows: Row[] = [
    [Number.NaN, Number.POSITIVE_INFINITY, null, '', 1],
    [undefined, -0, 2],
  ];
  expect((await readSheet(await write(sheetOf(columns, rows)))).slice(1)).toEqual([
    [null, null, null, null, 1],
    [null, 0, 2, null, null],
  ]);
});

test('a day that spreadsheets disagree on is written as a text', async () => {
  const days = ['1899-12-31', '1900-02-28', '1900-02-29', '0001-01-01', '2026-02-30', 'soon'];
  const rows = await readSheet(
    await write(
      sheetOf(
        [columnOf('Day', { kind: 'day' })],
        days.map((day) => [day]),
      ),
    ),
  );
  expect(rows.slice(1).flat()).toEqual(days);
});

test('any text is read back as it was written, apart from what a cell cannot hold', async () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }),
    fc.string({
      unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
      minLength: 1,
    }),
    fc.stringMatching(/^[ =+@_x0-9A-F\n\t&<>"'-]{1,30}$/),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(anyText, { minLength: 1, maxLength: 60 }), async (texts) => {
      const sheet = sheetOf(
        [columnOf('Text', TEXT)],
        texts.map((text) => [text]),
      );
      const read = (await openWithExcelJs(await write(sheet))).worksheets[0];
      texts.forEach((text, index) => {
        expect(read?.getCell(`A${index + 2}`).text ?? '').toBe(toCellText(text));
      });
    }),
    { numRuns: 40 },
  );
});

test('any number is read back as the same number', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.oneof(
          fc.double({ noNaN: true, noDefaultInfinity: true }),
          fc.integer(),
          fc.integer().map((cents) => cents / 100),
        ),
        { minLength: 1 },
      ),
      async (numbers) => {
        const sheet = sheetOf(
          [columnOf('N', { kind: 'number', decimals: 2 })],
          numbers.map((number) => [number]),
        );
        const xml = (await unpack(await write(sheet)))['xl/worksheets/sheet1.xml'] ?? '';
        const written = [...xml.matchAll(/<v>([^<]*)<\/v>/g)].map(([, text]) => Number(text));
        expect(written).toEqual(numbers.map((number) => number + 0));
      },
    ),
    { numRuns: 60 },
  );
});

test('a text longer than a cell is cut, and not in the middle of a character', async () => {
  const bytes = await write(
    sheetOf([columnOf('Text', TEXT)], [['&'.repeat(40_000)], [`${'a'.repeat(32_766)}🏦`]]),
  );
  const [, [first], [second]] = (await readSheet(bytes)) as [unknown, [string], [string]];
  expect(first).toBe('&'.repeat(32_767));
  expect(second).toBe('a'.repeat(32_766));
});

test('rows over the limit of a sheet go on in a further sheet under the same head', async () => {
  const rows = Array.from({ length: 10 }, (_, index) => [index]);
  const batches = [rows.slice(0, 3), [], rows.slice(3)];
  const sheet = { name: 'Rows', columns: [columnOf('N', { kind: 'integer' })], batches } as const;
  const sheets = await readExcelFile(await bytesOf(writeWorkbook(workbookOf(sheet), 5)));
  expect(sheets).toEqual([
    { sheet: 'Rows', data: [['N'], [0], [1], [2], [3]] },
    { sheet: 'Rows (2)', data: [['N'], [4], [5], [6], [7]] },
    { sheet: 'Rows (3)', data: [['N'], [8], [9]] },
  ]);
});

test('title, frozen panes, widths, filter, links and properties arrive', async () => {
  const workbook = await openWithExcelJs(
    await write({
      name: 'Links',
      title: ['Norvik Steel', 'IFRS'],
      columns: [
        { head: ['Issuer', null], format: { kind: 'link' }, width: 30 },
        { head: ['III', { day: '2026-09-30' }], format: { kind: 'number', decimals: 1 } },
      ],
      frozenColumns: 1,
      hasFilter: true,
      batches: [
        [
          [{ text: 'Norvik', url: 'https://basispoint.example/company/norvik-steel/?a=1&b="2"' }, 1.5],
          {
            cells: [{ text: '=bad', url: 'javascript:alert(1)' }, 99],
            isTotal: true,
            indent: 2,
            format: { kind: 'percent', decimals: 0 },
          },
        ],
      ],
    }),
  );
  const [sheet] = workbook.worksheets;
  expect(sheet?.views).toMatchObject([{ state: 'frozen', xSplit: 1, ySplit: 4 }]);
  expect(sheet?.getColumn(1).width).toBe(30);
  expect(sheet?.autoFilter).toBe('A4:B6');
  expect(sheet?.getCell('B4').value).toEqual(new Date('2026-09-30T00:00Z'));
  expect(sheet?.getCell('B4').numFmt).toBe('dd.mm.yyyy');
  expect(sheet?.getCell('A3').font.bold).toBe(true);
  expect(sheet?.getCell('A5').value).toEqual({
    text: 'Norvik',
    hyperlink: 'https://basispoint.example/company/norvik-steel/?a=1&b="2"',
  });
  expect(sheet?.getCell('A6').value).toBe('=bad');
  expect(sheet?.getCell('A6').alignment.indent).toBe(2);
  expect(sheet?.getCell('B6')).toMatchObject({ value: 0.99, numFmt: '0%', font: { bold: true } });
  expect(workbook).toMatchObject({ title: 'A title', creator: 'Basispoint', created: CREATED });
});

test('the same workbook is always the same bytes', async () => {
  const rows: Row[] = Array.from({ length: 20_000 }, (_, index) => [
    `Name ${index % 7}`,
    '2026-01-01',
    index,
    index / 8,
    index,
    null,
  ]);
  expect((await write(sheetOf(MIXED, rows))).equals(await write(sheetOf(MIXED, rows)))).toBe(true);
});

test('100,000 rows arrive, each in its place', async () => {
  const rows = Array.from({ length: 100_000 }, (_, index) => [index, `Row ${index}`] as const);
  const columns = [columnOf('N', { kind: 'integer' }), columnOf('Text', TEXT)];
  const cells = readCells(await write(sheetOf(columns, rows))).filter(({ row }) => row > 1);
  expect(cells).toHaveLength(2 * rows.length);
  const misplaced = cells.filter(
    ({ column, row, value }) => value !== rows[row - 2]?.[column === 'A' ? 0 : 1],
  );
  expect(misplaced).toEqual([]);
});

test('rows are requested only as fast as the file is taken, and their source is closed when the reader goes', async () => {
  let given = 0;
  let isClosed = false;
  async function* endless() {
    try {
      for (;;)
        yield Array.from(
          { length: 1000 },
          (): Row => [`A text that is not like the others: ${Math.sin(given++)}`],
        );
    } finally {
      isClosed = true;
    }
  }
  const stream = writeWorkbook(
    workbookOf({ name: 'Endless', columns: [columnOf('Text', TEXT)], batches: endless() }),
  );
  for await (const _ of stream) if (given > 0) break;
  await new Promise((resolve) => stream.once('close', resolve).destroy());
  expect(given).toBeLessThan(60_000);
  await expect.poll(() => isClosed).toBe(true);
});

test('what fails while rows are read fails the file', async () => {
  async function* broken(): AsyncGenerator<Row[]> {
    yield [['one']];
    throw new Error('the store is gone');
  }
  const sheet = { name: 'Broken', columns: [columnOf('Text', TEXT)], batches: broken() };
  await expect(bytesOf(writeWorkbook(workbookOf(sheet)))).rejects.toThrow('the store is gone');
});

/** The parts of the file as text, by the zip reader that comes with exceljs. */
async function unpack(bytes: Buffer): Promise<Record<string, string>> {
  const { default: JsZip } = await import('jszip');
  const zip = await JsZip.loadAsync(bytes, { checkCRC32: true });
  const parts = Object.values(zip.files).map(
    async (file) => [file.name, await file.async('string')] as const,
  );
  return Object.fromEntries(await Promise.all(parts));
}

test('a cell may compute itself from cells that have names, and shows its value to who does not compute', async () => {
  const rows = [
    ['Price', 98.5],
    ['Half of it', { formula: 'IF(half<1000,price/2,0)', value: 49.25 }],
  ];
  const sheet = sheetOf(
    [columnOf('Name', TEXT), columnOf('Value', { kind: 'number', decimals: 2 })],
    rows,
    "It's",
  );
  const names = [
    { name: 'price', sheet: 0, cells: 'B2' },
    { name: 'half', sheet: 0, cells: 'B3:B3' },
  ];
  const bytes = await bytesOf(writeWorkbook({ ...workbookOf(sheet), names }));
  const opened = await openWithExcelJs(bytes);
  expect(opened.worksheets[0]?.getCell('B3').value).toEqual({
    formula: 'IF(half<1000,price/2,0)',
    result: 49.25,
  });
  expect(opened.definedNames.getRanges('price').ranges).toEqual(["'It''s'!$B$2"]);
});
