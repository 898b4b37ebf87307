import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { originOf, type SiteTable } from '#platform/addresses/address.ts';
import { Refusal } from '#platform/refusals/refusal.ts';

/**
 * A request that changes something must come from our own pages. Browsers say where a request comes from;
 * a program that says nothing carries no visitor's cookie by accident.
 */
export function refuseCrossSite(request: FastifyRequest, table: SiteTable): void {
  const { origin } = request.headers;
  if (origin !== undefined && !isOurOrigin(origin, request, table)) throw new Refusal('cross_site');
  const fetchSite = request.headers['sec-fetch-site'];
  if (fetchSite === undefined || fetchSite === 'same-origin' || fetchSite === 'none') return;
  // A page of ours may call its data server, which is another host; its origin says whose page it is.
  const isCall = origin !== undefined && request.headers['sec-fetch-mode'] === 'cors';
  if (!isCall || !isDataServer(request.headers.host, table)) throw new Refusal('cross_site');
}

/** A GET that changes something is asked by our scripts: nobody follows a link to it, least of all one that others wrote. */
export function refuseForeignReading(request: FastifyRequest, table: SiteTable): void {
  refuseCrossSite(request, table);
  const { referer, 'sec-fetch-mode': mode, 'sec-fetch-site': site } = request.headers;
  if (referer !== undefined && !isOurOrigin(originOfAddress(referer), request, table))
    throw new Refusal('cross_site');
  if (mode === 'navigate' && site !== 'none') throw new Refusal('cross_site');
}

function isOurOrigin(origin: string, { protocol, headers }: FastifyRequest, table: SiteTable): boolean {
  const sites = table.sites.map((site) => originOf(table, site));
  return [table.publicOrigin, `${protocol}://${headers.host}`, ...sites].includes(origin);
}

const isDataServer = (host: string | undefined, { sites }: SiteTable): boolean =>
  sites.some(({ dataServer }) => dataServer && new URL(dataServer).host === host);

const originOfAddress = (address: string): string =>
  URL.canParse(address) ? new URL(address).origin : 'null';

/** Node reads the first and drops the rest, while a proxy before us may have chosen another. */
export function hasSeveralHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') hosts++;
  return hosts > 1;
}
