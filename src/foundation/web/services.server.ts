import type { Logger } from 'pino';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { SearchCategory } from '#domain/search/categories.ts';
import type { ActionLog } from '#foundation/activity-log/action-log.server.ts';
import type { AdCount } from '#foundation/ad-counts/ad-counts.repository.ts';
import type { Config } from '#foundation/config.server.ts';
import type { BatchedWrites } from '#foundation/database/batched-writes.server.ts';
import type { KeptValues } from '#foundation/database/kept-values.server.ts';
import type { Stores } from '#foundation/database/stores.server.ts';
import type { Files } from '#foundation/files/files.server.ts';
import type { LabelCatalog } from '#foundation/i18n/label-catalog.server.ts';
import type { Jobs } from '#foundation/jobs/jobs.server.ts';
import type { LivePrices } from '#foundation/live-prices/live-prices.server.ts';
import type { MovedPages } from '#foundation/live-prices/moved-pages.server.ts';
import type { OpenId } from '#foundation/open-id/open-id.server.ts';
import type { Outbox } from '#foundation/outbox/outbox.server.ts';
import type { Screener } from '#foundation/screener/screener.server.ts';
import type { Search } from '#foundation/search-index/search.server.ts';
import type { Sessions } from '#foundation/session/sessions.server.ts';
import type { SignInLimits } from '#foundation/session/sign-in-limits.server.ts';
import type { ApiCall } from './open-api.server.ts';
import type { PageCache } from './page-cache.server.ts';
import type { Streams } from './streams.server.ts';

/** What the server was started with; there is one of each. */
export interface Services {
  readonly config: Config;
  readonly stores: Stores;
  readonly sessions: Sessions;
  readonly signInLimits: SignInLimits;
  readonly kept: KeptValues;
  readonly labels: LabelCatalog;
  readonly files: Files;
  readonly jobs: Jobs;
  readonly outbox: Outbox;
  readonly adCounts: BatchedWrites<AdCount>;
  readonly openId: OpenId;
  readonly actionLog: ActionLog;
  readonly search: Search;
  readonly screener: Screener<SearchCategory>;
  readonly pageCache: PageCache;
  readonly livePrices: LivePrices;
  readonly movedPages: MovedPages;
  readonly streams: Streams;
  readonly apiCalls: readonly ApiCall[];
  readonly log: Logger;
  readonly clock: () => Date;
  readonly today: () => CalendarDay;
}
