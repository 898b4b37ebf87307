import type { Viewer } from '#domain/access/viewer.ts';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { CalendarMoment } from '#domain/calendar/written-day.ts';
import type { Language } from '#domain/languages/languages.ts';
import type { PartCache } from '#platform/cache/part-cache.server.ts';
import type { ValueCache } from '#platform/cache/value-cache.server.ts';
import type { Audience } from '#platform/contract/endpoint.ts';
import type { PageAudience } from '#platform/contract/page.ts';
import type { Database } from '#platform/database/database.server.ts';
import type { LabelCatalog } from '#platform/i18n/label-catalog.server.ts';
import type { Numbers } from '#platform/i18n/numbers.ts';
import type { SignedInUser } from '#platform/session/session.repository.ts';
import type { VisitorLimits } from '#platform/session/sign-in-limits.server.ts';

/** What is known of every request, without the person who makes it. Anything else is a service that a handler names. */
export interface PageContext {
  readonly viewer: Viewer;
  readonly language: Language;
  /** How the visitor wants numbers written; part of what tells cached pages apart. */
  readonly numbers: Numbers;
  readonly brand: string;
  /** The language prefix of links on the requested page, or on the page that makes the request. */
  readonly prefix: string;
  /** The absolute address of a page of this site, for e-mails: in the language of the request by default. */
  readonly urlOf: (path: string, language?: Language) => string;
  readonly database: Database;
  /** Reads what was known at a moment. */
  readonly databaseAsOf: (at: Date) => Database;
  /** The moment that `database` reads of; null: now. */
  readonly asOf: Date | null;
  /** What every page needs and hardly ever changes. */
  readonly valueCache: ValueCache;
  /** What pages are put together from. */
  readonly parts: PartCache;
  readonly labels: LabelCatalog;
  readonly now: Date;
  /** How far that clock is ahead of UTC, which browsers need to show an instant. */
  readonly displayOffsetMinutes: number;
  /** Today on the clock that the site shows. */
  readonly today: CalendarDay;
  /** What that clock shows at an instant. */
  readonly momentOf: (instant: Date) => CalendarMoment;
  /** When a day begins on that clock. */
  readonly startOf: (day: CalendarDay) => Date;
  /** For a part that failed while the rest can be shown: it is logged, and what is made without it is not cached. */
  readonly noteFault: (error: unknown, part: string) => void;
}

export interface Client {
  readonly ip: string;
  readonly userAgent: string;
  /** Someone at this very machine. */
  readonly isLocal: boolean;
}

/** What is known of the person. */
interface Visitor {
  readonly user: SignedInUser | null;
  /** Where the request came from, as far as it says. */
  readonly client: Client;
}

/** What a handler knows besides its input. */
export interface Context extends PageContext, Visitor {
  readonly limits: VisitorLimits;
  readonly cookies: Cookies;
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

/** A page for everyone is shown to all of one viewer kind, so its loader does not know the person. */
export type Person<For extends PageAudience> = For extends 'everyone'
  ? object
  : Visitor & { readonly user: For extends 'person' ? SignedInUser | null : SignedInUser };

export type ContextFor<For extends Audience> = Context & Person<For>;
export type PageContextFor<For extends PageAudience> = PageContext & Person<For>;
/** What a mounted page hands to its loader. */
export type AnyPageContext = PageContext & Visitor;
