import { Buffer } from 'node:buffer';
import type { Readable } from 'node:stream';
import type { CellFormat, Column, Row, Sheet, Workbook } from './workbook.ts';

export const CREATED = new Date('2026-11-15T10:20:30Z');

export function workbookOf(...sheets: readonly Sheet[]): Workbook {
  return {
    title: 'A title',
    creator: 'Basispoint',
    created: CREATED,
    dayPattern: String.raw`dd\.mm\.yyyy`,
    sheets,
  };
}

export function columnOf(name: string, format: CellFormat): Column {
  return { head: [name], format };
}

export function sheetOf(columns: readonly Column[], rows: readonly Row[], name = 'Data'): Sheet {
  return { name, columns, batches: [rows] };
}

export async function bytesOf(stream: Readable): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of stream) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}
