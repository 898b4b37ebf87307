/** The sections in their order: what it costs and yields, what it promises, who issued it. */
export const BOND_SECTIONS = [
  'graph',
  'yields',
  'issuer-curve',
  'similar',
  'risk',
  'schedule',
  'parameters',
  'calculator',
  'venues',
  'ratings',
  'placements',
  'annual-reports',
  'issuer-profile',
  'other-bonds',
  'news',
  'comments',
] as const;
export type BondSection = (typeof BOND_SECTIONS)[number];
