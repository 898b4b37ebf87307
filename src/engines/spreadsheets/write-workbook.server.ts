import { Buffer } from 'node:buffer';
import { Readable } from 'node:stream';
import { ByteWriter } from './byte-writer.server.ts';
import { CellStyles } from './cell-styles.ts';
import {
  appProperties,
  CONTENT_TYPES,
  coreProperties,
  PACKAGE_LINKS,
  sheetLinks,
  workbookLinks,
  workbookXml,
} from './fixed-parts.ts';
import { RowCursor } from './row-cursor.ts';
import { RowWriter } from './row-writer.server.ts';
import { takeSheetName } from './sheet-name.ts';
import { headRowsOf, sheetEnd, sheetStart } from './sheet-xml.ts';
import type { Sheet, Workbook } from './workbook.ts';
import { type ZipPart, zipStream } from './zip-stream.server.ts';

export const WORKBOOK_MIMETYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const MOST_ROWS = 1_048_576;
const READ_AHEAD_BYTES = 262_144;

/**
 * The bytes of an .xlsx file, made as they are taken: rows are requested only when the reader wants more, and none is
 * kept. The same workbook always gives the same bytes.
 */
export function writeWorkbook(workbook: Workbook, mostRows = MOST_ROWS): Readable {
  const bytes = zipStream(writeParts(workbook, mostRows), workbook.created);
  return Readable.from(bytes, { objectMode: false, highWaterMark: READ_AHEAD_BYTES });
}

async function* writeParts(workbook: Workbook, mostRows: number): AsyncGenerator<ZipPart> {
  const styles = new CellStyles(workbook.dayPattern);
  const names: string[] = [];
  const taken = new Set<string>();
  yield part('[Content_Types].xml', CONTENT_TYPES);
  yield part('_rels/.rels', PACKAGE_LINKS);
  for await (const sheet of workbook.sheets) {
    const rows = new RowCursor(sheet.batches);
    try {
      do {
        names.push(takeSheetName(sheet.name, taken));
        yield* writeSheet({ sheet, rows, styles, mostRows, number: names.length });
      } while (await rows.advance());
    } finally {
      await rows.close();
    }
  }
  yield part('xl/workbook.xml', workbookXml(names, workbook.names));
  yield part('xl/_rels/workbook.xml.rels', workbookLinks(names.length));
  yield part('xl/styles.xml', styles.toXml());
  yield part('docProps/core.xml', coreProperties(workbook));
  yield part('docProps/app.xml', appProperties(workbook.creator));
}

interface SheetJob {
  readonly sheet: Sheet;
  readonly rows: RowCursor;
  readonly styles: CellStyles;
  readonly mostRows: number;
  readonly number: number;
}

/** One sheet as far as it can hold the rows, and where its links lead. */
async function* writeSheet(job: SheetJob): AsyncGenerator<ZipPart> {
  const bytes = new ByteWriter();
  const writer = new RowWriter(bytes, job.styles, job.sheet.columns);
  yield {
    name: `xl/worksheets/sheet${job.number}.xml`,
    content: writeRows(job, bytes, writer),
    reuse: (piece) => bytes.reuse(piece),
  };
  if (writer.links.length === 0) return;
  const urls = writer.links.map(({ url }) => url);
  yield part(`xl/worksheets/_rels/sheet${job.number}.xml.rels`, sheetLinks(urls));
}

async function* writeRows(
  job: SheetJob,
  bytes: ByteWriter,
  writer: RowWriter,
): AsyncGenerator<Buffer<ArrayBuffer>> {
  const { sheet, rows, mostRows, number } = job;
  bytes.markup(sheetStart(sheet, number === 1));
  for (const [index, line] of (sheet.title ?? []).entries())
    writer.title(line, index === 0 ? 'title' : 'note');
  for (let level = 0; level < headRowsOf(sheet); level++)
    writer.head(sheet.columns.map(({ head }) => head[level] ?? null));
  while (writer.count < mostRows) {
    const row = rows.take();
    if (row) writer.row(row);
    else if (!(await rows.advance())) break;
    if (bytes.isFull) yield* bytes.take();
  }
  bytes.markup(
    sheetEnd(
      sheet,
      writer.count,
      writer.links.map(({ cell }) => cell),
    ),
  );
  yield* bytes.takeAll();
}

function part(name: string, text: string): ZipPart {
  return { name, content: [Buffer.from(text)] };
}
