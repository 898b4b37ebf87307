/** The sections in their order: what it costs and yields, what it promises, who issued it. */
export const BOND_SECTIONS = [
  'graph',
  'yields',
  'schedule',
  'parameters',
  'calculator',
  'grounds',
  'ratings',
  'placements',
  'emitent-profile',
  'other-bonds',
  'news',
  'comments',
] as const;
export type BondSection = (typeof BOND_SECTIONS)[number];
