import type { z } from 'zod';
import type { Viewer } from '#domain/access/viewer.ts';
import { type AnyEndpoint, type Input, PartialReply, type Reply } from '#platform/contract/endpoint.ts';
import type { AnyPage } from '#platform/contract/page.ts';
import { openAllFor, type Unopened } from '#platform/contract/sealed.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import {
  type Named,
  NO_SERVICES,
  runWritten,
  type Supplied,
  Supplies,
  servicesOf,
  type Written,
} from '#platform/services/service.ts';
import type { AnyPageContext, Context, ContextFor, PageContext, PageContextFor } from './context.server.ts';
import { admitAs, demand } from './gate.server.ts';

export interface Handler {
  readonly endpoint: AnyEndpoint;
  readonly services: Named;
  /** Its answer is the same to every viewer of one kind. */
  readonly isCached: boolean;
  /** Its own gate counts or refuses persons, also where the answer is cached. */
  readonly hasGate?: boolean;
  /** Refuses whoever has no access, and what cannot be understood. */
  letIn(raw: RawInput, context: Context, supplies: Supplies): Promise<Admitted>;
}

/** A request that was let in. */
export interface Admitted {
  /** The reply with its seals unbroken. */
  run(): Promise<unknown>;
  /** For how many milliseconds the answer is cached. */
  readonly cacheMs: number;
  /** Of what it is made from, besides the store's content: with another version it is made anew. */
  readonly version: string;
}

export interface Loader {
  readonly page: AnyPage;
  readonly services: Named;
  run(raw: Omit<RawInput, 'body'>, context: AnyPageContext, supplies: Supplies): Promise<unknown>;
}

type PageInput<P extends AnyPage> = Omit<Input<P & { body: AnyEndpoint['body'] }>, 'body'>;
type Plain<I, C, R> = (input: I, context: C) => Promise<R>;

export function handle<E extends AnyEndpoint>(
  endpoint: E,
  run: Plain<Input<E>, ContextFor<E['audience']>, Unopened<Reply<E>>>,
): Handler;
export function handle<E extends AnyEndpoint, N extends Named>(
  endpoint: E,
  services: N,
  run: Plain<Input<E>, ContextFor<E['audience']> & Supplied<N>, Unopened<Reply<E>>>,
): Handler;
export function handle<E extends AnyEndpoint, N extends Named>(
  endpoint: E,
  ...written: Written<Input<E>, ContextFor<E['audience']>, Unopened<Reply<E>>, N>
): Handler {
  return {
    endpoint,
    services: servicesOf(written),
    isCached: false,
    letIn: async (raw, context, supplies) => {
      admitAs<Context, E['audience']>(endpoint.audience, context);
      const input = readInput(endpoint, raw, context.viewer);
      return { run: () => runWritten(written, input, context, supplies), cacheMs: 0, version: '' };
    },
  };
}

type PublicEndpoint = AnyEndpoint & { readonly audience: 'everyone' };
type CacheFor<I> = (input: I, context: Pick<Context, 'today'>) => number;

interface Caching<I, N extends Named> {
  /** In milliseconds. */
  readonly cacheFor: CacheFor<I>;
  /** Refuses a person, also where the answer is cached. */
  readonly admit?: (context: Context & Supplied<N>) => Promise<void>;
  readonly versionOf?: (services: Supplied<N>) => number;
}

/** For answers that cost much and that everyone of one kind is given: they are cached, so they do not know the person. */
export function handleCached<E extends PublicEndpoint>(
  endpoint: E,
  cacheFor: CacheFor<Input<E>>,
  run: Plain<Input<E>, PageContext, Unopened<Reply<E>>>,
): Handler;
export function handleCached<E extends PublicEndpoint, N extends Named>(
  endpoint: E,
  services: N,
  caching: Caching<Input<E>, N>,
  run: Plain<Input<E>, PageContext & Supplied<N>, Unopened<Reply<E>>>,
): Handler;
export function handleCached<E extends PublicEndpoint, N extends Named>(
  endpoint: E,
  ...written:
    | readonly [CacheFor<Input<E>>, Plain<Input<E>, PageContext, Unopened<Reply<E>>>]
    | readonly [N, Caching<Input<E>, N>, Plain<Input<E>, PageContext & Supplied<N>, Unopened<Reply<E>>>]
): Handler {
  if (written.length === 3) return cachedHandler(endpoint, ...written);
  const [cacheFor, run] = written;
  return cachedHandler(endpoint, NO_SERVICES, { cacheFor }, run);
}

