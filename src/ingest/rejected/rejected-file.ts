import { RULES } from '#domain/import/finding.ts';
import { findingSentence } from './finding-sentence.ts';

interface RejectedRecord {
  readonly file: string;
  readonly line: string;
  readonly rule: string;
  readonly field: string | null;
  readonly value: string | null;
  readonly details: Readonly<Record<string, string | number>>;
  readonly raw: string;
}

interface OriginalTable {
  /** What stands above the header: of whom and of which day the records are. */
  readonly above?: readonly (readonly string[])[];
  readonly header: readonly string[];
  readonly delimiter: string;
}

/**
 * The records as they stood, below what stood above them and with three columns before them, which are taken off when the file is
 * imported again. What was no table comes as lines of JSON.
 */
export function toRejectedFile(rejections: readonly RejectedRecord[], table: OriginalTable | null): string {
  const records = rejections.filter(({ raw }) => raw !== '');
  if (!table)
    return records
      .map(
        (one) =>
          `${JSON.stringify({ '#line': one.line, '#rule': one.rule, '#message': sentenceOf(one), raw: one.raw })}\n`,
      )
      .join('');
  const { above = [], header, delimiter } = table;
  const write = (cells: readonly string[]) => cells.map((cell) => toCell(cell, delimiter)).join(delimiter);
  const lines = records.map(
    (one) => `${write([one.line, one.rule, sentenceOf(one)])}${delimiter}${one.raw}\n`,
  );
  const title = above.map((cells) => `${write(cells)}\n`);
  return `${title.join('')}${write(['#line', '#rule', '#message', ...header])}\n${lines.join('')}`;
}

function sentenceOf({ rule, value, details, file }: RejectedRecord): string {
  const known = RULES.find((one) => one === rule);
  const sentence = known
    ? findingSentence({ rule: known, severity: 'reject', value: value ?? '', details })
    : rule;
  return `${file}: ${sentence}`;
}

/** A text that begins like a formula is none for a spreadsheet. */
const toCell = (text: string, delimiter: string): string => {
  const safe = /^[=+\-@\t]/.test(text) ? `'${text}` : text;
  return safe.includes(delimiter) || /["\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};
