import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { viewerKey } from '#domain/access/viewer.ts';
import { isLocalPath } from '#platform/addresses/address.ts';
import {
  compressQuickly,
  quickEncoding,
  SMALLEST_WORTH_COMPRESSING,
} from '#platform/cache/content-encoding.server.ts';
import { type CachedAnswer, callKeyOf, encodedForm, readAnswer } from '#platform/cache/page-cache.server.ts';
import { fillPath } from '#platform/contract/page.ts';
import { writeJson } from '#platform/contract/raw-json.ts';
import { SeeOther } from '#platform/contract/see-other.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import { knownAsOf, readAsOf, withoutAsOf } from './as-of.server.ts';
import type { Context } from './context.server.ts';
import { type Answer, answer, answerAdmitted, type Handler, type RawInput } from './door.server.ts';
import { refuseCrossSite, refuseForeignReading } from './guards.server.ts';
import { MultipartReader } from './multipart.server.ts';
import { readFileBodies } from './read-files.server.ts';
import { readTextBodies } from './read-text.server.ts';
import { lastingHeaders, PRIVATE } from './send-page.server.ts';
import type { HttpServices } from './services.server.ts';
import { addressOf, endpointContext } from './visit.server.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Its handler lasts as long as a client sends, so it does not count among the work that is underway. */
    readsFiles?: true;
  }
}

/** Puts a handler behind its declared method and path. */
export function mountEndpoint(app: FastifyInstance, services: HttpServices, handler: Handler): void {
  const { readsText, readsFiles } = handler.endpoint;
  if (readsText === undefined && !readsFiles) {
    mountRoute(app, services, handler);
    return;
  }
  // A scope of its own, so that no other call takes text or files for a body.
  void app.register(async (scope) => {
    if (readsText !== undefined) readTextBodies(scope, readsText);
    if (readsFiles) readFileBodies(scope);
    mountRoute(scope, services, handler);
  });
}

function mountRoute(app: FastifyInstance, services: HttpServices, handler: Handler): void {
  const { method, path, form, changesState, link, bodyLimit, readsText, readsFiles } = handler.endpoint;
  const writes = changesState ?? (method === 'POST' || link !== undefined);
  app.route({
    method,
    url: path,
    ...(bodyLimit && { bodyLimit }),
    ...(readsFiles && { config: { readsFiles } }),
    handler: async (request, reply) => {
      if (changesState && method === 'GET') refuseForeignReading(request, services.config);
      if (link === 'from-here') refuseCrossSite(request, services.config);
      const upload = request.body instanceof MultipartReader ? request.body : null;
      const isForm = upload
        ? request.headers.accept?.includes('text/html')
        : readsText === undefined &&
          request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
      if (isForm && !form) throw new Refusal('unsupported_media_type');
      const { next, ...fields } = isForm && !upload ? (request.body as Record<string, unknown>) : {};
      const raw = {
        params: request.params,
        query: handler.endpoint.readsAsOf ? withoutAsOf(request.query) : request.query,
        body: upload?.parts() ?? (isForm ? fields : (request.body ?? undefined)),
      };
      const known = endpointContext(services, request, reply, { changesState: writes });
      const context = knownAsOf(known, readAsOf(handler.endpoint, request.query, known));
      if (handler.isCached && services.config.pageCache) {
        return sendCachedJson(
          await findCached(services, handler, raw, { context, request, reply }),
          request,
          reply,
        );
      }
      const requested = answer(handler, raw, context, services.supplies);
      if (upload) {
        await requested.catch(() => undefined);
        await upload.drain();
      }
      if (form && isForm) {
        const refused = fillPath(form.refused, request.params as Record<string, unknown>);
        return redirectForm(requested, { refused, done: form.done, next }, request, reply);
      }
      try {
        return await sendJson(await requested, request, reply);
      } catch (error) {
        if (error instanceof SeeOther) return reply.redirect(error.url, 303);
        throw error;
      }
    },
  });
}

async function redirectForm(
  requested: Promise<Answer>,
  { refused, done, next }: { refused: string; done: string | undefined; next: unknown },
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const target = toLocalPath(next);
  const { prefix } = addressOf(request);
  try {
    const { data } = await requested;
    // A reply with a way on is an object: its fields fill the path.
    const way = done && prefix + fillPath(done, data as Record<string, unknown>);
    return reply.redirect(way ?? target ?? `${prefix}/`, 303);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const query = new URLSearchParams({ refused: error.code, ...(target && { next: target }) });
    return reply.redirect(`${prefix}${refused}?${query}`, 303);
  }
}

/** A path of this site and nothing that a browser could read as another host. */
export function toLocalPath(next: unknown): string | null {
  if (typeof next !== 'string' || next.length > 500 || /\s/.test(next) || !isLocalPath(next)) return null;
  // Normalising may bring a second slash to the front: `/.//host` becomes `//host`.
  const { pathname, search } = new URL(next, 'http://here.invalid');
  return isLocalPath(pathname) ? pathname + search : null;
}

/** Replies of endpoints may depend on who makes the request, so no shared cache holds them. */
async function sendJson({ status, data }: Answer, request: FastifyRequest, reply: FastifyReply) {
  const plain = Buffer.from(writeJson(data));
  reply.status(status).headers(JSON_HEADERS);
  const encoding = quickEncoding(request.headers['accept-encoding']);
  if (plain.length < SMALLEST_WORTH_COMPRESSING || encoding === 'identity') return reply.send(plain);
  return reply.header('content-encoding', encoding).send(await compressQuickly(plain, encoding));
}

const JSON_HEADERS = {
  'cache-control': PRIVATE,
  vary: 'Accept-Encoding, Cookie',
  'content-type': 'application/json; charset=utf-8',
};

/** Everything that such an answer may depend on stands in its key, as with a page. */
async function findCached(
  services: HttpServices,
  handler: Handler,
  raw: RawInput,
  { context, request, reply }: { context: Context; request: FastifyRequest; reply: FastifyReply },
): Promise<CachedAnswer> {
  const { viewer, numbers } = context;
  const admitted = await handler.letIn(raw, context, services.supplies);
  const key = callKeyOf(addressOf(request), {
    viewer: viewerKey(viewer),
    numbers,
    body: JSON.stringify(raw.body) + admitted.version + (context.asOf?.toISOString() ?? ''),
  });
  return readAnswer(services.pageCache, key, async () => {
    const { status, data } = await answerAdmitted(handler, admitted, viewer);
    const plain = Buffer.from(writeJson(data));
    // The policy of a document, with the nonce of one request, says nothing about data.
    const { 'content-security-policy': _, ...lasting } = lastingHeaders(reply);
    const headers = { ...lasting, ...JSON_HEADERS };
    return { status, headers, plain, essenceOf: () => plain, cacheMs: admitted.cacheMs };
  });
}

async function sendCachedJson(cached: CachedAnswer, request: FastifyRequest, reply: FastifyReply) {
  const { bytes, encoding } = await encodedForm(cached, quickEncoding(request.headers['accept-encoding']));
  reply.status(cached.status).headers(cached.headers);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(bytes);
}
