import { verdictOn } from '#domain/access/capabilities.ts';
import type { Viewer } from '#domain/access/viewer.ts';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { ShownMoment } from '#domain/calendar/shown-moment.ts';
import type { Language } from '#domain/languages/languages.ts';
import type { Database } from '#foundation/database/database.server.ts';
import type { LabelCatalog } from '#foundation/i18n/label-catalog.server.ts';
import type { Outbox } from '#foundation/outbox/outbox.server.ts';
import { Refusal } from '#foundation/refusals/refusal.ts';
import type { SignedInUser } from '#foundation/session/session.repository.ts';
import type { AnyEndpoint, Audience, Input, Reply } from './endpoint.ts';
import type { ApiCall } from './open-api.server.ts';
import type { AnyPage, PageAudience } from './page.ts';
import { openAllFor, type Unopened } from './sealed.ts';

/** Everything that a handler may know besides its input. */
export interface Context {
  readonly viewer: Viewer;
  readonly user: SignedInUser | null;
  readonly limits: {
    countSignIn(email: string): Promise<void>;
    forgiveSignIns(email: string): Promise<void>;
  };
  /** Whether the demo accounts may sign in here. */
  readonly servesDemo: boolean;
  readonly session: { start(userId: number): Promise<void>; end(): Promise<void> };
  readonly cookies: Cookies;
  /** Where the request came from, as far as it says. */
  readonly client: { readonly ip: string; readonly userAgent: string };
  readonly language: Language;
  readonly brand: string;
  /** The language prefix of links on the page that is asked or asks. */
  readonly prefix: string;
  /** The absolute address of a page of this site, in the language of the request: for letters. */
  readonly urlOf: (path: string) => string;
  readonly database: Database;
  readonly labels: LabelCatalog;
  readonly outbox: Outbox;
  readonly apiCalls: readonly ApiCall[];
  readonly now: Date;
  /** An instant on the clock that the site shows. */
  readonly shownAt: (instant: Date) => ShownMoment;
  /** Today on the clock that the site shows. */
  readonly today: CalendarDay;
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
  'user' | 'session' | 'limits' | 'servesDemo' | 'cookies' | 'client' | 'outbox'
>;

type Person<For extends PageAudience> = For extends 'everyone'
  ? object
  : { readonly user: For extends 'person' ? SignedInUser | null : SignedInUser };

export type ContextFor<For extends Audience> = Context & Person<For>;
export type PageContextFor<For extends PageAudience> = PageContext & Person<For>;
/** What a mounted page hands to its loader. */
export type AnyPageContext = PageContext & { readonly user: SignedInUser | null };

type Run<I, C, R> = (input: I, context: C) => Promise<R>;

export interface Handler {
  readonly endpoint: AnyEndpoint;
  readonly run: Run<Input<AnyEndpoint>, Context, unknown>;
}

export interface Loader {
  readonly page: AnyPage;
  readonly run: Run<PageInput<AnyPage>, AnyPageContext, unknown>;
}

type PageInput<P extends AnyPage> = Omit<Input<P & { body: AnyEndpoint['body'] }>, 'body'>;

export function handle<E extends AnyEndpoint>(
  endpoint: E,
  run: Run<Input<E>, ContextFor<E['audience']>, Unopened<Reply<E>>>,
): Handler {
  // The door admits nobody whom the audience leaves out, so the person is there.
  return { endpoint, run: run as unknown as Handler['run'] };
}

export function load<P extends AnyPage>(
  page: P,
  run: Run<PageInput<P>, PageContextFor<P['audience']>, Unopened<Reply<P>>>,
): Loader {
  return { page, run: run as unknown as Loader['run'] };
}

interface RawInput {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/** The only door out of the server for calls: gate, validate, run, open. */
export async function answer(handler: Handler, raw: RawInput, context: Context): Promise<unknown> {
  const reply = await runHandler(handler, raw, context);
  return handler.endpoint.reply.parse(openAllFor(context.viewer, reply));
}

/** What is behind the door: the reply with its seals unbroken. */
export async function runHandler(
  { endpoint, run }: Handler,
  raw: RawInput,
  context: Context,
): Promise<unknown> {
  admit(endpoint.audience, context.user);
  if (endpoint.needs) {
    const verdict = verdictOn(endpoint.needs, context.viewer);
    if (verdict !== 'allowed') throw new Refusal(verdict);
  }
  const input = {
    params: parse(endpoint.params, raw.params, 'not_found'),
    query: parse(endpoint.query, raw.query, 'bad_request'),
    body: parse(endpoint.body, raw.body, 'bad_request'),
  };
  return run(input, context);
}

/** The same door for pages: HTML and JSON are both made from what it returns, so they cannot differ. */
export async function answerPage(
  loader: Loader,
  raw: Omit<RawInput, 'body'>,
  context: AnyPageContext,
): Promise<unknown> {
  const data = await runLoader(loader, raw, context);
  return loader.page.reply.parse(openAllFor(context.viewer, data));
}

export async function runLoader(
  { page, run }: Loader,
  raw: Omit<RawInput, 'body'>,
  context: AnyPageContext,
): Promise<unknown> {
  admit(page.audience, context.user);
  const input = {
    params: parse(page.params, raw.params, 'not_found'),
    query: parse(page.query, raw.query, 'bad_request'),
  };
  return run(input, context);
}

function admit(audience: PageAudience, user: SignedInUser | null): void {
  if (audience === 'everyone' || audience === 'person') return;
  if (!user) throw new Refusal('must_sign_in');
  if (audience === 'operator' && !user.isOperator) throw new Refusal('must_be_operator');
}

function parse(schema: AnyEndpoint['params'], raw: unknown, code: 'not_found' | 'bad_request'): unknown {
  const parsed = schema.safeParse(raw);
  if (!parsed.success) throw new Refusal(code);
  return parsed.data;
}
