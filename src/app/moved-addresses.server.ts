import type { FastifyInstance } from 'fastify';
import { withQuery } from '#foundation/web/address.ts';
import { placeOf } from '#foundation/web/visit.server.ts';

/** Addresses that others still link to (document B, section 2) → the page's own. */
const MOVED = { '/profile_access/': '/profile/access/' } as const;

export function mountMovedAddresses(app: FastifyInstance): void {
  for (const [from, to] of Object.entries(MOVED)) {
    app.get(from, (request, reply) => {
      const { prefix, query } = placeOf(request);
      return reply.redirect(withQuery(prefix + to, query), 301);
    });
  }
}
