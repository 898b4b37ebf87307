import { randomUUID } from 'node:crypto';
import { createServer, type RequestListener, type Server } from 'node:http';
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import helmet from '@fastify/helmet';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { isLocalPath, type SiteTable, withQuery } from '#platform/addresses/address.ts';
import { createRequestLimits } from '#platform/limits/request-limits.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import { allowPagesOfOtherHosts } from './data-server.server.ts';
import { type RenderRefusal, refuseWith } from './failures.server.ts';
import { createLoadShedder, refuseCrossSite } from './guards.server.ts';
import { HEAD_SCRIPT_SOURCE } from './head-script.server.ts';
import { toLoggedPath } from './logged-path.ts';
import { countRequests } from './metrics.server.ts';
import { spareUploads } from './read-files.server.ts';
import type { RouteByQuery } from './route-by-query.ts';
import type { HttpServices } from './services.server.ts';
import { addressOf, recognise, rewriteAddress } from './visit.server.ts';

const BODY_LIMIT = 64 * 1024;

/** Answered before anyone is counted or recognised: a balancer asks these while everything else is refused. */
const OPERATIONS = new Set(['/healthz', '/readyz', '/metrics']);

export interface HttpOptions {
  readonly services: HttpServices;
  readonly routeByQuery: RouteByQuery;
  readonly renderRefusal: RenderRefusal;
  /** Answers from memory before routing; true when it did, or will once the body is here, and passes on what it cannot. */
  readonly answerFromCache: (...args: [...Parameters<RequestListener>, passOn: () => void]) => boolean;
  readonly timeLimits?: Partial<TimeLimits>;
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
  timeLimits,
}: HttpOptions): Promise<FastifyInstance> {
  const { config, log, stores } = services;
  const app: FastifyInstance = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: config.trustProxy,
    bodyLimit: BODY_LIMIT,
    routerOptions: { maxParamLength: 128, ignoreTrailingSlash: false },
    rewriteUrl: (raw) => rewriteAddress(services, routeByQuery, raw),
    serverFactory: (handler) =>
      createTimedServer({ ...TIME_LIMITS, ...timeLimits }, (request, response) => {
        const passOn = () => handler(request, response);
        if (!answerFromCache(request, response, passOn)) passOn();
      }),
    frameworkErrors: (error, request, reply) => void refuse(error, request, reply),
    return503OnClosing: true,
  });
  spareUploads(app.server);
  const refuse = refuseWith(services, renderRefusal);
  const limits = config.rateLimits ? createRequestLimits() : undefined;
  const shedder = createLoadShedder(stores.waiting);

  await app.register(cookie);
  await app.register(formbody, { bodyLimit: BODY_LIMIT });
  await app.register(helmet, helmetOptions(config));
  await allowPagesOfOtherHosts(app, config);
  app.setErrorHandler(refuse);
  app.addHook('onRoute', (route) => {
    if (!OPERATIONS.has(route.url)) route.handler = shedder.guard(route.handler);
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
    const { redirect, path } = addressOf(request);
    // 308 keeps the method and the body.
    if (redirect) return reply.redirect(redirect, isReading(request) ? 301 : 308);
    if (OPERATIONS.has(path) || (path.startsWith('/assets/') && !request.is404)) return undefined;
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

function helmetOptions({ publicOrigin, sites }: SiteTable) {
  const dataServers = [...new Set(sites.flatMap(({ dataServer }) => dataServer ?? []))];
  const isHttps = publicOrigin.startsWith('https:');
  return {
    enableCSPNonces: true,
    hsts: isHttps,
    crossOriginEmbedderPolicy: false,
    // With helmet's own "no-referrer" a browser posts our forms with the origin "null".
    referrerPolicy: { policy: 'same-origin' as const },
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", HEAD_SCRIPT_SOURCE],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...dataServers],
        manifestSrc: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
        baseUri: ["'none'"],
        ...(isHttps && { upgradeInsecureRequests: [] }),
      },
    },
  };
}
