import type { Assumptions, BondTerms } from '#domain/bonds/bond-terms.ts';
import { toBondTerms } from '#domain/bonds/stored-bond.ts';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { toDayNumber } from '#domain/calendar/day-number.ts';
import { localizedName } from '#domain/languages/localized-name.ts';
import type { Database } from '#foundation/database/database.server.ts';
import { findStoredBonds } from '#foundation/market/bond-terms.repository.ts';
import type { PageContext } from '#foundation/web/context.server.ts';
import { seal, type Unopened } from '#foundation/web/sealed.ts';
import { findBondId, findCalculatorBond, findReferenceRate } from './bond-calculator.repository.ts';
import type { CalculatorStart } from './calculator-start.ts';
import { ownFields, toFields } from './start-fields.ts';

type Loaded = Unopened<CalculatorStart>;

/**
 * A bond of the store with its newest price, settled on the day of that price; null where it is unknown or its terms
 * cannot be reckoned with.
 */
export async function loadCalculatorStart(
  { database, language, today }: Pick<PageContext, 'database' | 'language' | 'today'>,
  bondId: number,
): Promise<Loaded | null> {
  const [bond, stored] = await Promise.all([
    findCalculatorBond(database, bondId),
    findStoredBonds(database, [bondId]).then((bonds) => bonds.get(bondId)),
  ]);
  const terms = stored && toBondTerms(stored);
  if (!bond || !terms) return null;
  const day = bond.day ?? today;
  const assumptions = await suppose(database, terms, day);
  const options = bond.options.map(({ kind, day, price }) => ({
    kind,
    day: toDayNumber(day),
    percent: price,
  }));
  return {
    bond: {
      string_id: bond.stringId,
      name: localizedName(bond.name, bond.names, language),
      currency: bond.currency,
    },
    fields: toFields({ terms, options, assumptions, settlement: toDayNumber(day) }),
    today,
    price: seal('last-price', bond.price),
  };
}

/** The bond that a key names, or a bond of one's own; `isFound` tells whether the key was understood. */
export async function loadStartFor(
  context: Pick<PageContext, 'database' | 'language' | 'today'>,
  key: string,
): Promise<{ readonly start: Loaded; readonly isFound: boolean }> {
  const id = KEY.test(key) ? await findBondId(context.database, key) : null;
  const start = id === null ? null : await loadCalculatorStart(context, id);
  return start ? { start, isFound: true } : { start: startOwn(context.today), isFound: key === '' };
}

/** What a string id or an ISIN may be; anything else is no bond. */
const KEY = /^[a-z0-9][a-z0-9-]*$/i;

const startOwn = (today: CalendarDay): Loaded => ({
  bond: null,
  fields: ownFields(today),
  today,
  price: seal('last-price', null),
});

async function suppose(database: Database, { coupon }: BondTerms, day: CalendarDay): Promise<Assumptions> {
  if (coupon.kind !== 'floating' || coupon.baseRate === null) return {};
  const baseRate = await findReferenceRate(database, coupon.baseRate, day);
  return baseRate === null ? {} : { baseRate };
}
