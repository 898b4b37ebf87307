import { RULES } from '#domain/import/finding.ts';
import { RECORD_ORDER } from '#domain/import/record-order.ts';
import { useFormat, useLabels } from '#platform/i18n/I18n.tsx';
import type { DELIMITER_NAMES } from './import-file.contract.ts';
import type english from './labels/eng.json';

const REFUSALS = [
  'empty',
  'legacy_excel',
  'binary',
  'is_archive',
  'nested_archive',
  'encrypted',
  'bad_archive',
  'unpacked_ratio',
  'unknown_encoding',
  'bad_encoding',
  'too_large',
  'unknown',
] as const;

const REASONS = ['columns', 'signature', 'missing_column', 'sample', 'recipe', 'name'] as const;

const DELIMITERS = new Map<string, keyof typeof DELIMITER_NAMES>([
  [',', 'comma'],
  [';', 'semicolon'],
  ['\t', 'tab'],
  ['|', 'bar'],
]);

type Details = Readonly<Record<string, string | number>>;

/** What the engine names by codes, in the reader's words. A code without a word stands for itself. */
export function useImportWords() {
  const t = useLabels<typeof english>('operator-imports');
  const format = useFormat();
  return {
    rule: (rule: string) => (isOneOf(RULES, rule) ? t(`rule_${rule}`) : rule),
    record: (record: string) => (isOneOf(RECORD_ORDER, record) ? t(`record_${record}`) : record),
    refusal: (code: string) => (isOneOf(REFUSALS, code) ? t(`refusal_${code}`) : t('refusal_other')),
    reason: ({ code, details = {} }: { code: string; details?: Details | undefined }) =>
      isOneOf(REASONS, code) ? t(`reason_${code}`, wordsOf(details)) : '',
    delimiter: (sign: string | null | undefined) => {
      const name = typeof sign === 'string' ? DELIMITERS.get(sign) : undefined;
      return name === undefined ? '' : t(`delimiter_${name}`);
    },
    size: (bytes: number) =>
      bytes < 1_000_000
        ? t('size_kb', { shown: format.number(Math.max(1, Math.round(bytes / 1_000)), 0) })
        : t('size_mb', { shown: format.number(bytes / 1_000_000, 1) }),
    count: (value: number) => format.number(value, 0),
  };
}

const wordsOf = ({ found = '', typed = '', of = '', column = '', recipe = '' }: Details) => ({
  found: String(found),
  typed: String(typed),
  of: String(of),
  column: String(column),
  recipe: String(recipe),
});

const isOneOf = <Word extends string>(words: readonly Word[], word: string): word is Word =>
  words.some((each) => each === word);
