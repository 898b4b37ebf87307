import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import { originOf, type SiteTable } from '#platform/addresses/address.ts';
import { LAST_EVENT_ID } from '#platform/contract/stream.ts';

const PREFLIGHT_SECONDS = 600;

/** Where pages send their calls to a data server, scripts of exactly the configured hosts may read the answers. */
export async function allowPagesOfOtherHosts(app: FastifyInstance, table: SiteTable): Promise<void> {
  const callers = table.sites.filter(({ dataServer }) => dataServer).map((site) => originOf(table, site));
  if (callers.length === 0) return;
  await app.register(cors, {
    origin: callers,
    credentials: true,
    methods: ['GET', 'HEAD', 'POST'],
    allowedHeaders: ['content-type', LAST_EVENT_ID],
    maxAge: PREFLIGHT_SECONDS,
    strictPreflight: true,
  });
}
