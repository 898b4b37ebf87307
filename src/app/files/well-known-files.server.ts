import type { FastifyInstance } from 'fastify';
import type { HttpServices } from '#platform/http/services.server.ts';
import { addressOf } from '#platform/http/visit.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import { readIcon } from './brand-files.server.ts';
import { toIcon } from './icon.server.ts';
import { toSecurityText } from './security-text.ts';

/** What programs request at addresses that every site has. */
export function mountWellKnownFiles(app: FastifyInstance, { config, clock }: HttpServices): void {
  app.get('/.well-known/security.txt', (_, reply) => {
    if (config.securityContact === undefined) throw new Refusal('not_found');
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(toSecurityText(config.securityContact, config.publicOrigin, clock()));
  });

  const icons = new Map<string, Promise<Buffer>>();
  app.get('/favicon.ico', async (request, reply) => {
    const { brand } = addressOf(request);
    const icon = icons.get(brand) ?? toIcon(readIcon(brand));
    icons.set(brand, icon);
    return reply
      .type('image/x-icon')
      .header('cache-control', 'public, max-age=86400')
      .send(await icon);
  });
}
