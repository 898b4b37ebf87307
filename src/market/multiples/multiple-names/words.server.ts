import type { InputName } from '#domain/multiples/input.ts';
import type { Group, MultipleId, MultipleMeasure } from '#domain/multiples/multiple.ts';
import { DEFINITIONS, type Quantity, type ReportedQuantity } from '#domain/multiples/quantities.ts';
import { STATEMENT_LINES } from '#domain/statements/statement-templates.ts';
import { formatOf } from '#platform/i18n/format.ts';
import type { Translate } from '#platform/i18n/translator.ts';
import type { BooksContext, LoadedBooks } from '../load-books.server.ts';
import type english from './labels/eng.json';

type Key = keyof typeof english;
type LabelledQuantity = Extract<Key, `quantity_${string}`>;

/** How the multiples of an issuer are spoken of in the reader's language. */
export interface Words {
  readonly t: Translate<Key>;
  readonly format: ReturnType<typeof formatOf>;
  readonly standard: string;
  group(group: Group): string;
  multiple(id: MultipleId): string;
  quantity(quantity: Quantity): string;
  input(name: InputName): string;
  /** Of the reports' money, of an amount for a share, or none. */
  unitOf(measure: MultipleMeasure): string | null;
  /** Money of this currency, in the reports' unit. */
  money(currency: string): string;
}

const LINES = new Map(STATEMENT_LINES.map((line) => [`${line.standard} ${line.code}`, line.names]));

export function createWords(
  context: Pick<BooksContext, 'labels' | 'language' | 'numbers'>,
  books: LoadedBooks,
): Words {
  const { labels, language, numbers } = context;
  const t = labels.translator(['multiple-names'], language).of<Key>('multiple-names');
  const money = (currency: string) => moneyOf(currency, books.unitMultiplier, t);
  const line = (standard: string, code: string) => LINES.get(`${standard} ${code}`)?.[language] ?? code;
  const quantity = (name: Quantity) => {
    const found = findLine(books, name);
    return found ? line(found.standard, found.code) : t(`quantity_${name}` as LabelledQuantity);
  };
  const input = (name: InputName): string => {
    if (name.kind === 'share') return name.share;
    if (name.kind === 'share_count_of') return t('quantity_share_count');
    const plain = name.kind === 'line' ? line(books.standard, name.code) : quantity(name.quantity);
    return name.isYearBefore ? t('year_before', { name: plain }) : plain;
  };
  return {
    t,
    format: formatOf(language, numbers),
    standard: t(`standard_${books.standard}`),
    group: (group) => t(`group_${group}`),
    multiple: (id) => t(`multiple_${id}`),
    quantity,
    input,
    unitOf: (measure) =>
      measure === 'money' ? money(books.currency) : measure === 'per_share' ? books.currency : null,
    money,
  };
}

function moneyOf(currency: string, unitMultiplier: number, t: Translate<Key>): string {
  if (unitMultiplier === 1) return currency;
  return t(unitMultiplier === 1000 ? 'thousand' : 'million', { currency });
}

/** The line that shows a quantity by itself, of these books or, where they have none, of those that do. */
function findLine({ book, standard }: LoadedBooks, quantity: Quantity) {
  const own = DEFINITIONS[book][quantity as ReportedQuantity];
  if (own) return own.kind === 'line' ? { standard, code: own.code } : null;
  const other = DEFINITIONS.company[quantity as ReportedQuantity];
  return other?.kind === 'line' ? { standard: 'ifrs', code: other.code } : null;
}
