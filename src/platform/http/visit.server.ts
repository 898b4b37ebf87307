import type { IncomingMessage } from 'node:http';
import type {} from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Viewer } from '#domain/access/viewer.ts';
import { calendarMomentAt, startOfDayAt } from '#domain/calendar/calendar-moment.ts';
import {
  homeOf,
  isLocalPath,
  locate,
  pageLink,
  pageUrl,
  type SiteAddress,
  withQuery,
} from '#platform/addresses/address.ts';
import { databaseAsOf } from '#platform/database/as-of.server.ts';
import { findStoredLook } from '#platform/look/look.repository.ts';
import { LOOK_COOKIE, LOOK_SECONDS, type Look, readLook, writeLook } from '#platform/look/look.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import type { SignedInUser } from '#platform/session/session.repository.ts';
import { sessionCookieName, sessionTokensIn } from '#platform/session/session-cookie.server.ts';
import { SESSION_DAYS, toViewer } from '#platform/session/sessions.server.ts';
import { findSiteSetting } from '#platform/site-setting/site-setting.repository.ts';
import type { AnyPageContext, Context, Cookies } from './context.server.ts';
import type { RouteByQuery } from './route-by-query.ts';
import type { HttpServices } from './services.server.ts';
import { isFromThisMachine } from './this-machine.server.ts';

/** Set for ten seconds after a write where replicas exist, so that the writer reads what it wrote. */
const JUST_WROTE_COOKIE = 'basispoint_wrote';
const JUST_WROTE_SECONDS = 10;
const PRIMARY_RETRY_SECONDS = 2;

const siteAddresses = new WeakMap<object, SiteAddress>();
const users = new WeakMap<object, SignedInUser>();
const tokens = new WeakMap<object, string>();

/** Takes the language prefix off before routing: pages are declared once, not ten times. */
export function rewriteAddress(services: HttpServices, route: RouteByQuery, raw: IncomingMessage): string {
  const siteAddress = route(
    locate(services.config, raw.headers.host?.toLowerCase(), raw.url ?? '/', raw.headers.origin),
  );
  siteAddresses.set(raw, siteAddress);
  return withQuery(siteAddress.path, siteAddress.query);
}

export function addressOf(request: FastifyRequest): SiteAddress {
  const siteAddress = siteAddresses.get(request.raw);
  if (!siteAddress) throw new Error('a request is routed only after its address was read');
  return siteAddress;
}

/** The same address in the site's own language, where the site was set up without the language of its prefix. */
export async function findInSiteLanguage(
  { config, valueCache }: HttpServices,
  { prefix, language, brand, path, query }: SiteAddress,
): Promise<string | null> {
  if (prefix === '' || !isLocalPath(path)) return null;
  const { languages } = await findSiteSetting(valueCache);
  if (languages.includes(language)) return null;
  return withQuery(pageLink(config, { language: homeOf(config, brand).language, brand, path }), query);
}

/** Looks up who makes the request, once for each request. */
export async function recognise(
  services: HttpServices,
  request: FastifyRequest,
): Promise<SignedInUser | null> {
  for (const token of sessionTokensIn(request.headers.cookie, sessionCookieOf(services, request))) {
    const user = await services.sessions.findUser(token, services.clock());
    if (!user) continue;
    users.set(request.raw, user);
    tokens.set(request.raw, token);
    return user;
  }
  return null;
}

const sessionCookieOf = ({ config }: HttpServices, request: FastifyRequest): string =>
  sessionCookieName({ isHttps: isHttps(config), domain: addressOf(request).cookieDomain });

const isHttps = ({ publicOrigin }: HttpServices['config']): boolean => publicOrigin.startsWith('https:');

/** Of the session by which the visitor was recognised. */
export const tokenOf = (request: FastifyRequest): string | undefined => tokens.get(request.raw);

/** Anonymous where an address was refused before anyone could be recognised. */
export const viewerOf = (request: FastifyRequest): Viewer => toViewer(users.get(request.raw) ?? null);

