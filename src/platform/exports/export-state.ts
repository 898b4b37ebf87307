/** Waiting and running are open; ready is a file until it expires; the others are how it can end without one. */
export const EXPORT_STATES = ['waiting', 'running', 'ready', 'failed', 'cancelled', 'expired'] as const;
export type ExportState = (typeof EXPORT_STATES)[number];

export const isOpen = (state: ExportState): boolean => state === 'waiting' || state === 'running';

const MOST_OPEN = 3;
const MOST_A_DAY = 20;
const DAY_MS = 24 * 3_600_000;

export const dayBefore = (now: Date): Date => new Date(now.getTime() - DAY_MS);
export const expiryOf = (finished: Date): Date => new Date(finished.getTime() + DAY_MS);

export type ExportLimit =
  | { readonly code: 'too_many_open_exports' }
  | { readonly code: 'too_many_exports'; readonly waitSeconds: number };

interface Requested {
  readonly state: ExportState;
  readonly createdAt: Date;
}

/** What keeps a person from one more, given those of the last day; null: nothing does. */
export function limitOf(requested: readonly Requested[], now: Date): ExportLimit | null {
  if (requested.filter(({ state }) => isOpen(state)).length >= MOST_OPEN)
    return { code: 'too_many_open_exports' };
  const times = requested
    .map(({ createdAt }) => createdAt.getTime())
    .filter((at) => at > dayBefore(now).getTime())
    .sort((one, other) => other - one);
  const oldestThatCounts = times[MOST_A_DAY - 1];
  if (oldestThatCounts === undefined) return null;
  const waitSeconds = Math.max(1, Math.ceil((oldestThatCounts + DAY_MS - now.getTime()) / 1000));
  return { code: 'too_many_exports', waitSeconds };
}
