import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { unzip, zip } from '#engines/spreadsheets/zip-for-tests.ts';

const OFFICES = [
  '/usr/bin/soffice',
  '/usr/local/bin/soffice',
  '/Applications/LibreOffice.app/Contents/MacOS/soffice',
];
export const office = OFFICES.find((path) => existsSync(path));

/** Fields by a comma, texts in quotes, in UTF-8, from the first line, values instead of what is shown, every sheet. */
const CSV = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,false,false,false,false,-1';

/** Cells as texts, by row and column; days and percentages as LibreOffice writes them. */
export type Recalculated = readonly (readonly string[])[];

/**
 * Recalculates workbooks without what was computed for their formulas, in one run; of each the sheets in order. LibreOffice ends
 * before the last of many files is written: those are requested again.
 */
export async function recalculate(
  folder: string,
  workbooks: ReadonlyMap<string, Buffer>,
): Promise<Map<string, Recalculated[]>> {
  const results = join(folder, 'results');
  await mkdir(results, { recursive: true });
  const sheets = new Map<string, readonly string[]>();
  for (const [name, workbook] of workbooks) {
    const parts = unzip(workbook);
    for (const [path, content] of parts)
      if (path.startsWith('xl/worksheets/'))
        parts.set(path, Buffer.from(content.toString('utf8').replaceAll(/(<\/f>)<v>[^<]*<\/v>/g, '$1')));
    const index = parts.get('xl/workbook.xml')?.toString('utf8') ?? '';
    sheets.set(
      name,
      [...index.matchAll(/<sheet name="([^"]*)"/g)].map(([, sheet = '']) => `${name}-${sheet}.csv`),
    );
    await writeFile(join(folder, `${name}.xlsx`), zip(parts));
  }
  const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
  const options = ['--headless', '--convert-to', CSV, '--outdir', results];
  let left = Number.POSITIVE_INFINITY;
  for (;;) {
    const written = new Set(await readdir(results));
    const missing = [...workbooks.keys()].filter(
      (name) => !(sheets.get(name) ?? []).every((file) => written.has(file)),
    );
    if (missing.length === 0) break;
    if (missing.length === left) throw new Error(`LibreOffice does not convert ${missing.join(', ')}`);
    left = missing.length;
    const files = missing.map((name) => join(folder, `${name}.xlsx`));
    await promisify(execFile)(office ?? '', [profile, ...options, ...files]);
  }
  const read = async (file: string) => toRows(await readFile(join(results, file), 'utf8'));
  const found = new Map<string, Recalculated[]>();
  for (const name of workbooks.keys()) found.set(name, await Promise.all((sheets.get(name) ?? []).map(read)));
  return found;
}

const SERIAL_OF_1970 = 25_569;

/** The number of a cell, whatever its format shows. */
export function toNumber(cell: string): number {
  const [, month, date, year] = /^(\d\d)\/(\d\d)\/(\d{4})$/.exec(cell) ?? [];
  if (year) return Date.UTC(Number(year), Number(month) - 1, Number(date)) / 86_400_000 + SERIAL_OF_1970;
  if (cell === '') return Number.NaN;
  return cell.endsWith('%') ? Number(cell.slice(0, -1)) / 100 : Number(cell);
}

function toRows(csv: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\n]*))(,|\n|$)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === '\n') rows.push([]);
    if (end === '') break;
  }
  return rows;
}
