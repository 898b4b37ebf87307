import { Buffer } from 'node:buffer';
import { expect, test } from 'vitest';
import { readTable, sourceOf } from '../decode-for-tests.server.ts';

/** What these tests need of encodings with one byte for each letter. */
function encode(text: string, encoding: string): Buffer {
  const decoder = new TextDecoder(encoding);
  const bytes = new Map(
    Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]),
  );
  return Buffer.from([...text].map((letter) => bytes.get(letter) ?? 63));
}

const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16();
const TEXT = 'Тикер;Дата;Цена\nСТАЛЬ;05.01.2024;1 234,50\nМЕДЬ;09.01.2024;7,5\n';

test.each([
  { encoding: 'utf-8', bytes: Buffer.from(TEXT) },
  { encoding: 'utf-8', bytes: Buffer.from(`\ufeff${TEXT}`) },
  { encoding: 'utf-16le', bytes: Buffer.from(`\ufeff${TEXT}`, 'utf16le') },
  { encoding: 'utf-16le', bytes: Buffer.from(TEXT, 'utf16le') },
  { encoding: 'utf-16be', bytes: utf16be(`\ufeff${TEXT}`) },
  { encoding: 'utf-16be', bytes: utf16be(TEXT) },
  { encoding: 'windows-1251', bytes: encode(TEXT, 'windows-1251') },
])('DI-03 a table in $encoding is read without a question', async ({ encoding, bytes }) => {
  const { content, rows } = await readTable(sourceOf(bytes, 'a.csv', [7, 1, 3]));
  expect(content).toMatchObject({
    encoding,
    delimiter: ';',
    decimal: ',',
    header: ['Тикер', 'Дата', 'Цена'],
  });
  expect(rows.map(({ cells }) => cells)).toEqual([
    ['СТАЛЬ', '05.01.2024', '1 234,50'],
    ['МЕДЬ', '09.01.2024', '7,5'],
  ]);
});

test('DI-03 letters of Western languages are not taken for Cyrillic ones, and the byte that shows it is named', async () => {
  const { content, rows } = await readTable(
    sourceOf(encode('Name,Größe\nMüller & Söhne,1\nCafé,2\n', 'windows-1252')),
  );
  expect(content).toMatchObject({ encoding: 'windows-1252', notUtf8: { at: 7, byte: 0xf6 } });
  expect(rows[0]?.cells[0]).toBe('Müller & Söhne');
});

const POLISH = 'Data;Nazwa;Kurs\n2024-03-01;Zakłady Łódź Śląsk żółć;110,5\n';
const RUSSIAN = 'Дата;Цена\n05.01.2024;7,5\n';

test.each([
  { encoding: 'windows-1250', text: POLISH },
  { encoding: 'iso-8859-2', text: POLISH },
  { encoding: 'koi8-r', text: RUSSIAN },
  { encoding: 'ibm866', text: RUSSIAN },
  { encoding: 'windows-1254', text: 'Tarih;Açılış;Kapanış\n05.01.2024;7,5;8,5\n' },
  { encoding: 'windows-1251', text: 'ticker,name\nSTAL,СТАЛЬ\nBANK,БАНК\n' },
])('DI-03 the letters of a table decide that it is in $encoding', async ({ encoding, text }) => {
  const { content, rows } = await readTable(sourceOf(encode(text, encoding)));
  expect(content).toMatchObject({ encoding });
  const [, ...lines] = text.trim().split('\n');
  expect(rows.map(({ raw }) => raw)).toEqual(lines);
});

const bytesOf = (...parts: readonly (string | readonly number[])[]) =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from(part))));

test.each([
  {
    encoding: 'gb18030',
    bytes: bytesOf([0xc8, 0xd5, 0xc6, 0xda], ',', [0xca, 0xd5, 0xc5, 0xcc, 0xbc, 0xdb], '\n2024-03-01,11\n'),
    header: ['日期', '收盘价'],
  },
  {
    encoding: 'gb18030',
    bytes: bytesOf('code,name\n000001,', [0xc6, 0xbd, 0xb0, 0xb2, 0xd2, 0xf8, 0xd0, 0xd0], '\n'),
    header: ['code', 'name'],
  },
  {
    encoding: 'big5',
    bytes: bytesOf([0xa4, 0xe9, 0xb4, 0xc1], ',', [0xa6, 0xac, 0xbd, 0x4c, 0xbb, 0xf9], '\n2024-03-01,11\n'),
    header: ['日期', '收盤價'],
  },
  {
    encoding: 'shift_jis',
    bytes: bytesOf([0x93, 0xfa, 0x95, 0x74], ',', [0x8f, 0x49, 0x92, 0x6c], '\n2024-03-01,11\n'),
    header: ['日付', '終値'],
  },
])('DI-03 a table of $header is read in $encoding', async ({ encoding, bytes, header }) => {
  expect((await readTable(sourceOf(bytes))).content).toMatchObject({ encoding, header });
});

