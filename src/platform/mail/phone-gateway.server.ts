import type { Config } from '#platform/configuration/config.server.ts';
import { type Carrier, DeliveryError } from './carrier.server.ts';

const LIMIT_MS = 10_000;
/** A request that came too early, too often or took too long may be repeated. */
const PASSING = new Set([408, 425, 429]);

/** Text messages by a gateway's HTTP interface: `POST {to, text}` with a bearer token. */
export function createPhoneGateway({ url, token }: NonNullable<Config['phoneGateway']>): Carrier {
  return {
    secrets: token ? [token] : [],
    send: async ({ id, address, text }) => {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'idempotency-key': `basispoint-${id}`,
          ...(token && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ to: address, text }),
        redirect: 'error',
        signal: AbortSignal.timeout(LIMIT_MS),
      }).catch((cause: Error) => {
        throw new DeliveryError(`no answer: ${reasonOf(cause)}`, { isFinal: false, cause });
      });
      await response.body?.cancel();
      if (response.ok) return;
      const isFinal = response.status >= 400 && response.status < 500 && !PASSING.has(response.status);
      throw new DeliveryError(`HTTP ${response.status}`, { isFinal });
    },
  };
}

/** "fetch failed" says nothing; its cause says ECONNREFUSED. */
function reasonOf(error: Error): string {
  const { code } = (error.cause ?? {}) as { code?: unknown };
  return typeof code === 'string' ? code : error.name;
}
