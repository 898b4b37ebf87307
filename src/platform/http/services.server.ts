import type { Logger } from 'pino';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { Caches } from '#platform/cache/caches.server.ts';
import type { PageCache } from '#platform/cache/page-cache.server.ts';
import type { PartCache } from '#platform/cache/part-cache.server.ts';
import type { ValueCache } from '#platform/cache/value-cache.server.ts';
import type { Config } from '#platform/configuration/config.server.ts';
import type { Stores } from '#platform/database/stores.server.ts';
import type { LabelCatalog } from '#platform/i18n/label-catalog.server.ts';
import type { Supplies } from '#platform/services/service.ts';
import type { Sessions } from '#platform/session/sessions.server.ts';
import type { SignInLimits } from '#platform/session/sign-in-limits.server.ts';
import type { Streams } from './streams.server.ts';

/** What the server answers requests with; there is one of each. */
export interface HttpServices {
  readonly config: Config;
  readonly stores: Stores;
  readonly sessions: Sessions;
  readonly signInLimits: SignInLimits;
  readonly caches: Caches;
  readonly valueCache: ValueCache;
  readonly parts: PartCache;
  readonly pageCache: PageCache;
  readonly labels: LabelCatalog;
  readonly streams: Streams;
  /** What handlers name. */
  readonly supplies: Supplies;
  readonly log: Logger;
  readonly clock: () => Date;
  readonly today: () => CalendarDay;
}
