/** A bond that is held, with what follows from its latest price. */
export interface HeldBond {
  readonly currency: string;
  /** Units. */
  readonly quantity: number;
  /** Dirty, money for one unit. */
  readonly worth: number;
  /** Percent a year, effective. */
  readonly yield: number;
  /** Modified, years. */
  readonly duration: number;
  readonly convexity: number;
  /** Money for one unit and one basis point. */
  readonly pointValue: number;
}

/** Of the bonds in one currency. Yield, duration and convexity are weighted by market value. */
export interface PortfolioTotal {
  readonly currency: string;
  readonly count: number;
  readonly value: number;
  readonly yield: number;
  readonly duration: number;
  readonly convexity: number;
  /** What all of them lose when every yield rises by a basis point. */
  readonly pointValue: number;
}

/** By the code of the currency; amounts in different currencies are never added up. */
export function portfolioTotals(bonds: readonly HeldBond[]): PortfolioTotal[] {
  const byCurrency = Map.groupBy(
    bonds.filter(({ quantity, worth }) => quantity > 0 && worth > 0),
    ({ currency }) => currency,
  );
  return [...byCurrency]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([currency, held]) => {
      const sum = (part: (bond: HeldBond) => number) =>
        held.reduce((total, bond) => total + bond.quantity * part(bond), 0);
      const value = sum(({ worth }) => worth);
      const weighted = (figure: 'yield' | 'duration' | 'convexity') =>
        sum((bond) => bond.worth * bond[figure]) / value;
      return {
        currency,
        count: held.length,
        value,
        yield: weighted('yield'),
        duration: weighted('duration'),
        convexity: weighted('convexity'),
        pointValue: sum(({ pointValue }) => pointValue),
      };
    });
}
