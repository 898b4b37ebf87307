import { unzip } from './zip-for-tests.ts';

export interface SheetCell {
  /** Counted from one. */
  readonly sheet: number;
  readonly column: string;
  readonly row: number;
  /** As in the file: null where a formula has no result. */
  readonly value: number | string | null;
  readonly formula: string | null;
  readonly isError: boolean;
}

/** Every cell of a workbook, read from the XML itself: hundreds of workbooks take a library minutes. */
export function readCells(workbook: Buffer): SheetCell[] {
  const parts = unzip(workbook);
  const shared = [...textOf(parts, 'xl/sharedStrings.xml').matchAll(/<si>(.*?)<\/si>/gs)].map(
    ([, item = '']) => plainTextOf(item),
  );
  const cells: SheetCell[] = [];
  for (let sheet = 1; parts.has(sheetPath(sheet)); sheet++) {
    const found = textOf(parts, sheetPath(sheet)).matchAll(
      /<c r="([A-Z]+)(\d+)"([^>]*?)(?:\/>|>(.*?)<\/c>)/gs,
    );
    for (const [, column = '', row = '', attributes = '', content = ''] of found) {
      const type = /\bt="(\w+)"/.exec(attributes)?.[1] ?? 'n';
      const formula = /<f[^>]*>(.*?)<\/f>/s.exec(content)?.[1];
      cells.push({
        sheet,
        column,
        row: Number(row),
        value: readValue(type, content, shared),
        formula: formula === undefined ? null : unescaped(formula),
        isError: type === 'e',
      });
    }
  }
  return cells;
}

/** The value beside a name, in the second column of its row. */
export function findNamed(cells: readonly SheetCell[], name: string): SheetCell | undefined {
  const label = cells.find(({ value }) => value === name);
  return cells.find(
    ({ sheet, row, column }) => column === 'B' && row === label?.row && sheet === label.sheet,
  );
}

export const sheetPath = (sheet: number) => `xl/worksheets/sheet${sheet}.xml`;

const textOf = (parts: ReadonlyMap<string, Buffer>, path: string) => parts.get(path)?.toString('utf8') ?? '';

function readValue(type: string, content: string, shared: readonly string[]): number | string | null {
  if (type === 'inlineStr') return plainTextOf(content);
  const written = /<v[^>]*>(.*?)<\/v>/s.exec(content)?.[1];
  if (written === undefined) return null;
  if (type === 's') return shared[Number(written)] ?? null;
  return type === 'n' ? Number(written) : unescaped(written);
}

const plainTextOf = (xml: string) =>
  unescaped([...xml.matchAll(/<t[^>]*>(.*?)<\/t>/gs)].map(([, text = '']) => text).join(''));

const NAMED: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };
const unescaped = (text: string) =>
  text.replaceAll(/&(lt|gt|quot|apos|amp);/g, (_, name: string) => NAMED[name] ?? '');
