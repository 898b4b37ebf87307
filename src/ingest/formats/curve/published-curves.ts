import type { CurveRecord } from '#domain/import/records.ts';
import { foldHeader } from '../columns.ts';

type Rows = readonly (readonly string[])[];
type Kind = CurveRecord['kind'];
export type PublishedCurve = Pick<CurveRecord, 'code' | 'currency' | 'kind'>;

export const TREASURY_PAR = 'us-treasury-par';

/** The tenors of the Ministry of Finance of Japan, which no other table has together. */
const JGB = [
  ...Array.from({ length: 10 }, (_, at) => `${at + 1}y`),
  '15y',
  '20y',
  '25y',
  '30y',
  '40y',
].join();

/** Titles of the workbooks of the Bank of England. */
const TITLES: readonly (readonly [RegExp, PublishedCurve])[] = [
  [/^uk nominal spot/i, { code: 'boe-nominal-spot', currency: 'GBP', kind: 'zero' }],
  [
    /^uk (?:instantaneous )?nominal forward/i,
    { code: 'boe-nominal-forward', currency: 'GBP', kind: 'forward' },
  ],
];

const titlesIn = (above: Rows) => above.flat().map((cell) => cell.trim());

/** Curves that their names of tenors, or the title above them, give away. */
export function findPublished(header: readonly string[], above: Rows): PublishedCurve | undefined {
  const names = foldHeader(header).map((name) => name.replace('年', 'y'));
  if (isTreasuryPar(header)) return { code: TREASURY_PAR, currency: 'USD', kind: 'par' };
  if (names.slice(1).join() === JGB) return { code: 'jp-mof-jgb', currency: 'JPY', kind: 'par' };
  const titles = titlesIn(above);
  return TITLES.find(([title]) => titles.some((cell) => title.test(cell)))?.[1];
}

export const isTreasuryPar = (header: readonly string[]): boolean =>
  header.some((name) => /^1 mo$/i.test(name.trim())) && header.some((name) => /^30 yr$/i.test(name.trim()));

const KINDS: readonly (readonly [Kind, RegExp])[] = [
  ['forward', /\b(?:forwards?|fwds?)\b/i],
  ['swap', /\bswaps?\b/i],
  ['zero', /\b(?:spot|zero)\b/i],
];

/** Which rates a title says that they are. */
export const kindAbove = (above: Rows): Kind | undefined =>
  KINDS.find(([, word]) => titlesIn(above).some((cell) => word.test(cell)))?.[0];

/** Rates above inflation, and inflation itself: spreads would take them for nominal ones. */
export const isReal = (above: Rows): boolean =>
  titlesIn(above).some(
    (cell) => /\b(?:real|inflation)\b/i.test(cell) && /\b(?:curve|rates?|spot|forward)\b/i.test(cell),
  );
