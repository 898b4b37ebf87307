import type { Viewer, ViewerKind } from './viewer.ts';

/** What stands between a viewer and a capability: nothing, signing in, or getting access. */
export type Verdict = 'allowed' | 'must_sign_in' | 'must_get_access';

/** Who needs what, as data. No other file decides who may see what. */
const CAPABILITIES = {
  /** The last price and every other price of a trading day: one would give the other away. */
  'last-price': { anonymous: 'must_sign_in', 'signed-in': 'allowed', paid: 'allowed' },
  'price-dynamics': { anonymous: 'must_sign_in', 'signed-in': 'must_get_access', paid: 'allowed' },
  /** Rows of a table past its lock, and the closed data of a report. */
  'more-rows': { anonymous: 'must_sign_in', 'signed-in': 'must_get_access', paid: 'allowed' },
  /** SE-07; a site may offer search to everyone. */
  search: { anonymous: 'must_sign_in', 'signed-in': 'must_get_access', paid: 'allowed' },
  'extended-chart': { anonymous: 'must_sign_in', 'signed-in': 'allowed', paid: 'allowed' },
  'chart-flags': { anonymous: 'must_sign_in', 'signed-in': 'must_get_access', paid: 'allowed' },
  compare: { anonymous: 'must_sign_in', 'signed-in': 'must_get_access', paid: 'allowed' },
  /** Values of a chart block; those of the price chart go with the last price. */
  'chart-values': { anonymous: 'must_sign_in', 'signed-in': 'must_get_access', paid: 'allowed' },
  /** The files of quarterly and other reports. */
  'report-files': { anonymous: 'must_sign_in', 'signed-in': 'must_get_access', paid: 'allowed' },
} as const satisfies Record<string, Record<ViewerKind, Verdict>>;

export type Capability = keyof typeof CAPABILITIES;

export const ALL_CAPABILITIES = Object.keys(CAPABILITIES) as readonly Capability[];

export function verdictOn(capability: Capability, viewer: Pick<Viewer, 'kind'>): Verdict {
  return CAPABILITIES[capability][viewer.kind];
}
