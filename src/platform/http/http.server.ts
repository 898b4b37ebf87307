import { randomUUID } from 'node:crypto';
import { createServer, type RequestListener, type Server } from 'node:http';
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { isLocalPath, withQuery } from '#platform/addresses/address.ts';
import { addressKey } from '#platform/limits/address-key.server.ts';
import { createRequestLimits } from '#platform/limits/request-limits.server.ts';
import { type WorkLimits, WorkQueue } from '#platform/limits/work-queue.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import { allowPagesOfOtherHosts } from './data-server.server.ts';
import { type RenderRefusal, refuseWith } from './failures.server.ts';
import { hasSeveralHosts, refuseCrossSite } from './guards.server.ts';
import { helmetHeaders } from './helmet-headers.server.ts';
import { answerBare, refuseUnreadable } from './load/bare-answer.server.ts';
import { clientOf } from './load/client-of.server.ts';
import { type ConnectionLimits, Connections } from './load/connections.server.ts';
import { LoopTurn } from './load/loop-turn.server.ts';
import { toLoggedPath } from './logged-path.ts';
import { countRequests, watch } from './metrics.server.ts';
import { spareUploads } from './read-files.server.ts';
import type { RouteByQuery } from './route-by-query.ts';
import { OPERATION_PATHS } from './route-kind.ts';
import type { HttpServices } from './services.server.ts';
import { addressOf, findInSiteLanguage, recognise, rewriteAddress } from './visit.server.ts';

const BODY_LIMIT = 64 * 1024;

export interface HttpOptions {
  readonly services: HttpServices;
  readonly routeByQuery: RouteByQuery;
  readonly renderRefusal: RenderRefusal;
  /** Answers from memory before routing; true when it did, or will once the body is here, and passes on what it cannot. */
  readonly answerFromCache: (...args: [...Parameters<RequestListener>, passOn: () => void]) => boolean;
  /** The site is about to stop: its clients are asked to connect anew, elsewhere. */
  readonly isDraining: () => boolean;
  readonly timeLimits?: Partial<TimeLimits> | undefined;
  readonly connectionLimits?: Partial<ConnectionLimits> | undefined;
  readonly workLimits?: Partial<WorkLimits> | undefined;
}

/** In milliseconds. Node and Fastify hold a slow request for ever unless they are configured not to. */
export interface TimeLimits {
  readonly headers: number;
  readonly request: number;
  readonly keepAlive: number;
  readonly idle: number;
  readonly checkEvery: number;
}

const TIME_LIMITS: TimeLimits = {
  headers: 10_000,
  request: 30_000,
  keepAlive: 30_000,
  idle: 60_000,
  checkEvery: 2_000,
};

