import { type AnyEndpoint, type Input, PartialReply, type Reply } from '#platform/contract/endpoint.ts';
import type { AnyPage } from '#platform/contract/page.ts';
import { openAllFor, type Unopened } from '#platform/contract/sealed.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import type { AnyPageContext, Context, ContextFor, PageContext, PageContextFor } from './context.server.ts';
import { admit, demand } from './gate.server.ts';

type Run<I, C, R> = (input: I, context: C) => Promise<R>;

export interface Handler {
  readonly endpoint: AnyEndpoint;
  readonly run: Run<Input<AnyEndpoint>, Context, unknown>;
  /** For how many milliseconds the answer is the same to every viewer of one kind; nothing where it is about a person. */
  readonly cacheFor?: (input: Input<AnyEndpoint>, context: Pick<Context, 'today'>) => number;
  /** Refuses a person, also where the answer is cached. */
  readonly admit?: (context: Context) => Promise<void>;
  /** Of what it is made from, besides the store's content: with another version it is made anew. */
  readonly versionOf?: (context: Context) => number;
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

/** For answers that cost much and that everyone of one kind is given: they are cached, so they do not know the person. */
export function handleCached<E extends AnyEndpoint & { readonly audience: 'everyone' }>(
  endpoint: E,
  cacheFor: (input: Input<E>, context: Pick<Context, 'today'>) => number,
  run: Run<Input<E>, PageContext, Unopened<Reply<E>>>,
  gate: Pick<Handler, 'admit' | 'versionOf'> = {},
): Handler {
  return {
    ...gate,
    endpoint,
    run: run as unknown as Handler['run'],
    cacheFor: cacheFor as Handler['cacheFor'] & {},
  };
}

export function load<P extends AnyPage>(
  page: P,
  run: Run<PageInput<P>, PageContextFor<P['audience']>, Unopened<Reply<P>>>,
): Loader {
  return { page, run: run as unknown as Loader['run'] };
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
export async function answer(handler: Handler, raw: RawInput, context: Context): Promise<Answer> {
  return answerInput(handler, await letIn(handler, raw, context), context);
}

/** The second half of the door, for what was let in. */
export async function answerInput(
  { endpoint, run }: Handler,
  input: Input<AnyEndpoint>,
  context: Context,
): Promise<Answer> {
  try {
    const reply = await run(input, context);
    return { status: 200, data: endpoint.reply.parse(await openAllFor(context.viewer, reply)) };
  } catch (thrown) {
    if (!(thrown instanceof PartialReply) || !endpoint.partial) throw thrown;
    return { status: 206, data: endpoint.partial.parse(thrown.body) };
  }
}

/** What is behind the door: the reply with its seals unbroken. */
export async function runHandler(handler: Handler, raw: RawInput, context: Context): Promise<unknown> {
  return handler.run(await letIn(handler, raw, context), context);
}

/** The first half: refuses whoever has no access, and what cannot be understood. */
export async function letIn(handler: Handler, raw: RawInput, context: Context): Promise<Input<AnyEndpoint>> {
  const { endpoint } = handler;
  admit(endpoint.audience, context.user);
  if (endpoint.needs) demand(endpoint.needs, context.viewer);
  const input = {
    params: parse(endpoint.params, raw.params, 'not_found'),
    query: parse(endpoint.query, raw.query, 'bad_request'),
    body: parse(endpoint.body, raw.body, 'bad_request'),
  };
  await handler.admit?.(context);
  return input;
}

/** The same door for pages: HTML and JSON are both made from what it returns, so they cannot differ. */
export async function answerPage(
  loader: Loader,
  raw: Omit<RawInput, 'body'>,
  context: AnyPageContext,
): Promise<unknown> {
  const data = await runLoader(loader, raw, context);
  return loader.page.reply.parse(await openAllFor(context.viewer, data, true));
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

export function parse(
  schema: AnyEndpoint['params'],
  raw: unknown,
  code: 'not_found' | 'bad_request',
): unknown {
  const parsed = schema.safeParse(raw);
  if (!parsed.success) throw new Refusal(code);
  return parsed.data;
}
