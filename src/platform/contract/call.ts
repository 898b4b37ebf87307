import type { z } from 'zod';
import { isRefusalCode, Refusal } from '#platform/refusals/refusal.ts';
import type { AnyEndpoint, Reply } from './endpoint.ts';
import { type AnyPage, fillPath } from './page.ts';

/** Where the browser's calls go, set once when the page starts: its language prefix, on its data server (LV-02). */
let base = { prefix: '', dataServer: '' };
export function setCallBase(prefix: string, dataServer = ''): void {
  base = { prefix, dataServer };
}

interface CallInput<E extends AnyEndpoint> {
  readonly params?: z.input<E['params']>;
  readonly query?: z.input<E['query']>;
  readonly body?: z.input<E['body']>;
  readonly signal?: AbortSignal;
  /** The call outlives the page: for what is noted while the reader leaves. */
  readonly keepalive?: true;
}

/** Calls an endpoint from the browser. The server has checked the reply against its declaration. */
export async function call<E extends AnyEndpoint>(endpoint: E, input: CallInput<E> = {}): Promise<Reply<E>> {
  return readReply(await send(endpoint, input)) as Promise<Reply<E>>;
}

function send<E extends AnyEndpoint>(endpoint: E, input: CallInput<E>): Promise<Response> {
  const asOf = endpoint.readsAsOf && asOfHere();
  const query = new URLSearchParams({
    ...((input.query ?? {}) as Record<string, string>),
    ...(asOf && { asOf }),
  }).toString();
  const path = addressOf(endpoint.path, input.params);
  return fetch(query ? `${path}?${query}` : path, {
    method: endpoint.method,
    ...credentials(),
    ...(input.body !== undefined && {
      body: JSON.stringify(input.body),
      headers: { 'content-type': 'application/json' },
    }),
    ...(input.signal && { signal: input.signal }),
    ...(input.keepalive && { keepalive: true }),
  });
}

/** What the page's address requests is requested by its calls too. Outside of a browser there is no address. */
const asOfHere = () => new URLSearchParams(globalThis.location?.search).get('asOf');

/** For an answer that is read as it comes; one that is a refusal is thrown. */
export async function openCall(path: string, params: unknown, init: RequestInit): Promise<Response> {
  const response = await fetch(addressOf(path, params), { ...init, ...credentials() });
  return response.ok ? response : ((await readReply(response)) as never);
}

const addressOf = (path: string, params: unknown): string =>
  base.dataServer + base.prefix + fillPath(path, (params ?? {}) as Record<string, unknown>);

/** Loads the data of a page by its address: what a full reload would show. The contract is only named: its schemas stay out of the browser. */
export function callPage<P extends AnyPage>(address: string, signal?: AbortSignal): Promise<Reply<P>> {
  return callPageData(address, signal) as Promise<Reply<P>>;
}

/** The same where the page is only known by its address. */
export async function callPageData(address: string, signal?: AbortSignal): Promise<unknown> {
  const { pathname, search } = new URL(address, location.href);
  const url = new URL(pathname + search, base.dataServer || location.href);
  url.searchParams.set('format', 'json');
  return readReply(await fetch(url, { ...credentials(), ...(signal && { signal }) }));
}

/** A data server on another host learns who makes the request, too. */
const credentials = (): RequestInit => (base.dataServer ? { credentials: 'include' } : {});

async function readReply(response: Response): Promise<unknown> {
  const payload: unknown = await response.json().catch(() => null);
  if (response.ok) return payload;
  const code = (payload as { code?: unknown } | null)?.code;
  const wait = Number(response.headers.get('retry-after'));
  throw new Refusal(isRefusalCode(code) ? code : 'fault', wait > 0 ? wait : undefined);
}
