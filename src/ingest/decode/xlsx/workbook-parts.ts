import { DecodeRefusal } from '../decode-refusal.ts';
import { findAttribute, findTags, unescapeXml } from './xml-text.ts';

export interface WorkbookSheet {
  readonly name: string;
  readonly isVisible: boolean;
  readonly part: string;
}

export interface WorkbookParts {
  readonly sheets: readonly WorkbookSheet[];
  readonly shared: string | null;
  readonly styles: string | null;
  readonly is1904: boolean;
}

/** What `xl/workbook.xml` and its relations say. Nothing outside of the file is ever followed. */
export function readWorkbookParts(workbook: string, relations: string): WorkbookParts {
  const links = findTags(relations, 'Relationship')
    .filter((tag) => findAttribute(tag, 'TargetMode') !== 'External')
    .map((tag) => ({
      id: findAttribute(tag, 'Id'),
      type: findAttribute(tag, 'Type')?.split('/').at(-1),
      part: toPart(unescapeXml(findAttribute(tag, 'Target') ?? '')),
    }));
  const partOf = (kind: string) => links.find(({ type }) => type === kind)?.part ?? null;
  const sheets = findTags(workbook, 'sheet').flatMap((tag) => {
    const id = /\s[\w.-]+:id=["']([^"']*)["']/.exec(tag)?.[1];
    const link = links.find((each) => each.id === id && each.type === 'worksheet');
    const state = findAttribute(tag, 'state');
    const isVisible = state === null || state === 'visible';
    return link ? [{ name: unescapeXml(findAttribute(tag, 'name') ?? ''), isVisible, part: link.part }] : [];
  });
  const [properties = ''] = findTags(workbook, 'workbookPr');
  const is1904 = ['1', 'true'].includes(findAttribute(properties, 'date1904') ?? '');
  return { sheets, shared: partOf('sharedStrings'), styles: partOf('styles'), is1904 };
}

/** The named sheet, or the first that is visible. */
export function pickSheet(sheets: readonly WorkbookSheet[], name: string | undefined): WorkbookSheet {
  const found = sheets.find((sheet) => (name === undefined ? sheet.isVisible : sheet.name === name));
  if (found) return found;
  if (name === undefined) throw new DecodeRefusal('no_sheet');
  throw new DecodeRefusal('no_such_sheet', {
    sheet: name,
    sheets: sheets.map((each) => each.name).join(', '),
  });
}

const toPart = (target: string) =>
  target.startsWith('/') ? target.slice(1) : `xl/${target.replace(/^\.\//, '')}`;
