import type { Issuer } from './instruments.ts';
import type { IssuerSeed } from './issuer-seed.ts';
import { CHINESE_ISSUERS } from './issuers-chinese.ts';
import { CYRILLIC_ISSUERS } from './issuers-cyrillic.ts';
import { ENGLISH_ISSUERS } from './issuers-english.ts';
import { POLISH_AND_TURKISH_ISSUERS } from './issuers-polish-turkish.ts';
import { STATES } from './issuers-states.ts';
import { WESTERN_ISSUERS } from './issuers-western.ts';

export interface SeededIssuer {
  readonly issuer: Issuer;
  readonly seed: IssuerSeed;
}

const TABLES = [
  ENGLISH_ISSUERS,
  ...WESTERN_ISSUERS,
  ...POLISH_AND_TURKISH_ISSUERS,
  ...CYRILLIC_ISSUERS,
  ...CHINESE_ISSUERS,
  ...STATES,
];

export const SEEDED_ISSUERS: readonly SeededIssuer[] = TABLES.flatMap(({ language, issuers }) =>
  issuers.map((seed) => ({ language, seed })),
).map(({ language, seed }, index) => ({
  seed,
  issuer: {
    id: index + 1,
    stringId: seed.stringId,
    language,
    name: seed.name,
    names: { ...seed.names, [language]: seed.name },
    country: seed.country,
    industry: seed.industry,
  },
}));
