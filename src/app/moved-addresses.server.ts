import type { FastifyInstance } from 'fastify';
import { withQuery } from '#platform/addresses/address.ts';
import { addressOf } from '#platform/http/visit.server.ts';

/** Addresses that others still link to → the page's own. */
const MOVED = { '/profile_access/': '/profile/access/' } as const;

export function mountMovedAddresses(app: FastifyInstance): void {
  for (const [from, to] of Object.entries(MOVED)) {
    app.get(from, (request, reply) => {
      const { prefix, query } = addressOf(request);
      return reply.redirect(withQuery(prefix + to, query), 301);
    });
  }
}
