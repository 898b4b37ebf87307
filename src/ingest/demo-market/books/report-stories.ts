import type { Issuer } from '../catalogue/instruments.ts';

/** What an issuer reports and what is missing. Tests and documents rely on these string ids. */
export interface ReportStory {
  readonly hasIfrs: boolean;
  readonly hasRas: boolean;
  readonly bankForms: readonly ('bank_1' | 'bank_2')[];
  /** Which editions of the bank forms there are. */
  readonly editions: readonly ('actual' | 'archive')[];
  /** Of the latest twenty quarters, counted back from the latest, those without a report. */
  readonly lacks: (back: number, quarter: number) => boolean;
  readonly isRestated?: true;
  readonly failsSinceQuarters?: number;
}

const NOTHING = { hasIfrs: false, hasRas: false, bankForms: [] } as const;

const STORIES: Readonly<Record<string, Partial<ReportStory>>> = {
  'norvik-steel': { hasRas: true, isRestated: true },
  'tamarock-mining': { hasRas: true },
  'vexley-robotics': NOTHING,
  'fallowquay-holdings': NOTHING,
  'primezhye-region': NOTHING,
  // Reports twice a year.
  'quillstone-software': { lacks: (_, quarter) => quarter % 2 === 1 },
  'saltmere-pharma': { lacks: (back) => back === 6 || back === 7 },
  // Came to the market lately.
  'cuiyu-software': { lacks: (back) => back > 3 },
  'tayozhnye-tovary': { lacks: (back) => back < 8, failsSinceQuarters: 12 },
  'sahinoz-insaat': { failsSinceQuarters: 6 },
  'kamnezorsk-works': { isRestated: true },
  'zvenlink-telecom': { hasRas: false },
  'podyomnye-mashiny': { hasIfrs: false },
  'caldervoe-bank': { editions: ['actual'] },
  'loewenstieg-bank': { bankForms: ['bank_1'] },
  'bank-zrodlany': { bankForms: ['bank_2'] },
  'yednalis-bank': { editions: ['archive'] },
  'jinglan-bank': { bankForms: [] },
};

const RAS_COUNTRIES = new Set(['RU', 'BY', 'KZ', 'UA']);

export function reportStoryOf({ stringId, country, industry }: Issuer): ReportStory {
  const isBank = industry === 'banks';
  const usual: ReportStory =
    industry === 'funds' || industry === 'public-finance'
      ? { ...NOTHING, editions: [], lacks: () => false }
      : {
          hasIfrs: true,
          hasRas: !isBank && RAS_COUNTRIES.has(country),
          bankForms: isBank ? ['bank_1', 'bank_2'] : [],
          editions: ['actual', 'archive'],
          lacks: () => false,
        };
  return { ...usual, ...STORIES[stringId] };
}