/** What the visitor's own cookie says, whoever they are. */
export const lookOf = (request: FastifyRequest): Look => readLook(request.cookies[LOOK_COOKIE]);

export function pageContext(services: HttpServices, request: FastifyRequest): AnyPageContext {
  const { language, brand, prefix } = addressOf(request);
  const mustBeFresh = request.method === 'POST' || request.cookies[JUST_WROTE_COOKIE] !== undefined;
  return {
    viewer: viewerOf(request),
    user: users.get(request.raw) ?? null,
    client: {
      ip: request.ip,
      userAgent: request.headers['user-agent'] ?? '',
      isLocal: isFromThisMachine(request, services.config),
    },
    numbers: lookOf(request).numbers,
    language,
    brand,
    prefix,
    urlOf: (path, other = language) => pageUrl(services.config, { language: other, brand, path }),
    database: mustBeFresh ? services.stores.latest : services.stores.reader(),
    databaseAsOf: (at) => databaseAsOf(services.stores.latest, at),
    asOf: null,
    valueCache: services.valueCache,
    parts: services.parts,
    labels: services.labels,
    now: services.clock(),
    today: services.today(),
    displayOffsetMinutes: services.config.displayOffsetMinutes,
    momentOf: (instant) => calendarMomentAt(instant, services.config.displayOffsetMinutes),
    noteFault: (error, part) => request.log.error({ err: error, part }, 'a part of the answer is missing'),
    startOf: (day) => startOfDayAt(day, services.config.displayOffsetMinutes),
  };
}

export function endpointContext(
  services: HttpServices,
  request: FastifyRequest,
  reply: FastifyReply,
  { changesState }: { readonly changesState: boolean },
): Context {
  const { sessions, stores, clock, signInLimits } = services;
  const token = tokenOf(request);
  const sessionCookie = sessionCookieOf(services, request);
  const cookies = cookiesOf(services, request, reply);
  const known = pageContext(services, request);
  const { client } = known;

  // Known already, so nobody waits for it.
  if (changesState && stores.isPrimaryAway) throw new Refusal('unavailable', PRIMARY_RETRY_SECONDS);
  if (changesState && stores.hasReplicas)
    cookies.write(JUST_WROTE_COOKIE, '1', { maxAgeSeconds: JUST_WROTE_SECONDS });
  return {
    ...known,
    // A replica takes no writes, not even those of a GET.
    ...(changesState && { database: stores.primary }),
    cookies,
    limits: {
      countSignIn: (email) => signInLimits.countSignIn(email, request.ip),
      forgiveSignIns: (email) => signInLimits.forgiveSignIns(email, request.ip),
      countCodeSent: (address) => signInLimits.countCodeSent(address, request.ip),
      countCodeTry: () => signInLimits.countCodeTry(request.ip),
      countWrongLink: () => signInLimits.countWrongLink(request.ip),
    },
    session: {
      start: async (userId) => {
        await sessions.end(token);
        const started = await sessions.start(userId, client, clock());
        cookies.write(sessionCookie, started, { maxAgeSeconds: SESSION_DAYS * 86_400 });
        // Whoever keeps settings on the server finds them wherever they sign in, from the first page on.
        const look = await findStoredLook(stores.primary, userId);
        if (look)
          cookies.write(LOOK_COOKIE, writeLook(look), { maxAgeSeconds: LOOK_SECONDS, forScript: true });
      },
      end: async () => {
        await sessions.end(token);
        cookies.clear(sessionCookie);
      },
      endOthers: (userId) => sessions.endOthers(userId, token),
      endOne: (userId, sessionId) => sessions.endOne(userId, sessionId),
      endAll: (userId) => sessions.endAll(userId),
      refresh: (userId) => sessions.forgetUser(userId),
    },
  };
}

export function cookiesOf({ config }: HttpServices, request: FastifyRequest, reply: FastifyReply): Cookies {
  const { cookieDomain } = addressOf(request);
  const where = {
    path: '/',
    sameSite: 'lax',
    secure: isHttps(config),
    ...(cookieDomain && { domain: cookieDomain }),
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