export async function createHttp({
  services,
  routeByQuery,
  renderRefusal,
  answerFromCache,
  isDraining,
  timeLimits,
  connectionLimits,
  workLimits,
}: HttpOptions): Promise<FastifyInstance> {
  const { config, log } = services;
  const turn = new LoopTurn();
  let isClosing = false;
  let connections: Connections | undefined;
  const app: FastifyInstance = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: config.trustProxy,
    bodyLimit: BODY_LIMIT,
    routerOptions: { maxParamLength: 128, ignoreTrailingSlash: false },
    rewriteUrl: (raw) => rewriteAddress(services, routeByQuery, raw),
    serverFactory: (handler) => {
      const answer: RequestListener = (request, response) => {
        const isOperation = OPERATION_PATHS.has(request.url ?? '');
        const restMs = turn.findRest(clientOf(request, config.trustProxy !== false));
        const passOn = () => handler(request, response);
        if (restMs !== null && !isOperation) {
          answerBare(services, request, response, restMs);
          // `Retry-After` says when to come back: whoever asks sooner would only be refused again.
          connections?.rest(request.socket, restMs);
        } else if (hasSeveralHosts(request) || !answerFromCache(request, response, passOn)) passOn();
      };
      const server = createTimedServer({ ...TIME_LIMITS, ...timeLimits }, (request, response) =>
        connections?.answerInTurn(request, response, answer),
      );
      connections = new Connections(server, () => isClosing || isDraining(), connectionLimits);
      return server;
    },
    frameworkErrors: (error, request, reply) => void refuse(error, request, reply),
    clientErrorHandler: (error, socket) =>
      connections?.isAnswering(socket) ? socket.destroy() : refuseUnreadable(services, error, socket),
    // A request that was on its way is answered as usual, and its connection closed.
    return503OnClosing: false,
  });
  spareUploads(app.server);
  const refuse = refuseWith(services, renderRefusal);
  const limits = config.rateLimits ? createRequestLimits() : undefined;
  const work = new WorkQueue(workLimits);
  watch('basispoint_requests_waiting', 'Requests that wait for others to be answered', () => work.size);

  app.addHook('preClose', async () => {
    isClosing = true;
  });
  // The first hook: a request that is refused for overload costs nothing before.
  app.addHook('onRequest', async (request) => {
    if (isWork(addressOf(request).path)) work.refuseOverload(addressKey(request.ip));
  });
  await app.register(cookie);
  await app.register(formbody, { bodyLimit: BODY_LIMIT });
  const { all, policyOf } = helmetHeaders(config);
  app.decorate('policyOf', policyOf);
  app.addHook('onRequest', async (_, reply) => void reply.headers(all));
  await allowPagesOfOtherHosts(app, config);
  app.setErrorHandler(refuse);
  app.addHook('onRoute', (route) => {
    if (!isWork(route.url) || route.config?.readsFiles) return;
    const { handler } = route;
    route.handler = function queued(request, reply) {
      return work.run(addressKey(request.ip), async () =>
        isReading(request) && request.raw.socket.destroyed
          ? reply.hijack()
          : handler.call(this, request, reply),
      );
    };
  });
  app.setNotFoundHandler((request, reply) => {
    const siteAddress = addressOf(request);
    // Only the slash is missing: the address with it is the page's own.
    if (isReading(request) && isLocalPath(siteAddress.path) && !/(\/|\.\w+)$/.test(siteAddress.path)) {
      return reply.redirect(withQuery(`${siteAddress.prefix}${siteAddress.path}/`, siteAddress.query), 301);
    }
    return refuse(new Refusal('not_found'), request, reply);
  });

  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    if (hasSeveralHosts(request.raw)) throw new Refusal('bad_request');
    const { redirect, path } = addressOf(request);
    // 308 keeps the method and the body.
    if (redirect) return reply.redirect(redirect, isReading(request) ? 301 : 308);
    if (OPERATION_PATHS.has(path) || (path.startsWith('/assets/') && !request.is404)) return undefined;
    const inSiteLanguage = await findInSiteLanguage(services, addressOf(request));
    if (inSiteLanguage) return reply.redirect(inSiteLanguage, isReading(request) ? 302 : 307);
    await limits?.countAddress(request.ip);
    if (request.method === 'POST') refuseCrossSite(request, config);
    const user = await recognise(services, request);
    if (user) await limits?.countAccount(user.id);
    return undefined;
  });
  app.addHook('onResponse', async (request, reply) => {
    countRequests(request, reply);
    request.log.info(
      {
        method: request.method,
        path: toLoggedPath(addressOf(request).path),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'answered',
    );
  });
  return app;
}

/** Built files are sent as they are. */
const isWork = (path: string) => !OPERATION_PATHS.has(path) && !path.startsWith('/assets/');

const isReading = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD';

function createTimedServer(limits: TimeLimits, listener: RequestListener): Server {
  const server = createServer(
    {
      headersTimeout: limits.headers,
      requestTimeout: limits.request,
      keepAliveTimeout: limits.keepAlive,
      connectionsCheckingInterval: limits.checkEvery,
    },
    listener,
  );
  server.setTimeout(limits.idle);
  return server;
}
