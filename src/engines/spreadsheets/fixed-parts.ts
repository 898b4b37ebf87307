import { escapeXml } from './cell-text.ts';
import type { NamedCells } from './workbook.ts';

const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006';
const SHEET_KIND = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
export const MAIN_NAMESPACE = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
export const LINKS_NAMESPACE = `${OFFICE}/relationships`;

/** It stands first in the file, when nobody knows yet how many sheets there will be: they are what XML is by default. */
export const CONTENT_TYPES = [
  DECLARATION,
  `<Types xmlns="${PACKAGE}/content-types">`,
  `<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>`,
  `<Default Extension="xml" ContentType="${SHEET_KIND}.worksheet+xml"/>`,
  `<Override PartName="/xl/workbook.xml" ContentType="${SHEET_KIND}.sheet.main+xml"/>`,
  `<Override PartName="/xl/styles.xml" ContentType="${SHEET_KIND}.styles+xml"/>`,
  `<Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/>`,
  `<Override PartName="/docProps/app.xml" ContentType="application/vnd.openxmlformats-officedocument.extended-properties+xml"/>`,
  '</Types>',
].join('');

export const PACKAGE_LINKS = relationships([
  { type: `${OFFICE}/relationships/officeDocument`, target: 'xl/workbook.xml' },
  { type: `${PACKAGE}/relationships/metadata/core-properties`, target: 'docProps/core.xml' },
  { type: `${OFFICE}/relationships/extended-properties`, target: 'docProps/app.xml' },
]);

export function workbookXml(sheetNames: readonly string[], names: readonly NamedCells[] = []): string {
  const sheets = sheetNames.map(
    (name, index) => `<sheet name="${escapeXml(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
  );
  const named = names.map(
    ({ name, sheet, cells }) =>
      `<definedName name="${name}">${escapeXml(`${quoted(sheetNames[sheet] ?? '')}!${fixed(cells)}`)}</definedName>`,
  );
  return [
    `${DECLARATION}<workbook xmlns="${MAIN_NAMESPACE}" xmlns:r="${LINKS_NAMESPACE}">`,
    `<bookViews><workbookView/></bookViews><sheets>${sheets.join('')}</sheets>`,
    named.length > 0 ? `<definedNames>${named.join('')}</definedNames><calcPr fullCalcOnLoad="1"/>` : '',
    '</workbook>',
  ].join('');
}

const quoted = (sheetName: string) => `'${sheetName.replaceAll("'", "''")}'`;
/** `B3:B9` as `$B$3:$B$9`: a name that moved with the cell it is used in would mean other cells. */
const fixed = (cells: string) => cells.replaceAll(/([A-Z]+)(\d+)/g, '$$$1$$$2');

export function workbookLinks(sheetCount: number): string {
  const sheets = Array.from({ length: sheetCount }, (_, index) => ({
    type: `${OFFICE}/relationships/worksheet`,
    target: `worksheets/sheet${index + 1}.xml`,
  }));
  return relationships([...sheets, { type: `${OFFICE}/relationships/styles`, target: 'styles.xml' }]);
}

/** Where the links of a sheet lead, in the order of their ids. */
export function sheetLinks(urls: readonly string[]): string {
  return relationships(
    urls.map((target) => ({ type: `${OFFICE}/relationships/hyperlink`, target, isExternal: true })),
  );
}

export function coreProperties({
  title,
  creator,
  created,
}: {
  title: string;
  creator: string;
  created: Date;
}): string {
  const moment = `${created.toISOString().slice(0, 19)}Z`;
  return [
    DECLARATION,
    `<cp:coreProperties xmlns:cp="${PACKAGE}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"`,
    ' xmlns:dcterms="http://purl.org/dc/terms/" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">',
    `<dc:title>${escapeXml(title)}</dc:title><dc:creator>${escapeXml(creator)}</dc:creator>`,
    `<dcterms:created xsi:type="dcterms:W3CDTF">${moment}</dcterms:created>`,
    `<dcterms:modified xsi:type="dcterms:W3CDTF">${moment}</dcterms:modified></cp:coreProperties>`,
  ].join('');
}

export function appProperties(creator: string): string {
  return `${DECLARATION}<Properties xmlns="${OFFICE}/extended-properties"><Application>${escapeXml(creator)}</Application></Properties>`;
}

interface Relationship {
  readonly type: string;
  readonly target: string;
  readonly isExternal?: boolean;
}

function relationships(all: readonly Relationship[]): string {
  const rows = all.map(
    ({ type, target, isExternal }, index) =>
      `<Relationship Id="rId${index + 1}" Type="${type}" Target="${escapeXml(target)}"${isExternal ? ' TargetMode="External"' : ''}/>`,
  );
  return `${DECLARATION}<Relationships xmlns="${PACKAGE}/relationships">${rows.join('')}</Relationships>`;
}
