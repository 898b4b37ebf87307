import { addMonths, type DayNumber, firstWeekdayFrom } from '#domain/calendar/day-number.ts';
import { issuersWithHoldings, priceOn, sharesOn } from '../books/owners.ts';
import type { Bond, Instrument } from '../catalogue/instruments.ts';
import type { DemoMarket } from '../demo-market.ts';
import { createRandom } from '../random.ts';

export interface Placement {
  readonly instrument: Instrument;
  readonly day: DayNumber;
  readonly kind: 'primary' | 'additional';
  readonly units: number;
  /** Of a bond percent of the face value, of a share money. */
  readonly price: string;
}

const MONTHS_BETWEEN = 7;
const SINGLE_PART = 0.6;

/** Every bond was placed, some in two parts; a share whose first day is in the store came to the market on it. */
export function createPlacements(market: DemoMarket): Placement[] {
  const shares = issuersWithHoldings(market).flatMap(({ shares: owned }) => owned);
  return [
    ...market.catalogue.bonds.flatMap((bond) => placeBond(bond, market)),
    ...shares.flatMap((of): Placement[] => {
      const { traded, splits } = of.share;
      const first = market.days[0] ?? 0;
      const price = traded && traded.from > first ? priceOn(of, traded.from) : null;
      const all = traded && sharesOn(of.share, traded.from);
      if (price === null || !all || splits.some(({ day }) => day === traded.from)) return [];
      const random = createRandom(`${market.factors.seed}/placement/${of.share.stringId}`);
      const units = Math.round(all * random.between(0.1, 0.3));
      return [
        {
          instrument: of.share,
          day: traded.from,
          kind: 'primary',
          units,
          price: (price * random.between(0.85, 1.02)).toFixed(2),
        },
      ];
    }),
  ];
}

function placeBond(bond: Bond, { factors, lastDay }: DemoMarket): Placement[] {
  const random = createRandom(`${factors.seed}/placement/${bond.stringId}`);
  const price = bond.couponType === 'zero' ? random.between(62, 88) : random.between(99.2, 100.6);
  const again = firstWeekdayFrom(addMonths(bond.issuedOn, MONTHS_BETWEEN));
  const isSplit = random.chance(0.3) && again < lastDay && again < (bond.maturesOn ?? lastDay);
  const first = isSplit ? Math.round(bond.amount * SINGLE_PART) : bond.amount;
  const primary = {
    instrument: bond,
    day: bond.issuedOn,
    kind: 'primary' as const,
    units: first,
    price: price.toFixed(2),
  };
  if (!isSplit) return [primary];
  const tapped = (price * random.between(0.98, 1.02)).toFixed(2);
  return [
    primary,
    { instrument: bond, day: again, kind: 'additional', units: bond.amount - first, price: tapped },
  ];
}
