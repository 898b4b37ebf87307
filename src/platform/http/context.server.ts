import type { Viewer } from '#domain/access/viewer.ts';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { CalendarMoment } from '#domain/calendar/written-day.ts';
import type { Language } from '#domain/languages/languages.ts';
import type { Screener } from '#engines/screener/screener.server.ts';
import type { TableName } from '#engines/screener/table.ts';
import type { Search } from '#engines/search/search.server.ts';
import type { LivePrices } from '#market/live/live-prices.server.ts';
import type { OpenId } from '#platform/accounts/open-id/open-id.server.ts';
import type { ActionLog } from '#platform/activity-log/action-log.server.ts';
import type { PartCache } from '#platform/cache/part-cache.server.ts';
import type { ValueCache } from '#platform/cache/value-cache.server.ts';
import type { Audience } from '#platform/contract/endpoint.ts';
import type { ApiCall } from '#platform/contract/open-api.server.ts';
import type { PageAudience } from '#platform/contract/page.ts';
import type { Database } from '#platform/database/database.server.ts';
import type { Files } from '#platform/files/files.server.ts';
import type { LabelCatalog } from '#platform/i18n/label-catalog.server.ts';
import type { Numbers } from '#platform/i18n/numbers.ts';
import type { Jobs } from '#platform/jobs/jobs.server.ts';
import type { NewMessage } from '#platform/mail/outbox.repository.ts';
import type { Outbox } from '#platform/mail/outbox.server.ts';
import type { SignedInUser } from '#platform/session/session.repository.ts';
import type { VisitorLimits } from '#platform/session/sign-in-limits.server.ts';
import type { AdCount } from '#platform/telemetry/ad-counts.repository.ts';

/** Everything that a handler may know besides its input. */
export interface Context {
  readonly viewer: Viewer;
  readonly user: SignedInUser | null;
  readonly limits: VisitorLimits;
  /** Whether the demo accounts may sign in here. */
  readonly servesDemo: boolean;
  readonly session: {
    start(userId: number): Promise<void>;
    end(): Promise<void>;
    /** Every session of the account but the one that makes the request. */
    endOthers(userId: number): Promise<number>;
    /** One session of the account by its number; false where it has no such session. */
    endOne(userId: number, sessionId: number): Promise<boolean>;
    endAll(userId: number): Promise<number>;
    /** The account was changed: the next request reads it anew. */
    refresh(userId: number): void;
  };
  readonly cookies: Cookies;
  /** Where the request came from, as far as it says. */
  readonly client: { readonly ip: string; readonly userAgent: string };
  readonly language: Language;
  /** How the visitor wants numbers written; part of what tells cached pages apart. */
  readonly numbers: Numbers;
  readonly brand: string;
  /** The language prefix of links on the requested page, or on the page that makes the request. */
  readonly prefix: string;
  /** The absolute address of a page of this site, for e-mails: in the language of the request by default. */
  readonly urlOf: (path: string, language?: Language) => string;
  /** Of e-mails to someone whose language is not known. */
  readonly defaultLanguage: Language;
  readonly database: Database;
  /** What every page needs and hardly ever changes. */
  readonly valueCache: ValueCache;
  /** What pages are put together from. */
  readonly parts: PartCache;
  readonly labels: LabelCatalog;
  /** The contents of stored files. */
  readonly files: Files;
  /** Work that is done behind the requests. */
  readonly jobs: Pick<Jobs, 'send'>;
  readonly outbox: Outbox;
  /** Written a moment later; nobody waits for it. */
  readonly countAd: (count: AdCount) => void;
  readonly openId: OpenId;
  /** How the process that answers is doing, for the operator. */
  readonly server: {
    readonly isEmbedded: boolean;
    readonly replicas: number;
    /** The channels by which messages leave; those of others stay in the outbox. */
    readonly gateways: readonly NewMessage['channel'][];
    readonly pageCacheBytes: number;
    readonly uptimeSeconds: number;
  };
  readonly actionLog: ActionLog;
  readonly search: Pick<Search, 'ask' | 'countSearch' | 'findAll' | 'version'>;
  /** The lists of securities and companies, in memory. */
  readonly screener: Pick<Screener<TableName>, 'read'>;
  readonly livePrices: Pick<LivePrices, 'open'>;
  readonly searchFor: 'paid' | 'everyone';
  readonly apiCalls: readonly ApiCall[];
  /** The other services that one may sign in with. */
  readonly providers: readonly { readonly id: string; readonly name: string }[];
  readonly now: Date;
  /** How far that clock is ahead of UTC, which browsers need to show an instant. */
  readonly displayOffsetMinutes: number;
  /** Today on the clock that the site shows. */
  readonly today: CalendarDay;
  /** What that clock shows at an instant. */
  readonly momentOf: (instant: Date) => CalendarMoment;
  /** For a part that failed while the rest can be shown: it is logged, and what is made without it is not cached. */
  readonly noteFault: (error: unknown, part: string) => void;
  /** When a day begins on that clock. */
  readonly startOf: (day: CalendarDay) => Date;
}

export interface Cookies {
  find(name: string): string | undefined;
  /** For this whole site, same-site, and out of the reach of scripts unless `forScript`. Without an age it goes with the window. */
  write(
    name: string,
    value: string,
    options?: { readonly maxAgeSeconds?: number; readonly forScript?: true },
  ): void;
  clear(name: string): void;
}

/** A page is shown to everyone of the same viewer kind, so its loader does not know the person. */
export type PageContext = Omit<
  Context,
  | 'user'
  | 'session'
  | 'limits'
  | 'servesDemo'
  | 'cookies'
  | 'client'
  | 'jobs'
  | 'outbox'
  | 'files'
  | 'countAd'
  | 'openId'
  | 'actionLog'
  | 'livePrices'
>;

type Person<For extends PageAudience> = For extends 'everyone'
  ? object
  : {
      readonly user: For extends 'person' ? SignedInUser | null : SignedInUser;
      readonly sessionHash: Buffer | null;
      readonly client: Context['client'];
    };

export type ContextFor<For extends Audience> = Context & Person<For>;
export type PageContextFor<For extends PageAudience> = PageContext & Person<For>;
/** What a mounted page hands to its loader. */
export type AnyPageContext = PageContext & Pick<Context, 'user' | 'client'>;
