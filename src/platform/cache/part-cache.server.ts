import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { Cache } from './cache.server.ts';
import type { Caches } from './caches.server.ts';
import { roughSize } from './rough-size.ts';

/** What tells two parts of pages apart. */
export interface PartKey {
  readonly part: string;
  /** What it is about, such as `article`, and which one. */
  readonly of: { readonly kind: string; readonly id: number | string };
  readonly language: string;
  readonly numbers: string;
  readonly today: CalendarDay;
  /** The moment of which it was known; null: now. */
  readonly asOf: Date | null;
  readonly params: unknown;
}

/** What pages are put together from, still sealed: what did not change is not requested again for the next page. */
export type PartCache = Cache<PartKey, unknown>;

export function createPartCache(caches: Caches, isOn: boolean): PartCache {
  const most = { entries: isOn ? 4_000 : 0, bytes: 128 * 1024 * 1024, ageMs: 60_000 };
  return caches.create({ name: 'parts', most, sizeOf: roughSize });
}
