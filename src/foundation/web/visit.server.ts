import type { IncomingMessage } from 'node:http';
import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Viewer } from '#domain/access/viewer.ts';
import { shownMomentAt } from '#domain/calendar/shown-moment.ts';
import { isLoopback } from '#foundation/config.server.ts';
import type { SignedInUser } from '#foundation/session/session.repository.ts';
import { SESSION_COOKIE, SESSION_DAYS, toViewer } from '#foundation/session/sessions.server.ts';
import { locate, type Place, pageUrl, withQuery } from './address.ts';
import type { AnyPageContext, Context, Cookies } from './door.server.ts';
import type { Services } from './services.server.ts';

/** Set for ten seconds after a write where replicas exist, so that the writer reads what it wrote. */
const JUST_WROTE_COOKIE = 'basispoint_wrote';
const JUST_WROTE_SECONDS = 10;
export const SEND_CODE_PATH = '/api/auth/send-code/';

const places = new WeakMap<object, Place>();
const users = new WeakMap<object, SignedInUser>();

/** Takes the language prefix off before routing: pages are declared once, not ten times. */
export function rewriteAddress(services: Services, raw: IncomingMessage): string {
  const place = routed(locate(services.config, raw.headers.host?.toLowerCase(), raw.url ?? '/'));
  places.set(raw, place);
  return withQuery(place.path, place.query);
}

/** The documents ask for a code at the home page's address; a router sees paths only. */
function routed(place: Place): Place {
  const isCodeWish = place.path === '/' && new URLSearchParams(place.query).get('action') === 'ajaxSendCode';
  return isCodeWish ? { ...place, path: SEND_CODE_PATH, query: '' } : place;
}

export function placeOf(request: FastifyRequest): Place {
  const place = places.get(request.raw);
  if (!place) throw new Error('a request is routed only after its address was read');
  return place;
}

/** Looks up who is asking, once for each request. */
export async function recognise(services: Services, request: FastifyRequest): Promise<SignedInUser | null> {
  const user = await services.sessions.findUser(request.cookies[SESSION_COOKIE], services.clock());
  if (user) users.set(request.raw, user);
  return user;
}

/** Anonymous where an address was refused before anyone could be recognised. */
export const viewerOf = (request: FastifyRequest): Viewer => toViewer(users.get(request.raw) ?? null);

export function pageContext(services: Services, request: FastifyRequest): AnyPageContext {
  const { language, brand, prefix } = placeOf(request);
  const mustBeFresh = request.method === 'POST' || request.cookies[JUST_WROTE_COOKIE] !== undefined;
  return {
    viewer: viewerOf(request),
    user: users.get(request.raw) ?? null,
    language,
    brand,
    prefix,
    urlOf: (path) => pageUrl(services.config, { language, brand, path }),
    database: mustBeFresh ? services.stores.primary : services.stores.reader(),
    labels: services.labels,
    apiCalls: services.apiCalls,
    now: services.clock(),
    shownAt: (instant) => shownMomentAt(instant, services.config.displayOffsetMinutes),
    today: services.today(),
  };
}

export function endpointContext(services: Services, request: FastifyRequest, reply: FastifyReply): Context {
  const { sessions, stores, clock, config, signInLimits } = services;
  const token = request.cookies[SESSION_COOKIE];
  const cookies = cookiesOf(services, request, reply);

  if (request.method === 'POST' && stores.hasReplicas)
    cookies.write(JUST_WROTE_COOKIE, '1', { maxAgeSeconds: JUST_WROTE_SECONDS });
  return {
    ...pageContext(services, request),
    cookies,
    outbox: services.outbox,
    client: { ip: request.ip, userAgent: request.headers['user-agent'] ?? '' },
    servesDemo: isLoopback(config.host) || config.demoPublic,
    limits: {
      countSignIn: (email) => signInLimits.countSignIn(email, request.ip),
      forgiveSignIns: (email) => signInLimits.forgiveSignIns(email, request.ip),
    },
    session: {
      start: async (userId) => {
        await sessions.end(token);
        const started = await sessions.start(userId, clock());
        cookies.write(SESSION_COOKIE, started, { maxAgeSeconds: SESSION_DAYS * 86_400 });
      },
      end: async () => {
        await sessions.end(token);
        cookies.clear(SESSION_COOKIE);
      },
    },
  };
}

function cookiesOf({ config }: Services, request: FastifyRequest, reply: FastifyReply): Cookies {
  const where = {
    path: '/',
    sameSite: 'lax',
    secure: config.publicOrigin.startsWith('https:'),
    ...(config.cookieDomain && { domain: config.cookieDomain }),
  } as const;
  return {
    find: (name) => request.cookies[name],
    write: (name, value, { maxAgeSeconds, forScript } = {}) =>
      void reply.setCookie(name, value, {
        ...where,
        httpOnly: !forScript,
        ...(maxAgeSeconds !== undefined && { maxAge: maxAgeSeconds }),
      }),
    clear: (name) => void reply.clearCookie(name, where),
  };
}
