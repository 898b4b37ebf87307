import type { IncomingMessage } from 'node:http';
import { addressKey } from '#platform/limits/address-key.server.ts';

/** Who asks, before the framework knows: the address itself or, behind a proxy, what the proxy has added last. */
export function clientOf(
  {
    socket,
    headers,
  }: { socket: Pick<IncomingMessage['socket'], 'remoteAddress'> } & Pick<IncomingMessage, 'headers'>,
  isBehindProxy: boolean,
): string {
  const forwarded = isBehindProxy ? headers['x-forwarded-for'] : undefined;
  const last = typeof forwarded === 'string' ? forwarded.slice(forwarded.lastIndexOf(',') + 1).trim() : '';
  return addressKey(last || (socket.remoteAddress ?? ''));
}
