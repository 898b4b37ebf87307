import type { DividendHabit } from './instruments.ts';

/** What sets a share apart. Everything left out is ordinary: listed long ago, trading today, paying now and then. */
export interface ShareStory {
  readonly venues?: readonly number[];
  readonly listedDaysAgo?: number;
  readonly stopped?: { readonly daysAgo: number; readonly status: 'suspended' | 'delisted' };
  readonly hasNeverTraded?: true;
  readonly hidesGraph?: true;
  readonly splits?: readonly { readonly daysAgo: number; readonly coefficient: number }[];
  readonly isPatchy?: true;
  readonly dividends?: DividendHabit;
}

const TWICE_AND_ANNOUNCED: DividendHabit = { timesAYear: 2, hasAnnouncedNext: true };
const NONE: DividendHabit = { timesAYear: 0, hasAnnouncedNext: false };

/** Every state that a page must show; tests and documents rely on these string ids. */
export const SHARE_STORIES: Readonly<Record<string, ShareStory>> = {
  'norvik-steel': {
    venues: [1, 2, 3],
    listedDaysAgo: 6_210,
    splits: [
      { daysAgo: 2_300, coefficient: 2 },
      { daysAgo: 640, coefficient: 3 },
    ],
    dividends: TWICE_AND_ANNOUNCED,
  },
  'norvik-steel-pref': { venues: [1], listedDaysAgo: 5_480, dividends: TWICE_AND_ANNOUNCED },
  'quillstone-software': { dividends: NONE },
  'brzozowy-mlyn': { venues: [1, 2], listedDaysAgo: 4_800, stopped: { daysAgo: 365, status: 'suspended' } },
  'tayozhnye-tovary': { venues: [1], listedDaysAgo: 5_100, stopped: { daysAgo: 730, status: 'delisted' } },
  'cuiyu-software': { venues: [1, 4], listedDaysAgo: 21, dividends: NONE },
  'vexley-robotics': { venues: [1], listedDaysAgo: 40, hasNeverTraded: true, dividends: NONE },
  'dunmarrow-insurance': { venues: [1], hidesGraph: true },
  'harrowmere-power': { venues: [1, 2], listedDaysAgo: 7_000, splits: [{ daysAgo: 910, coefficient: 0.2 }] },
  'weissbruck-chemie': { venues: [1], listedDaysAgo: 8_100, splits: [{ daysAgo: 200, coefficient: 1.5 }] },
  'ostermoor-telecom': { venues: [1], listedDaysAgo: 6_400, isPatchy: true },
  kalynozbud: { venues: [1], listedDaysAgo: 1_460 },
  'gokcetas-celik': { venues: [3], listedDaysAgo: 5_900 },
  'gokcetas-celik-pref': { venues: [3], listedDaysAgo: 5_000 },
  'incirova-gida': { venues: [2, 3], listedDaysAgo: 6_100 },
  'jinglan-bank': { venues: [2, 4], listedDaysAgo: 5_200, dividends: TWICE_AND_ANNOUNCED },
  'jinglan-bank-pref': { venues: [1, 2, 4], dividends: TWICE_AND_ANNOUNCED },
  'heren-foods': { venues: [4], listedDaysAgo: 4_700 },
  'merchant-carriers': { venues: [1, 2, 4], listedDaysAgo: 9_000 },
};
