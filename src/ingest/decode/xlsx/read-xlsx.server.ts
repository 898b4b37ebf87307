import type { FileHandle } from 'node:fs/promises';
import { readZipEntry, type ZipEntry } from '../archive/zip-file.server.ts';
import type { DecodeLimits } from '../decode-limits.ts';
import { DecodeRefusal } from '../decode-refusal.ts';
import { type PackedRows, RowPacker } from '../packed-rows.ts';
import { refuseOver } from '../refuse-over.ts';
import { toCsvRecord } from '../text/csv-record.ts';
import { decodeText } from '../text/decode-text.ts';
import { readMeanings } from './cell-formats.ts';
import { readRowCells, type SheetContext } from './row-cells.ts';
import { readWorkbookParts, type WorkbookParts } from './workbook-parts.ts';
import { readSegments } from './xml-segments.ts';
import { findAttribute, joinTexts } from './xml-text.ts';

const PART_CHARACTERS = 16 * 1024 * 1024;

/** A workbook inside of a zip archive. */
export class XlsxFile {
  readonly #file: FileHandle;
  readonly #entries: ReadonlyMap<string, ZipEntry>;
  readonly #limits: DecodeLimits;

  constructor(file: FileHandle, entries: readonly ZipEntry[], limits: DecodeLimits) {
    this.#file = file;
    this.#entries = new Map(entries.map((entry) => [entry.path, entry]));
    this.#limits = limits;
  }

  async readParts(): Promise<WorkbookParts> {
    return readWorkbookParts(
      await this.readPart('xl/workbook.xml'),
      await this.readPart('xl/_rels/workbook.xml.rels'),
    );
  }

  async *readRows(sheetPart: string, { shared, styles, is1904 }: WorkbookParts): AsyncGenerator<PackedRows> {
    const meanings = styles === null ? [] : readMeanings(await this.readPart(styles));
    const texts = shared === null || !this.#entries.has(shared) ? [] : await this.#readShared(shared);
    const context: SheetContext = { shared: texts, meanings, is1904, limits: this.#limits };
    const packer = new RowPacker();
    let [line, records] = [0, 0];
    for await (const { prefix, texts: rows } of readSegments(this.#text(sheetPart), 'row', this.#limits)) {
      for (const row of rows) {
        line = Number(findAttribute(row.slice(0, row.indexOf('>')), 'r') ?? line + 1);
        const cells = readRowCells(row, prefix, context);
        if (cells.length === 0) continue;
        refuseOver(this.#limits, 'records', ++records);
        packer.add({ line, raw: toCsvRecord(cells), cells });
      }
      const packed = packer.isFull ? packer.take() : null;
      if (packed) yield packed;
    }
    const rest = packer.take();
    if (rest) yield rest;
  }

  /** A short part as a whole. */
  async readPart(path: string): Promise<string> {
    let whole = '';
    for await (const piece of this.#text(path)) {
      whole += piece;
      if (whole.length > PART_CHARACTERS) throw new DecodeRefusal('bad_workbook', { part: path });
    }
    if (/<!(?:DOCTYPE|ENTITY)/i.test(whole)) throw new DecodeRefusal('xml_doctype');
    return whole;
  }

  async #readShared(path: string): Promise<string[]> {
    const shared: string[] = [];
    let length = 0;
    for await (const { prefix, texts } of readSegments(this.#text(path), 'si', this.#limits)) {
      for (const text of texts) {
        const joined = joinTexts(text, prefix);
        length += joined.length;
        refuseOver(this.#limits, 'sharedCharacters', length);
        shared.push(joined);
      }
    }
    return shared;
  }

  #text(path: string): AsyncGenerator<string> {
    const entry = this.#entries.get(path);
    if (!entry) throw new DecodeRefusal('bad_workbook', { part: path });
    return decodeText(readZipEntry(this.#file, entry, entry.bytes), 'utf-8');
  }
}

/** What a zip archive is, by the kinds of its parts. */
export function findOfficeKind(contentTypes: string): 'workbook' | 'xlsb' | 'office' {
  if (
    /ContentType="[^"]*(?:spreadsheetml\.(?:sheet|template)|ms-excel\.(?:sheet|template)\.macroEnabled)\.main\+xml"/.test(
      contentTypes,
    )
  )
    return 'workbook';
  return /sheet\.binary/.test(contentTypes) ? 'xlsb' : 'office';
}
