import { verdictOn } from '#domain/access/capabilities.ts';
import type { Viewer } from '#domain/access/viewer.ts';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { Language } from '#domain/languages/languages.ts';
import type { Database } from '#foundation/database/database.server.ts';
import type { LabelCatalog } from '#foundation/i18n/label-catalog.server.ts';
import { Refusal } from '#foundation/refusals/refusal.ts';
import type { SignedInUser } from '#foundation/session/session.repository.ts';
import type { AnyEndpoint, Input, Reply } from './endpoint.ts';
import type { ApiCall } from './open-api.server.ts';
import type { AnyPage } from './page.ts';
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
  readonly language: Language;
  readonly database: Database;
  readonly labels: LabelCatalog;
  readonly apiCalls: readonly ApiCall[];
  readonly now: Date;
  /** Today on the clock that the site shows. */
  readonly today: CalendarDay;
}

/** A page is shown to everyone of the same viewer kind, so its loader does not know the person. */
export type PageContext = Omit<Context, 'user' | 'session' | 'limits' | 'servesDemo'>;

type Run<I, C, R> = (input: I, context: C) => Promise<R>;

export interface Handler {
  readonly endpoint: AnyEndpoint;
  readonly run: Run<Input<AnyEndpoint>, Context, unknown>;
}

export interface Loader {
  readonly page: AnyPage;
  readonly run: Run<PageInput<AnyPage>, PageContext, unknown>;
}

type PageInput<P extends AnyPage> = Omit<Input<P & { body: AnyEndpoint['body'] }>, 'body'>;

export function handle<E extends AnyEndpoint>(
  endpoint: E,
  run: Run<Input<E>, Context, Unopened<Reply<E>>>,
): Handler {
  return { endpoint, run: run as Handler['run'] };
}

export function load<P extends AnyPage>(
  page: P,
  run: Run<PageInput<P>, PageContext, Unopened<Reply<P>>>,
): Loader {
  return { page, run: run as Loader['run'] };
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
  context: PageContext,
): Promise<unknown> {
  const data = await runLoader(loader, raw, context);
  return loader.page.reply.parse(openAllFor(context.viewer, data));
}

export async function runLoader(
  { page, run }: Loader,
  raw: Omit<RawInput, 'body'>,
  context: PageContext,
): Promise<unknown> {
  const input = {
    params: parse(page.params, raw.params, 'not_found'),
    query: parse(page.query, raw.query, 'bad_request'),
  };
  return run(input, context);
}

function parse(schema: AnyEndpoint['params'], raw: unknown, code: 'not_found' | 'bad_request'): unknown {
  const parsed = schema.safeParse(raw);
  if (!parsed.success) throw new Refusal(code);
  return parsed.data;
}
