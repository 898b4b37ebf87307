import type { ReportTableData } from '#market/statements/report-table.contract.ts';
import { isLocked } from '#platform/contract/sealed.ts';

/** Smaller numbers stand in every answer by chance. */
const SMALLEST_REVEALING = 100;

/** The values of closed lines that no open line has, as a paid reader received them. */
export function findSecrets(tables: readonly (ReportTableData | null)[]): number[] {
  const open = new Set(tables.flatMap((table) => table?.scroll_body.flat() ?? []));
  const closed = tables.flatMap((table) =>
    table && !isLocked(table.closed_data) ? table.closed_data.scroll_body.flat() : [],
  );
  return closed.flatMap((value) =>
    value !== null && Math.abs(value) >= SMALLEST_REVEALING && !open.has(value) ? [value] : [],
  );
}

/** Which of the values stand in a text, as numbers of JSON or written for a reader: not in random ids or in coordinates. */
export function findRevealed(values: readonly number[], text: string): number[] {
  const plain = text
    .replace(/ nonce="[0-9a-f]+"| d="M[^"]*"/g, '')
    .replaceAll('\u2212', '-')
    .replace(/(?<=\d)[\u00a0\u202f ](?=\d{3})/g, '');
  return values.filter((value) => new RegExp(`(?<!["\\d.-])${value}(?![\\d.])`).test(plain));
}

/** The markup of one section of a page. */
export function sectionOf(html: string, id: string): string {
  const start = html.indexOf(`id="${id}"`);
  if (start < 0) throw new Error(`the page has no section ${id}`);
  return html.slice(start, html.indexOf('</section>', start));
}
