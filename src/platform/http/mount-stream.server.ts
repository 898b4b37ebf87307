import type { FastifyInstance, FastifyReply } from 'fastify';
import { LAST_EVENT_ID } from '#platform/contract/stream.ts';
import type { HttpServices } from './services.server.ts';
import type { ServedStream } from './stream.server.ts';
import { endpointContext, tokenOf } from './visit.server.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** It lasts as long as a reader stays, which says nothing about how quickly the site answers. */
    isStream?: true;
  }
}

/** After a cut; readers add a chance of their own, so that a restart does not bring all of them back at once. */
const RETRY_MS = 2_000;

/** Puts every stream behind its declared path. */
export function mountStreams(
  app: FastifyInstance,
  services: HttpServices,
  streams: readonly ServedStream[],
): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
    services.streams.closeAll();
  });
  for (const served of streams) {
    app.route({
      method: 'GET',
      url: served.stream.path,
      exposeHeadRoute: false,
      config: { isStream: true },
      handler: async (request, reply) => {
        const context = endpointContext(services, request, reply, { changesState: false });
        const raw = { params: request.params, lastEventId: request.headers[LAST_EVENT_ID] };
        const { user } = context;
        const leave = services.streams.enter(user ? `account ${user.id}` : request.ip);
        try {
          const begin = await served.find(raw, context, services.supplies);
          const response = writeHead(reply);
          if (response.destroyed || isClosing) {
            leave();
            response.end();
            return;
          }
          services.streams.serve(
            response,
            { userId: user?.id ?? null, token: tokenOf(request), needs: served.stream.needs },
            begin,
            leave,
          );
          // What changed between the door and here.
          if (user) void services.streams.recheck(user.id);
        } catch (error) {
          leave();
          throw error;
        }
      },
    });
  }
}

/**
 * The answer goes past the framework, whose handler would last as long as the reader stays: streams have their own
 * limits and do not count among the work that is underway.
 */
function writeHead(reply: FastifyReply) {
  const known = reply.getHeaders();
  reply.hijack();
  for (const [name, value] of Object.entries(known))
    if (value !== undefined) reply.raw.setHeader(name, value);
  reply.raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'private, no-store, no-transform',
    vary: 'Cookie, Origin',
    'x-accel-buffering': 'no',
  });
  reply.raw.write(`retry: ${RETRY_MS}\n\n`);
  return reply.raw;
}
