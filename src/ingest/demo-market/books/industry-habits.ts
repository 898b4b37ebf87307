import type { IndustryCode } from '../catalogue/industries.ts';

/** How companies of an industry usually earn and what they need for it; parts of a year's revenue by default. */
export interface IndustryHabits {
  readonly operatingMargin: number;
  readonly grossMargin: number;
  /** Part of the costs below the gross profit that goes into selling. */
  readonly sellingPart: number;
  readonly property: number;
  readonly intangibles: number;
  readonly inventories: number;
  readonly receivables: number;
  readonly payables: number;
  /** Part of its assets that belongs to the owners. */
  readonly equityRatio: number;
  /** What the market pays for a year's profit. */
  readonly priceToProfit: number;
  /** Weight of each quarter; the four sum to 4. */
  readonly season: readonly [number, number, number, number];
}

const EVEN = [1, 1, 1, 1] as const;
const WINTER = [1.22, 0.88, 0.8, 1.1] as const;
const CHRISTMAS = [0.92, 0.94, 0.96, 1.18] as const;
const SUMMER = [0.82, 1.04, 1.14, 1] as const;

const USUAL: IndustryHabits = {
  operatingMargin: 0.14,
  grossMargin: 0.32,
  sellingPart: 0.5,
  property: 0.6,
  intangibles: 0.1,
  inventories: 0.12,
  receivables: 0.14,
  payables: 0.12,
  equityRatio: 0.48,
  priceToProfit: 11,
  season: EVEN,
};

const PARTICULAR: Readonly<Partial<Record<IndustryCode, Partial<IndustryHabits>>>> = {
  'steel-mining': {
    operatingMargin: 0.17,
    grossMargin: 0.31,
    property: 0.85,
    inventories: 0.17,
    season: SUMMER,
  },
  'oil-gas': { operatingMargin: 0.2, grossMargin: 0.36, property: 1.1, priceToProfit: 9, inventories: 0.07 },
  retail: {
    operatingMargin: 0.06,
    grossMargin: 0.27,
    sellingPart: 0.75,
    property: 0.28,
    receivables: 0.02,
    payables: 0.15,
    priceToProfit: 13,
    season: CHRISTMAS,
  },
  telecom: { operatingMargin: 0.21, grossMargin: 0.55, property: 0.95, intangibles: 0.4, inventories: 0.02 },
  power: { operatingMargin: 0.16, grossMargin: 0.28, property: 1.5, inventories: 0.04, season: WINTER },
  software: {
    operatingMargin: 0.24,
    grossMargin: 0.68,
    property: 0.1,
    intangibles: 0.35,
    inventories: 0,
    priceToProfit: 17,
    season: CHRISTMAS,
  },
  pharmaceuticals: { operatingMargin: 0.22, grossMargin: 0.61, intangibles: 0.45, priceToProfit: 15 },
  food: { operatingMargin: 0.1, grossMargin: 0.29, sellingPart: 0.65, property: 0.4, priceToProfit: 13 },
  construction: { operatingMargin: 0.1, grossMargin: 0.2, property: 0.2, inventories: 0.3, season: SUMMER },
  transport: { operatingMargin: 0.14, property: 1.2, inventories: 0.03, season: SUMMER },
  chemicals: { operatingMargin: 0.15, grossMargin: 0.33, property: 0.7, inventories: 0.16 },
  machinery: { operatingMargin: 0.12, property: 0.35, inventories: 0.24, season: CHRISTMAS },
  insurance: {
    operatingMargin: 0.12,
    grossMargin: 0.3,
    property: 0.08,
    inventories: 0,
    receivables: 0.2,
    payables: 0.3,
    equityRatio: 0.3,
  },
};

export function habitsOf(industry: IndustryCode): IndustryHabits {
  return { ...USUAL, ...PARTICULAR[industry] };
}
