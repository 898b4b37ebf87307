import { randomBytes } from 'node:crypto';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';
import type { SiteTable } from '#platform/addresses/address.ts';
import { HEAD_SCRIPT_SOURCE } from './head-script.server.ts';

export interface HelmetHeaders {
  /** Of every answer. */
  readonly all: Readonly<Record<string, string>>;
  /** Of a document whose scripts carry the nonce. */
  policyOf(nonce: string): string;
}

declare module 'fastify' {
  interface FastifyInstance {
    policyOf: HelmetHeaders['policyOf'];
  }
}

const POLICY = 'content-security-policy';

export const createNonce = (): string => randomBytes(16).toString('hex');

/** They are the same for every request, so helmet is asked once. */
export function helmetHeaders(site: SiteTable): HelmetHeaders {
  const all = headersOf(site);
  const place = createNonce();
  const [before = '', after = ''] = (headersOf(site, [`'nonce-${place}'`])[POLICY] ?? '').split(place);
  return { all, policyOf: (nonce) => before + nonce + after };
}

function headersOf(site: SiteTable, scripts: readonly string[] = []): Record<string, string> {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  helmet(helmetOptions(site, scripts))(response.req, response, () => undefined);
  return Object.fromEntries(
    Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]),
  );
}

function helmetOptions({ publicOrigin, sites }: SiteTable, scripts: readonly string[]) {
  const dataServers = [...new Set(sites.flatMap(({ dataServer }) => dataServer ?? []))];
  const isHttps = publicOrigin.startsWith('https:');
  return {
    hsts: isHttps,
    crossOriginEmbedderPolicy: false,
    // With helmet's own "no-referrer" a browser posts our forms with the origin "null".
    referrerPolicy: { policy: 'same-origin' as const },
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", HEAD_SCRIPT_SOURCE, ...scripts],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...dataServers],
        manifestSrc: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
        baseUri: ["'none'"],
        ...(isHttps && { upgradeInsecureRequests: [] }),
      },
    },
  };
}