function cachedHandler<E extends PublicEndpoint, N extends Named>(
  endpoint: E,
  services: N,
  { cacheFor, admit: admitPerson, versionOf }: Caching<Input<E>, N>,
  run: Plain<Input<E>, PageContext & Supplied<N>, Unopened<Reply<E>>>,
): Handler {
  return {
    endpoint,
    services,
    isCached: true,
    hasGate: admitPerson !== undefined,
    letIn: async (raw, context, supplies) => {
      const input = readInput(endpoint, raw, context.viewer);
      const given = supplies.give(services);
      await admitPerson?.({ ...context, ...given });
      return {
        run: () => run(input, { ...context, user: null, ...given }),
        cacheMs: cacheFor(input, context),
        version: String(versionOf?.(given) ?? ''),
      };
    },
  };
}

export function load<P extends AnyPage>(
  page: P,
  run: Plain<PageInput<P>, PageContextFor<P['audience']>, Unopened<Reply<P>>>,
): Loader;
export function load<P extends AnyPage, N extends Named>(
  page: P,
  services: N,
  run: Plain<PageInput<P>, PageContextFor<P['audience']> & Supplied<N>, Unopened<Reply<P>>>,
): Loader;
export function load<P extends AnyPage, N extends Named>(
  page: P,
  ...written: Written<PageInput<P>, PageContextFor<P['audience']>, Unopened<Reply<P>>, N>
): Loader {
  return {
    page,
    services: servicesOf(written),
    run: async (raw, context, supplies) => {
      admitAs<AnyPageContext, P['audience']>(page.audience, context);
      const input = {
        params: parse<P['params']>(page.params, raw.params, 'not_found'),
        query: parse<P['query']>(page.query, raw.query, 'bad_request'),
      };
      return runWritten(written, input, context, supplies);
    },
  };
}

export interface RawInput {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

export interface Answer {
  readonly status: 200 | 206;
  readonly data: unknown;
}

/** The only door out of the server for calls: gate, validate, run, open. */
export async function answer(
  handler: Handler,
  raw: RawInput,
  context: Context,
  supplies = new Supplies(),
): Promise<Answer> {
  return answerAdmitted(handler, await handler.letIn(raw, context, supplies), context.viewer);
}

/** The second half of the door, for what was let in. */
export async function answerAdmitted(
  { endpoint }: Handler,
  admitted: Admitted,
  viewer: Viewer,
): Promise<Answer> {
  try {
    const reply = await admitted.run();
    return { status: 200, data: endpoint.reply.parse(await openAllFor(viewer, reply)) };
  } catch (thrown) {
    if (!(thrown instanceof PartialReply) || !endpoint.partial) throw thrown;
    return { status: 206, data: endpoint.partial.parse(thrown.body) };
  }
}

/** The same door for pages: HTML and JSON are both made from what it returns, so they cannot differ. */
export async function answerPage(
  loader: Loader,
  raw: Omit<RawInput, 'body'>,
  context: AnyPageContext,
  supplies: Supplies,
): Promise<unknown> {
  const data = await loader.run(raw, context, supplies);
  return loader.page.reply.parse(await openAllFor(context.viewer, data, true));
}

function readInput<E extends AnyEndpoint>(endpoint: E, raw: RawInput, viewer: Viewer): Input<E> {
  if (endpoint.needs) demand(endpoint.needs, viewer);
  return {
    params: parse<E['params']>(endpoint.params, raw.params, 'not_found'),
    query: parse<E['query']>(endpoint.query, raw.query, 'bad_request'),
    body: parse<E['body']>(endpoint.body, raw.body, 'bad_request'),
  };
}

export function parse<S extends z.ZodType>(
  schema: S,
  raw: unknown,
  code: 'not_found' | 'bad_request',
): z.output<S> {
  const parsed = schema.safeParse(raw);
  if (!parsed.success) throw new Refusal(code);
  return parsed.data;
}
