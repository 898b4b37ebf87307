import { listZip } from './archive/zip-file.server.ts';
import type { ByteSource } from './byte-source.server.ts';
import type { DecodeLimits } from './decode-limits.ts';
import { DecodeRefusal } from './decode-refusal.ts';
import { readElements, readJsonRows, readWhole } from './json/json-elements.ts';
import { type PackedRows, skipRows } from './packed-rows.ts';
import { openParquet } from './parquet/read-parquet.server.ts';
import type { XmlEvent } from './peek.ts';
import type { Resolution } from './resolution.ts';
import { decodeText } from './text/decode-text.ts';
import { RecordSplitter } from './text/split-records.ts';
import { XlsxFile } from './xlsx/read-xlsx.server.ts';
import { pickSheet } from './xlsx/workbook-parts.ts';
import { readXml } from './xml/xml-events.ts';

/** The rows of a table, from the first behind the header. */
export async function* readRows(
  bytes: ByteSource,
  resolution: Resolution,
  limits: DecodeLimits,
): AsyncGenerator<PackedRows> {
  switch (resolution.kind) {
    case 'csv':
      return yield* skipRows(
        splitText(decodeText(bytes.stream(), resolution.encoding), resolution.delimiter, limits),
        resolution.skip,
      );
    case 'json-table':
      return yield* readJsonRows(decodeText(bytes.stream(), resolution.encoding), resolution.header, limits);
    case 'xlsx':
      return yield* skipRows(readSheet(bytes, resolution.sheet, limits), resolution.skip);
    case 'parquet': {
      const file = await bytes.file();
      const parquet = await openParquet(file.handle, file.bytes, limits);
      return yield* parquet.rows();
    }
    default:
      throw new DecodeRefusal('unreadable');
  }
}

export function readJsonElements(
  bytes: ByteSource,
  resolution: Resolution,
  path: readonly string[],
  limits: DecodeLimits,
): AsyncGenerator<unknown[]> {
  return readElements(textOf(bytes, resolution), path, limits);
}

export function readJsonWhole(
  bytes: ByteSource,
  resolution: Resolution,
  limits: DecodeLimits,
): Promise<unknown> {
  return readWhole(textOf(bytes, resolution), limits);
}

export function readXmlEvents(
  bytes: ByteSource,
  resolution: Resolution,
  limits: DecodeLimits,
): AsyncGenerator<XmlEvent[]> {
  return readXml(textOf(bytes, resolution), limits);
}

function textOf(bytes: ByteSource, resolution: Resolution): AsyncGenerator<string> {
  if (!('encoding' in resolution)) throw new DecodeRefusal('unreadable');
  return decodeText(bytes.stream(), resolution.encoding);
}

async function* splitText(
  text: AsyncIterable<string>,
  delimiter: string,
  limits: DecodeLimits,
): AsyncGenerator<PackedRows> {
  const splitter = new RecordSplitter(delimiter, limits);
  for await (const chunk of text) {
    const packed = splitter.push(chunk);
    if (packed) yield packed;
  }
  const rest = splitter.end();
  if (rest) yield rest;
}

async function* readSheet(
  bytes: ByteSource,
  sheet: string,
  limits: DecodeLimits,
): AsyncGenerator<PackedRows> {
  const { handle } = await bytes.file();
  const xlsx = new XlsxFile(handle, await listZip(handle, limits), limits);
  const parts = await xlsx.readParts();
  yield* xlsx.readRows(pickSheet(parts.sheets, sheet).part, parts);
}
