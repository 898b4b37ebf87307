import { ownFields, toFields } from '#domain/bond-calculator/start-fields.ts';
import { settlementDay } from '#domain/bonds/settlement-day.ts';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { toDayNumber } from '#domain/calendar/day-number.ts';
import { localizedName } from '#domain/languages/localized-name.ts';
import { type BondQuote, findBondQuote } from '#market/bonds/bond-quote.repository.ts';
import { findKnownBond } from '#market/bonds/known-bond.repository.ts';
import { assumptionsOn, type KnownBond } from '#market/bonds/known-bond.ts';
import { seal, type Unopened } from '#platform/contract/sealed.ts';
import type { PageContext } from '#platform/http/context.server.ts';
import { findNamedBond, type NamedBond } from './bond-calculator.repository.ts';
import type { CalculatorStart } from './calculator-start.ts';

type Loaded = Unopened<CalculatorStart>;

interface Stored {
  readonly bond: { readonly string_id: string; readonly name: string; readonly currency: string };
  readonly known: KnownBond;
  readonly quote: Pick<BondQuote, 'day' | 'price'> | null;
  readonly today: CalendarDay;
}

type CalculatorContext = Pick<PageContext, 'database' | 'language' | 'today'>;

/** A bond of the store; null where there is none, or its terms are not supported. */
export async function loadCalculatorStart(
  context: CalculatorContext,
  bondId: number,
): Promise<Loaded | null> {
  const named = await findNamedBond(context.database, { id: bondId });
  const stored = named && (await findStored(context, named));
  return stored && toCalculatorStart(stored);
}

/** The bond that a key names, or a bond of one's own; `isFound` shows whether the key was understood. */
export async function loadStartFor(
  context: CalculatorContext,
  key: string,
): Promise<{ readonly start: Loaded; readonly isFound: boolean }> {
  const { today } = context;
  const named = KEY.test(key) ? await findNamedBond(context.database, { key }) : null;
  const stored = named && (await findStored(context, named));
  if (stored) return { start: toCalculatorStart(stored), isFound: true };
  const own = { bond: null, fields: ownFields(today), today, price: seal('last-price', null) };
  return { start: own, isFound: key === '' };
}

/** What a string id or an ISIN may be; anything else is no bond. */
const KEY = /^[a-z0-9][a-z0-9-]*$/i;

async function findStored(
  { database, language, today }: CalculatorContext,
  { id, stringId, name, names, currency }: NamedBond,
): Promise<Stored | null> {
  const [known, quote] = await Promise.all([findKnownBond(database, id), findBondQuote(database, id)]);
  const bond = { string_id: stringId, name: localizedName(name, names, language), currency };
  return known && { bond, known, quote, today };
}

/** Settled on the day of the latest price. */
function toCalculatorStart({ bond, known, quote, today }: Stored): Loaded {
  const day = quote?.day ?? today;
  const { terms, options } = known;
  const assumptions = assumptionsOn(known, day);
  return {
    bond,
    fields: toFields({ terms, options, assumptions, settlement: settlementDay(terms, toDayNumber(day)) }),
    today,
    price: seal('last-price', quote?.price ?? null),
  };
}
