import type { FastifyRequest } from 'fastify';
import { type Config, isLoopback } from '#platform/configuration/config.server.ts';

/** What proxies add to requests that they pass on. */
const FORWARDED = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'];

/**
 * Whether someone at this machine makes the request. Behind a proxy everyone comes from loopback: it counts only where the
 * site itself is for this machine, no proxy has passed the request on, and the browser was led here by a loopback address.
 */
export function isFromThisMachine(
  { headers, raw, ip }: FastifyRequest,
  { publicOrigin }: Pick<Config, 'publicOrigin'>,
): boolean {
  if (FORWARDED.some((name) => headers[name] !== undefined)) return false;
  const hosts = [publicOrigin, `http://${headers.host}`].map(hostnameOf);
  return [...hosts, raw.socket.remoteAddress ?? '', ip].every(isLoopback);
}

const hostnameOf = (url: string): string =>
  URL.canParse(url) ? new URL(url).hostname.replace(/^\[|\]$/g, '') : '';