test('DI-03 a file whose last byte is not UTF-8 is read in another encoding from the first line on', async () => {
  const ascii = `day,name\n${'2024-01-01,plain\n'.repeat(100_000)}`;
  const { content, rows } = await readTable(
    sourceOf(Buffer.concat([Buffer.from(ascii), encode('2024-01-02,сталь', 'windows-1251')])),
  );
  expect(content).toMatchObject({ encoding: 'windows-1251', notUtf8: { at: ascii.length + 11 } });
  expect(rows).toHaveLength(100_001);
});

test('DI-03 the choice of a person is taken instead of what is detected', async () => {
  const { content, rows } = await readTable(
    sourceOf(encode('a title\nтикер;цена|x\nсталь;1.5|y\n', 'windows-1251')),
    {
      encoding: 'cp1251',
      delimiter: '|',
      decimal: ',',
      skipLines: 1,
    },
  );
  expect(content).toMatchObject({
    encoding: 'windows-1251',
    delimiter: '|',
    decimal: ',',
    header: ['тикер;цена', 'x'],
  });
  expect(rows.map(({ cells }) => cells)).toEqual([['сталь;1.5', 'y']]);
  await expect(readTable(sourceOf('a,b'), { encoding: 'klingon' })).rejects.toMatchObject({
    code: 'unknown_encoding',
  });
  await expect(readTable(sourceOf(Uint8Array.of(65, 0xff)), { encoding: 'utf-8' })).rejects.toMatchObject({
    code: 'bad_encoding',
  });
});

test.each([
  { why: 'commas inside of quotes', text: 'name;note\nA;"1,2,3"\nB;"4,5,6"\n', delimiter: ';' },
  { why: 'decimal commas', text: 'day;open;close\n01.02.2024;1,5;2,5\n02.02.2024;1,5;2,5\n', delimiter: ';' },
  { why: 'tabs', text: 'symbol\tname\nA\tAlpha, Inc\nB\tBeta\n', delimiter: '\t' },
  { why: 'bars', text: 'symbol|name\nA|Alpha, Inc\n', delimiter: '|' },
  { why: 'one column', text: 'isin\nUS0378331005\n', delimiter: ',' },
  {
    why: 'a title above',
    text: 'Report of all days\n\ndate,close\n2024-01-02,1\n2024-01-03,2\n',
    delimiter: ',',
  },
])('DI-03 the delimiter is found with $why', async ({ text, delimiter }) => {
  expect((await readTable(sourceOf(text))).content).toMatchObject({ delimiter });
});

test.each([
  { text: 'a;b\n1,5;x\n', decimal: ',' },
  { text: 'a;b\n1.234,5;x\n', decimal: ',' },
  { text: 'a;b\n1.5;x\n', decimal: '.' },
  { text: 'day;volume;close\n31.12.2024;4,787;12.50\n30.12.2024;5,123;12.75\n', decimal: '.' },
  { text: 'day;volume\n31.12.2024;12\n', decimal: '.' },
  { text: 'a,b\n"1,5",x\n', decimal: ',' },
  { text: 'a,b\n"1.234,5",x\n', decimal: ',' },
  { text: 'a,b\n"1,234",2.5\n', decimal: '.' },
  { text: 'a,b\n"120,000",x\n', decimal: '.' },
  { text: 'a;b;c\n171,50;1.234.567;x\n', decimal: ',' },
  { text: 'a;b\n1,234,567;x\n', decimal: '.' },
  { text: 'a;b\n1,234;x\n', decimal: ',' },
  { text: 'a;b\n$1,234.50;x\n', decimal: '.' },
  { text: 'a;b\n0,35%;1,20M\n', decimal: ',' },
  { text: 'a;b\n0.234;x\n', decimal: '.' },
])('DI-03 $text has the decimal mark $decimal', async ({ text, decimal }) => {
  expect((await readTable(sourceOf(text))).content).toMatchObject({ decimal });
});

