import {
  type CompiledMessage,
  type CompiledMessageToken,
  compileMessageOrThrow,
} from '@lingui/message-utils/compileMessage';
import type { Language } from '#domain/languages/languages.ts';
import { formatOf } from './format.ts';
import type { LabelValues } from './message.ts';
import { createTranslator } from './translator.ts';

/** Why a text cannot stand for a label: it is no message, or it uses other values than the English one. */
export type LabelFault = 'syntax' | 'placeholders';

const MOST_LABEL_CHARACTERS = 2_000;

/** Null when the text may be shown in place of a label whose English text is `english`. */
export function findLabelFault(text: string, english: string): LabelFault | null {
  if (text.trim() === '' || text.length > MOST_LABEL_CHARACTERS) return 'syntax';
  const message = compile(text);
  if (!message) return 'syntax';
  return hasSamePlaceholders(placeholdersIn(message), placeholdersIn(compile(english) ?? []))
    ? null
    : 'placeholders';
}

export interface LabelSample {
  /** What stood in the place of the count, where the label has one. */
  readonly count: number | null;
  readonly text: string;
}

/** One number for each plural form that our languages have. */
const SAMPLE_COUNTS = [1, 2, 5, 21] as const;

/** How the text looks with values in its placeholders; a name in ‹ › stands for a text. */
export function sampleLabel(text: string, language: Language): LabelSample[] {
  const message = compile(text);
  if (!message) return [];
  const placeholders = placeholdersIn(message);
  const isCounted = [...placeholders.values()].some(
    (kinds) => kinds.has('plural') || kinds.has('selectordinal'),
  );
  const t = createTranslator(language, { 'sample.text': message }).of('sample');
  const counts = isCounted ? SAMPLE_COUNTS : [null];
  return counts.map((count) => ({ count, text: t('text', sampleValues(placeholders, count, language)) }));
}

type Placeholder = Exclude<CompiledMessageToken, string>;
const CHOICES: readonly string[] = ['plural', 'selectordinal', 'select'];

type Placeholders = ReadonlyMap<string, ReadonlySet<string>>;

/** Each name with the ways in which it is used: `argument`, `plural`, `select`, `number` … */
function placeholdersIn(message: CompiledMessage): Placeholders {
  const found = new Map<string, Set<string>>();
  const visit = (token: CompiledMessageToken): void => {
    if (typeof token === 'string') return;
    const [name, kind = 'argument'] = token;
    found.set(name, (found.get(name) ?? new Set()).add(kind));
    for (const inner of Object.values(casesOf(token))) inner.forEach(visit);
  };
  message.forEach(visit);
  return found;
}

/** What is said in each case of a plural or a choice. */
function casesOf([, kind, cases]: Placeholder): Record<string, CompiledMessage> {
  if (!CHOICES.includes(kind ?? '')) return {};
  return Object.fromEntries(
    Object.entries(cases as object).filter(([, inner]) => Array.isArray(inner)),
  ) as Record<string, CompiledMessage>;
}

/** Without `other` some numbers would be shown as nothing. */
function isExhaustive(message: CompiledMessage): boolean {
  return message.every((token) => {
    if (typeof token === 'string') return true;
    const cases = casesOf(token);
    const isWhole = !CHOICES.includes(token[1] ?? '') || Object.hasOwn(cases, 'other');
    return isWhole && Object.values(cases).every(isExhaustive);
  });
}

/** A value may be written plainly; any other way must be one of the English text, or it might not fit the value. */
function hasSamePlaceholders(found: Placeholders, english: Placeholders): boolean {
  if (found.size !== english.size) return false;
  return [...found].every(([name, kinds]) => {
    const known = english.get(name);
    return known !== undefined && [...kinds].every((kind) => kind === 'argument' || known.has(kind));
  });
}

function sampleValues(placeholders: Placeholders, count: number | null, language: Language): LabelValues {
  const format = formatOf(language);
  return Object.fromEntries(
    [...placeholders].map(([name, kinds]) => {
      if (kinds.has('plural') || kinds.has('selectordinal') || kinds.has('number')) return [name, count ?? 5];
      if (kinds.has('date') || kinds.has('time')) return [name, 0];
      // Beside a count, `shown` is the same number as the language writes it.
      return [name, name === 'shown' ? format.number(count ?? 5, 0) : `‹${name}›`];
    }),
  );
}

function compile(text: string): CompiledMessage | null {
  try {
    const message = compileMessageOrThrow(text);
    return isExhaustive(message) ? message : null;
  } catch {
    return null;
  }
}
