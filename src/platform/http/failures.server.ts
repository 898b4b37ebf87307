import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { languageTag } from '#domain/languages/languages.ts';
import { isDatabaseGone, isStatementCancelled } from '#platform/database/database.server.ts';
import { Refusal, type RefusalCode } from '#platform/refusals/refusal.ts';
import { refusalLabel } from '#platform/refusals/refusal-label.ts';
import { shedRequests } from './metrics.server.ts';
import { protectionOf } from './protection.server.ts';
import type { HttpServices } from './services.server.ts';
import { addressOf } from './visit.server.ts';

/** Draws the page that says no, in the visitor's language. */
export type RenderRefusal = (refusal: Refusal, request: FastifyRequest) => Promise<string>;

const DATABASE_RETRY_SECONDS = 2;

const CODES_OF_STATUS: Readonly<Record<number, RefusalCode>> = {
  400: 'bad_request',
  404: 'not_found',
  413: 'too_large',
  414: 'too_large',
  415: 'unsupported_media_type',
  431: 'headers_too_large',
};

/** An expected "no" keeps its code; anything else is a fault, which is logged and reported without its text. */
export function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (isDatabaseGone(error) || isStatementCancelled(error))
    return new Refusal('unavailable', DATABASE_RETRY_SECONDS);
  const { code, statusCode: status = 500 } = (error ?? {}) as Partial<FastifyError>;
  if (code === 'FST_ERR_MAX_PARAM_LENGTH') return new Refusal('not_found');
  if (status >= 400 && status < 500) return new Refusal(CODES_OF_STATUS[status] ?? 'bad_request');
  return new Refusal('fault');
}

export function refuseWith(services: HttpServices, render: RenderRefusal) {
  return async (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const refusal = toRefusal(error);
    if (refusal.code === 'overloaded') shedRequests.inc();
    else if (hasLeft(error, request)) request.log.debug({ err: error }, 'the client has left');
    else if (refusal.status >= 500) request.log.error({ err: error, code: refusal.code }, 'refused');
    if (refusal.retryAfterSeconds) reply.header('retry-after', refusal.retryAfterSeconds);
    const { language } = addressOf(request);
    // An address that could not be read is refused before any hook has set the headers that protect every answer.
    if (!reply.hasHeader('x-content-type-options')) reply.headers(protectionOf(services.config));
    reply
      .status(refusal.status)
      .header('cache-control', 'private, no-store')
      .header('content-language', languageTag(language));
    if (wantsJson(request)) {
      const message = services.labels.translator(['refusals'], language).of('refusals')(
        refusalLabel(refusal),
      );
      return reply.send({ code: refusal.code, message });
    }
    return reply.type('text/html; charset=utf-8').send(await render(refusal, request));
  };
}

const ABORTED = new Set(['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE', 'FST_ERR_CTP_INVALID_CONTENT_LENGTH']);

/** A client that breaks off is no fault of ours. */
const hasLeft = (error: unknown, { raw }: FastifyRequest): boolean =>
  raw.socket.destroyed && ABORTED.has(String((error as { code?: unknown } | null)?.code));

function wantsJson(request: FastifyRequest): boolean {
  const isForPrograms =
    /^\/(api|cb)\//.test(addressOf(request).path) || request.routeOptions?.config?.isDownload;
  if (isForPrograms) return !request.headers.accept?.includes('text/html');
  return (request.query as { format?: unknown } | undefined)?.format === 'json';
}