test.each([
  { why: 'at the top', text: 'Date,Close\n2024-01-02,1\n', header: ['Date', 'Close'], records: 1 },
  {
    why: 'below a title',
    text: 'history\n\nSECID;CLOSE;TRADEDATE\nA;1;2024-01-02\n',
    header: ['SECID', 'CLOSE', 'TRADEDATE'],
    records: 1,
  },
  { why: 'with unknown words', text: 'foo,bar\n1,2\n', header: ['foo', 'bar'], records: 1 },
  {
    why: 'of Finam, which begins like XML',
    text: '<TICKER>;<PER>;<DATE>;<CLOSE>\nA;D;20240102;1\n',
    header: ['<TICKER>', '<PER>', '<DATE>', '<CLOSE>'],
    records: 1,
  },
  {
    why: 'with years as names',
    text: 'Name,2023,2024\nA,1,2\nB,3,4\n',
    header: ['Name', '2023', '2024'],
    records: 2,
  },
  { why: 'that is missing', text: '2024-01-02,1,2\n2024-01-03,3,4\n', header: ['A', 'B', 'C'], records: 2 },
  { why: 'without records', text: '<DATE>,<CLOSE>\n', header: ['<DATE>', '<CLOSE>'], records: 0 },
])('DI-03 a header $why is found', async ({ text, header, records }) => {
  const { content, rows } = await readTable(sourceOf(text));
  expect(content).toMatchObject({ header });
  expect(rows).toHaveLength(records);
});

test('DI-03 a Korean table is known by the names of its columns', async () => {
  const bytes = Buffer.from(
    'c0cfc0da2cc1beb0a12cbdc3b0a12cb0edb0a12cc0fab0a12cb0c5b7a1b7ae0a323032342f30312f30332c31312c31302c31322c392c3530300a',
    'hex',
  );
  const { content } = await readTable(sourceOf(bytes, 'a.csv'));
  expect(content).toMatchObject({
    encoding: 'euc-kr',
    header: ['일자', '종가', '시가', '고가', '저가', '거래량'],
  });
});

test('DI-03 decimal commas in all columns do not hide the semicolons between them', async () => {
  const days = Array.from(
    { length: 20 },
    (_, at) => `${String(at + 1).padStart(2, '0')}.02.2024;10,5;11,5;9,5\n`,
  );
  const { content } = await readTable(
    sourceOf(Buffer.from(`Datum;Eröffnung;Hoch;Tief\n${days.join('')}`), 'a.csv'),
  );
  expect(content).toMatchObject({
    delimiter: ';',
    decimal: ',',
    header: ['Datum', 'Eröffnung', 'Hoch', 'Tief'],
  });
});

test.each([
  { text: 'ISIN;Kupon;Fälligkeit;Stückelung\nDE1;4,500%;15.06.2030;1.000\n', decimal: ',' },
  { text: 'Datum;Kurs;Stück\n15.06.2030;4,500;1.000\n', decimal: ',' },
  { text: 'Date;Rate;Shares\n2030-06-15;4.500%;1,000\n', decimal: '.' },
  { text: 'Дата;Ставка\n02.2024;16,00\n01.2024;15,50\n', decimal: ',' },
])('DI-03 thousands are not taken for parts: $text', async ({ text, decimal }) => {
  expect((await readTable(sourceOf(text))).content).toMatchObject({ decimal });
});

test.each([
  {
    of: 'quotes around names with commas',
    text: '"Дата";"Ставка, %"\n"15.03.2024";"16,00"\n',
    delimiter: ';',
    header: ['Дата', 'Ставка, %'],
  },
  {
    of: 'as many commas as semicolons',
    text: 'Дата;Ставка, %;Цель, %\n15.03.2024;16,00;4,00\n',
    delimiter: ';',
    header: ['Дата', 'Ставка, %', 'Цель, %'],
  },
  {
    of: 'more titles than rows',
    text: 'Historique\nDu 2024-02-12\nFR0000121014\nDate;Clôture;vwap\n16/02/2024;825,60;822,82\n',
    delimiter: ';',
    header: ['Date', 'Clôture', 'vwap'],
  },
  {
    of: 'one or several spaces',
    text: '<TICKER> <PER>   <DATE> <CLOSE>\nOAK D 20240103  271.9\nOAK D 20240104 274.6\n',
    delimiter: ' ',
    header: ['<TICKER>', '<PER>', '<DATE>', '<CLOSE>'],
  },
])('DI-03 columns are divided where there are $of', async ({ text, delimiter, header }) => {
  const { content, rows } = await readTable(sourceOf(text));
  expect(content).toMatchObject({ delimiter, header });
  expect(rows[0]?.cells).toHaveLength(header.length);
});
