import type { InstrumentKind } from '#domain/import/subject.ts';

/** What a list calls a security; `other` is neither a share nor a fund, and a list does not tell its terms. */
type SecurityKind = Extract<InstrumentKind, 'stock' | 'etf'> | 'other';

const KINDS: readonly (readonly [SecurityKind, RegExp])[] = [
  // Tokyo does not tell the two apart, nor shares from other issues of a market.
  ['etf', /^etfs?(?:\/ ?|・)etns?$/i],
  ['stock', /^(?:prime|standard|growth|pro) market|プライム|スタンダード|グロース|주권/i],
  [
    'other',
    /warrant|right|option|future|certificate|zertifikat|structured|derivative|etn|dwr|bwrt|опцион|фьючерс/i,
  ],
  ['etf', /^et[fc]s?$|\bet[fcp]s?\b|exchange[ -]traded|fund|fonds|fondo|фонд|пай|паи|ucits|基金/i],
  [
    'stock',
    /^(?:cs|eq|equit(?:y|ies)|shrs?|stk)\b|stock|share|equity|акци|aktie|action|acci[oó]n|azion|akcj|hisse|depos[ai]t|\b[ag]dr\b|reit|股/i,
  ],
  ['other', /^bo$|bond|note|debt|debenture|bill|облигац|anleihe|obliga|tahvil|债/i],
];

/** Null where the word is in no list of ours. */
export const securityKind = (word: string): SecurityKind | null =>
  KINDS.find(([, pattern]) => pattern.test(word.trim()))?.[0] ?? null;

/** Funds are often known by their name alone. */
export const kindOfName = (name: string): SecurityKind =>
  /\bET[FC]\b|\bUCITS\b/.test(name) ? 'etf' : 'stock';

export const shareTypeOf = (...words: readonly (string | undefined)[]): 'ordinary' | 'preferred' =>
  words.some((word) => word !== undefined && /prefer|pref\b|привилег|vorz|\bvzo?\b|préf|uprzyw/i.test(word))
    ? 'preferred'
    : 'ordinary';
