import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ANONYMOUS, viewerKey } from '#domain/access/viewer.ts';
import { languageTag } from '#domain/languages/languages.ts';
import type { Place } from './address.ts';
import { keptEncoding } from './content-encoding.server.ts';
import { answerPage, type Loader, type PageContext } from './door.server.ts';
import { Moved } from './moved.ts';
import { type AnyPage, routePatterns } from './page.ts';
import { cacheKeyOf, encodedForm, type KeptAnswer, toKept } from './page-cache.server.ts';
import type { Services } from './services.server.ts';
import { pageContext, placeOf } from './visit.server.ts';

export interface Rendering {
  readonly page: AnyPage;
  readonly data: unknown;
  readonly place: Place;
  readonly viewer: PageContext['viewer'];
  readonly showLabels: boolean;
  readonly nonce: string;
}

/** Answers one page: HTML, or with `format=json` the very data that the HTML is drawn from. */
export function mountPage(
  app: FastifyInstance,
  services: Services,
  { loader, render }: { loader: Loader; render: (rendering: Rendering) => string },
): void {
  for (const url of routePatterns(loader.page.path)) {
    app.get(url, async (request, reply) => {
      const context = pageContext(services, request);
      const query = request.query as Record<string, string | undefined>;
      const format = query.format === 'json' ? 'json' : 'html';
      const showLabels = query.show_labels !== undefined;
      const make = async () => {
        const data = await answerPage(loader, { params: request.params, query }, context);
        const place = placeOf(request);
        const nonce = reply.cspNonce.script;
        const text =
          format === 'json'
            ? JSON.stringify(data)
            : render({ page: loader.page, data, place, viewer: context.viewer, showLabels, nonce });
        return { status: 200, headers: headersOf(reply, format, context, place), plain: Buffer.from(text) };
      };
      try {
        const now = context.now.getTime();
        if (!services.config.pageCache || loader.page.isKept === false || showLabels)
          return await send(toKept(await make(), now), request, reply);
        const { path, language, brand } = placeOf(request);
        const read = readQuery(loader.page, query);
        const key = cacheKeyOf({
          path,
          language,
          brand,
          viewer: viewerKey(context.viewer),
          format,
          query: read,
        });
        return await send(await services.pageCache.findOrMake(key, now, make), request, reply);
      } catch (error) {
        if (!(error instanceof Moved)) throw error;
        const { prefix, query: rest } = placeOf(request);
        return reply.redirect(prefix + error.path + (rest && `?${rest}`), 301);
      }
    });
  }
}

async function send(kept: KeptAnswer, request: FastifyRequest, reply: FastifyReply) {
  reply.headers(kept.headers);
  if (isPublic(kept)) {
    reply.header('etag', kept.etag);
    if (request.headers['if-none-match'] === kept.etag) return reply.status(304).send();
  }
  const { bytes, encoding } = await encodedForm(kept, keptEncoding(request.headers['accept-encoding']));
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.status(kept.status).send(bytes);
}

/** What only some may see is never kept by a browser or a proxy, so it has nothing to ask again for. */
export const isPublic = (kept: KeptAnswer): boolean => kept.headers['cache-control'] === PUBLIC;

const PUBLIC = 'public, max-age=0, must-revalidate';
const PRIVATE = 'private, no-store';

/** The query string is part of the key only where the page reads it. */
function readQuery(page: AnyPage, query: Readonly<Record<string, string | undefined>>): string {
  const shape = (page.query as { shape?: Record<string, unknown> }).shape ?? {};
  const read = Object.keys(shape)
    .sort()
    .flatMap((name) => (query[name] === undefined ? [] : [[name, String(query[name])]]));
  return new URLSearchParams(read).toString();
}

function headersOf(
  reply: FastifyReply,
  format: 'html' | 'json',
  { viewer }: PageContext,
  place: Place,
): Record<string, string> {
  const { 'x-request-id': _, ...set } = reply.getHeaders();
  return {
    ...(set as Record<string, string>),
    'content-type': format === 'json' ? 'application/json; charset=utf-8' : 'text/html; charset=utf-8',
    'content-language': languageTag(place.language),
    vary: 'Accept-Encoding, Cookie',
    'cache-control': viewer.kind === ANONYMOUS.kind ? PUBLIC : PRIVATE,
  };
}
