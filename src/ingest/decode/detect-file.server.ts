import { columnLetters } from '#engines/spreadsheets/column-letters.ts';
import { listZip } from './archive/zip-file.server.ts';
import type { ByteSource } from './byte-source.server.ts';
import type { DecodeLimits } from './decode-limits.ts';
import { DecodeRefusal } from './decode-refusal.ts';
import { detectEncoding } from './detect-encoding.server.ts';
import { toCells } from './json/json-cells.ts';
import { peekJson } from './json/peek-json.ts';
import { unpackRows } from './packed-rows.ts';
import { openParquet } from './parquet/read-parquet.server.ts';
import type { Peek } from './peek.ts';
import { refuseOver } from './refuse-over.ts';
import type { Resolution } from './resolution.ts';
import { sniffBytes, sniffText } from './sniff.ts';
import type { DecodeChoice } from './source.ts';
import { decodeText } from './text/decode-text.ts';
import { detectDecimal } from './text/detect-decimal.ts';
import { detectDelimiter, firstRecords } from './text/detect-delimiter.ts';
import type { DetectedEncoding } from './text/detect-encoding.ts';
import { findHeader } from './text/find-header.ts';
import { findOfficeKind, XlsxFile } from './xlsx/read-xlsx.server.ts';
import { pickSheet, type WorkbookParts, type WorkbookSheet } from './xlsx/workbook-parts.ts';
import { findRoot } from './xml/xml-events.ts';

/** What a file is and how it is read. */
export interface Found {
  readonly content: Peek['content'];
  readonly resolution: Resolution;
}

/** More than the longest cell. */
const HEAD_BYTES = 1024 * 1024 + 1;
const [LF, CR] = [10, 13];
const PEEK_CHARACTERS = 65_536;
const SAMPLE = 20;
/** Enough rows of a workbook to find its header. */
const FIRST_ROWS = 100;
/** The Bank of England has forward rates, their short end and that of spot rates before the curve itself. */
const SPOT = /^\d\. spot curve$/i;
/** Beside the first one. */
const LOOKED_AT_SHEETS = 8;

export async function detectFile(
  bytes: ByteSource,
  choice: DecodeChoice,
  limits: DecodeLimits,
): Promise<Found> {
  const head = await bytes.head(HEAD_BYTES);
  const kind = sniffBytes(head.bytes);
  switch (kind) {
    case 'gzip':
      return detectGzip(bytes, choice, limits);
    case 'zip':
      return detectWorkbook(bytes, choice, limits);
    case 'parquet':
      return detectParquet(bytes, limits);
    case 'text':
      return detectText(bytes, head, choice, limits);
  }
}

async function detectGzip(bytes: ByteSource, choice: DecodeChoice, limits: DecodeLimits): Promise<Found> {
  if (bytes.isUnpacked) throw new DecodeRefusal('nested_archive');
  const unpacked = bytes.gunzipped();
  try {
    const { content, resolution } = await detectFile(unpacked, choice, limits);
    return { content, resolution: { ...resolution, isGzip: true } };
  } finally {
    await unpacked.close();
  }
}

async function detectWorkbook(bytes: ByteSource, choice: DecodeChoice, limits: DecodeLimits): Promise<Found> {
  const { handle } = await bytes.file();
  const entries = await listZip(handle, limits);
  const isOffice = entries.some(({ path }) => path === '[Content_Types].xml');
  if (!isOffice) throw new DecodeRefusal(bytes.isUnpacked ? 'nested_archive' : 'is_archive');
  const xlsx = new XlsxFile(handle, entries, limits);
  const kind = findOfficeKind(await xlsx.readPart('[Content_Types].xml'));
  if (kind !== 'workbook') throw new DecodeRefusal('unsupported_kind', { kind });
  const parts = await xlsx.readParts();
  const { sheet, records } = await findTable(xlsx, parts, choice);
  if (records.length === 0) throw new DecodeRefusal('empty');
  const { header, above, skip, ...rest } = splitHeader(records, choice);
  const sheets = parts.sheets.map(({ name }) => name);
  return {
    content: {
      kind: 'table',
      source: 'xlsx',
      decimal: choice.decimal ?? '.',
      sheet: sheet.name,
      sheets,
      above,
      header,
      ...rest,
    },
    resolution: { kind: 'xlsx', isGzip: false, sheet: sheet.name, above, header, skip },
  };
}

/** Before a table, workbooks have covers and notes: the first sheet with a header of several columns, else the first. */
async function findTable(xlsx: XlsxFile, parts: WorkbookParts, choice: DecodeChoice) {
  const sheet = pickSheet(parts.sheets, choice.sheet);
  const spot =
    choice.sheet === undefined
      ? parts.sheets.find(({ name, isVisible }) => isVisible && SPOT.test(name))
      : undefined;
  if (spot) return { sheet: spot, records: await firstRows(xlsx, parts, spot) };
  const first = { sheet, records: await firstRows(xlsx, parts, sheet) };
  if (choice.sheet !== undefined || hasTable(first.records, choice)) return first;
  const others = parts.sheets.filter((each) => each.isVisible && each !== sheet).slice(0, LOOKED_AT_SHEETS);
  for (const other of others) {
    const records = await firstRows(xlsx, parts, other);
    if (hasTable(records, choice)) return { sheet: other, records };
  }
  return first;
}

