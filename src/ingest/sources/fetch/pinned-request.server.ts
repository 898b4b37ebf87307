import { promises as dns, type LookupAddress } from 'node:dns';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { type AddressRules, checkResolved, hostOf } from '../address/check-address.ts';
import type { PlannedRequest } from '../address/follow-redirect.ts';
import { SourceFailure } from '../source-failure.ts';

export type ResolveHost = (host: string) => Promise<readonly LookupAddress[]>;

export interface RequestLimits {
  readonly connectMs: number;
  /** Without a byte. */
  readonly idleMs: number;
}

export const REQUEST_LIMITS: RequestLimits = { connectMs: 10_000, idleMs: 60_000 };

export interface PinnedOptions {
  readonly rules: AddressRules;
  readonly resolve?: ResolveHost | undefined;
  readonly limits?: RequestLimits | undefined;
  readonly signal?: AbortSignal | undefined;
}

const resolveByName: ResolveHost = (host) => dns.lookup(host, { all: true });

/** Sends a request to an address that was checked: the name is not resolved a second time. */
export async function requestPinned(
  { url, headers }: PlannedRequest,
  { rules, resolve = resolveByName, limits = REQUEST_LIMITS, signal }: PinnedOptions,
): Promise<IncomingMessage> {
  signal?.throwIfAborted();
  const addresses = await resolveChecked(url, rules, resolve);
  const lookup: LookupFunction = (_host, options, done) => {
    const [first = { address: '', family: 0 }] = addresses;
    if (options.all) done(null, [...addresses]);
    else done(null, first.address, first.family);
  };
  // An agent of its own: no proxy of the environment stands between.
  const isEncrypted = url.protocol === 'https:';
  const agent = isEncrypted ? new https.Agent() : new http.Agent();
  return new Promise((done, fail) => {
    const request = (isEncrypted ? https : http).request(url, {
      method: 'GET',
      headers: { 'accept-encoding': 'identity', ...headers },
      agent,
      lookup,
      ...(signal && { signal }),
    });
    let answer: IncomingMessage | null = null;
    const stop = (failure: SourceFailure) => (answer ?? request).destroy(failure);
    const connecting = setTimeout(
      () => stop(new SourceFailure('too_slow', { host: url.host })),
      limits.connectMs,
    );
    request.on('socket', (socket) => {
      socket.once(isEncrypted ? 'secureConnect' : 'connect', () => clearTimeout(connecting));
    });
    request.setTimeout(limits.idleMs, () => stop(new SourceFailure('too_slow', { host: url.host })));
    request.on('close', () => clearTimeout(connecting));
    request.on('response', (response) => {
      answer = response;
      // Whoever reads it meets the error; before that, it must not end the process.
      response.on('error', () => undefined);
      done(response);
    });
    request.on('error', (error) => fail(explain(error, url, signal)));
    request.end();
  });
}

async function resolveChecked(
  url: URL,
  rules: AddressRules,
  resolve: ResolveHost,
): Promise<readonly LookupAddress[]> {
  const host = hostOf(url);
  const family = isIP(host);
  const addresses =
    family > 0
      ? [{ address: host, family }]
      : await resolve(host).catch(() => {
          throw new SourceFailure('unknown_host', { host });
        });
  if (addresses.length === 0) throw new SourceFailure('unknown_host', { host });
  for (const { address } of addresses) {
    const fault = checkResolved(address, url.protocol, rules);
    if (fault) throw new SourceFailure(fault, { host: url.host });
  }
  return addresses;
}

/** Texts of the network may repeat what was sent: only their code is stored. */
export function explain(error: unknown, url: URL, signal: AbortSignal | undefined): unknown {
  if (error instanceof SourceFailure || signal?.aborted) return error;
  const code = (error as { code?: unknown }).code;
  return new SourceFailure('no_connection', {
    host: url.host,
    ...(typeof code === 'string' && { error: code }),
  });
}
