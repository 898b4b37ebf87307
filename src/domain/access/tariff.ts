import { ALL_CAPABILITIES, type Capability, verdictOn } from './capabilities.ts';
import { hasSupport } from './support.ts';
import { viewerWithLevel } from './viewer.ts';

/** What an account holds, or what granting a tariff gives. */
export interface Holding {
  readonly level: number;
  readonly tariff: number | null;
  readonly excelExportAccess: boolean;
}

/** What a reader may gain: every capability, and what is not a matter of the level alone. */
export type Opening = Capability | 'excel-export' | 'support';

export const ALL_OPENINGS: readonly Opening[] = [...ALL_CAPABILITIES, 'excel-export', 'support'];

export function opensWith(opening: Opening, holding: Holding): boolean {
  const { kind } = viewerWithLevel(holding.level);
  if (opening === 'excel-export') return kind === 'paid' && holding.excelExportAccess;
  if (opening === 'support') return hasSupport(holding);
  return verdictOn(opening, { kind }) === 'allowed';
}

/** First access, more than there is, or nothing: it is there already. */
export type RequestKind = 'send' | 'expand' | 'has';

/** Which request fits: whoever has no tariff and no full access yet requests the first time. */
export function requestKindFor(held: Holding, offered: Holding): RequestKind {
  if (covers(held, offered)) return 'has';
  return held.tariff === null && viewerWithLevel(held.level).kind !== 'paid' ? 'send' : 'expand';
}

/** Granting `offered` would add nothing, and might take something away. */
export function covers(held: Holding, offered: Holding): boolean {
  return ALL_OPENINGS.every((opening) => opensWith(opening, held) || !opensWith(opening, offered));
}