function hasTable(records: readonly (readonly string[])[], choice: DecodeChoice): boolean {
  const { header, sample } = splitHeader(records, choice);
  return sample.length > 0 && header.filter((name) => name.trim() !== '').length > 1;
}

async function firstRows(xlsx: XlsxFile, parts: WorkbookParts, { part }: WorkbookSheet) {
  const records: (readonly string[])[] = [];
  for await (const packed of xlsx.readRows(part, parts)) {
    records.push(...unpackRows(packed).map(({ cells }) => cells));
    if (records.length >= FIRST_ROWS) break;
  }
  return records;
}

async function detectParquet(bytes: ByteSource, limits: DecodeLimits): Promise<Found> {
  const file = await bytes.file();
  const parquet = await openParquet(file.handle, file.bytes, limits);
  const { header } = parquet;
  let sample: (readonly string[])[] = [];
  for await (const packed of parquet.rows()) {
    sample = unpackRows(packed)
      .slice(0, SAMPLE)
      .map(({ cells }) => cells);
    break;
  }
  return {
    content: { kind: 'table', source: 'parquet', decimal: '.', header, sample },
    resolution: { kind: 'parquet', isGzip: false, header },
  };
}

interface Head {
  readonly bytes: Uint8Array;
  readonly isWhole: boolean;
}

async function detectText(
  bytes: ByteSource,
  head: Head,
  choice: DecodeChoice,
  limits: DecodeLimits,
): Promise<Found> {
  refuseEndlessLine(head, limits);
  const detected = await detectEncoding(bytes, head.bytes, choice);
  const { encoding } = detected;
  const text = new TextDecoder(encoding).decode(head.bytes, { stream: !head.isWhole });
  const peeked = text.slice(0, PEEK_CHARACTERS);
  switch (sniffText(text)) {
    case 'table':
      return detectTable(text, head.isWhole, detected, choice, limits);
    case 'xml':
      return {
        content: { kind: 'xml', root: findRoot(peeked), text: peeked, encoding },
        resolution: { kind: 'xml', isGzip: false, encoding },
      };
    case 'json':
      return detectJson(decodeText(bytes.stream(), encoding), peeked, encoding, limits);
  }
}

/** Before the whole file is looked through for its encoding. A document of JSON or XML may well be one line. */
function refuseEndlessLine({ bytes, isWhole }: Head, limits: DecodeLimits): void {
  const hasBreak = bytes.includes(LF) || bytes.includes(CR);
  if (
    isWhole ||
    hasBreak ||
    sniffText(new TextDecoder().decode(bytes.subarray(0, PEEK_CHARACTERS))) !== 'table'
  )
    return;
  refuseOver(limits, 'cellCharacters', bytes.length, { line: 1 });
}

async function detectJson(
  text: AsyncIterable<string>,
  peeked: string,
  encoding: string,
  limits: DecodeLimits,
): Promise<Found> {
  const { form, keys, header, sample } = await peekJson(text, limits);
  if (form === 'document') {
    return {
      content: { kind: 'json', keys, text: peeked, encoding },
      resolution: { kind: 'json', isGzip: false, encoding },
    };
  }
  refuseOver(limits, 'columns', header.length);
  const cells = sample.map((object) => toCells(object, header));
  return {
    content: { kind: 'table', source: `json-${form}`, encoding, decimal: '.', header, sample: cells },
    resolution: { kind: 'json-table', isGzip: false, encoding, header },
  };
}

function detectTable(
  text: string,
  isWhole: boolean,
  detected: DetectedEncoding,
  choice: DecodeChoice,
  limits: DecodeLimits,
): Found {
  const start = firstLines(text, isWhole);
  const delimiter = choice.delimiter ?? detectDelimiter(start.text, start.isWhole);
  const records = firstRecords(start.text, delimiter, start.isWhole);
  const { header, above, skip, ...rest } = splitHeader(records, choice);
  refuseOver(limits, 'columns', header.length);
  const decimal = choice.decimal ?? detectDecimal(records, delimiter);
  return {
    content: { kind: 'table', source: 'csv', ...detected, delimiter, decimal, above, header, ...rest },
    resolution: { kind: 'csv', isGzip: false, encoding: detected.encoding, delimiter, above, header, skip },
  };
}

/** The beginning of the text is enough, unless one long record fills it. */
function firstLines(text: string, isWhole: boolean): { readonly text: string; readonly isWhole: boolean } {
  const start = text.slice(0, PEEK_CHARACTERS);
  const lines = start.slice(0, PEEK_CHARACTERS / 2).split(/[\r\n]+/, 3);
  const isEnough = text.length > start.length && lines.length > 2;
  return isEnough ? { text: start, isWhole: false } : { text, isWhole };
}

function splitHeader(records: readonly (readonly string[])[], { skipLines }: DecodeChoice) {
  const found = skipLines ?? findHeader(records);
  const width = records.slice(0, SAMPLE).reduce((most, { length }) => Math.max(most, length), 0);
  const header =
    found === null ? Array.from({ length: width }, (_, at) => columnLetters(at)) : (records[found] ?? []);
  const skip = found === null ? 0 : found + 1;
  return {
    header,
    above: records.slice(0, found ?? 0),
    skip,
    sample: records.slice(skip, skip + SAMPLE),
    hasHeader: found !== null,
    skipLines: found ?? 0,
  };
}
