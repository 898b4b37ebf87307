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

/** The records as they stood, with three columns before them, which are taken off when the file is imported again. */
export function toRejectedFile(rejections: readonly RejectedRecord[]): string {
  const records = rejections.filter(({ raw }) => raw !== '');
  const lines = records.map(
    (one) => `${[one.line, one.rule, sentenceOf(one)].map(toCell).join(',')},${one.raw}`,
  );
  return `#line,#rule,#message\n${lines.map((line) => `${line}\n`).join('')}`;
}

function sentenceOf({ rule, value, details, file }: RejectedRecord): string {
  const known = RULES.find((one) => one === rule);
  const sentence = known
    ? findingSentence({ rule: known, severity: 'reject', value: value ?? '', details })
    : rule;
  return `${file}: ${sentence}`;
}

/** A text that begins like a formula is none for a spreadsheet. */
const toCell = (text: string): string => {
  const safe = /^[=+\-@\t]/.test(text) ? `'${text}` : text;
  return /[",\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};
