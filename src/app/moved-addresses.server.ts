import type { FastifyInstance } from 'fastify';
import { withQuery } from '#foundation/web/address.ts';
import { addressOf } from '#foundation/web/visit.server.ts';

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
