import type { IncomingMessage } from 'node:http';
import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Viewer } from '#domain/access/viewer.ts';
import { isLoopback } from '#foundation/config.server.ts';
import type { SignedInUser } from '#foundation/session/session.repository.ts';
import { SESSION_COOKIE, SESSION_DAYS, toViewer } from '#foundation/session/sessions.server.ts';
import { locate, type Place, withQuery } from './address.ts';
import type { Context, PageContext } from './door.server.ts';
import type { Services } from './services.server.ts';

/** Set for ten seconds after a write where replicas exist, so that the writer reads what it wrote. */
const JUST_WROTE_COOKIE = 'basispoint_wrote';
const JUST_WROTE_SECONDS = 10;

const places = new WeakMap<object, Place>();
const users = new WeakMap<object, SignedInUser>();

/** Takes the language prefix off before routing: pages are declared once, not ten times. */
export function rewriteAddress(services: Services, raw: IncomingMessage): string {
  const place = locate(services.config, raw.headers.host?.toLowerCase(), raw.url ?? '/');
  places.set(raw, place);
  return withQuery(place.path, place.query);
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

export function pageContext(services: Services, request: FastifyRequest): PageContext {
  const mustBeFresh = request.method === 'POST' || request.cookies[JUST_WROTE_COOKIE] !== undefined;
  return {
    viewer: viewerOf(request),
    language: placeOf(request).language,
    database: mustBeFresh ? services.stores.primary : services.stores.reader(),
    labels: services.labels,
    apiCalls: services.apiCalls,
    now: services.clock(),
    today: services.today(),
  };
}

export function endpointContext(services: Services, request: FastifyRequest, reply: FastifyReply): Context {
  const { sessions, stores, clock, config, signInLimits } = services;
  const token = request.cookies[SESSION_COOKIE];
  const cookie = (maxAge: number) =>
    ({
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: config.publicOrigin.startsWith('https:'),
      maxAge,
    }) as const;

  if (request.method === 'POST' && stores.hasReplicas)
    reply.setCookie(JUST_WROTE_COOKIE, '1', cookie(JUST_WROTE_SECONDS));
  return {
    ...pageContext(services, request),
    user: users.get(request.raw) ?? null,
    servesDemo: isLoopback(config.host) || config.demoPublic,
    limits: {
      countSignIn: (email) => signInLimits.countSignIn(email, request.ip),
      forgiveSignIns: (email) => signInLimits.forgiveSignIns(email, request.ip),
    },
    session: {
      start: async (userId) => {
        await sessions.end(token);
        reply.setCookie(SESSION_COOKIE, await sessions.start(userId, clock()), cookie(SESSION_DAYS * 86_400));
      },
      end: async () => {
        await sessions.end(token);
        reply.clearCookie(SESSION_COOKIE, cookie(0));
      },
    },
  };
}
