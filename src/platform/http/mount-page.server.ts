import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { viewerKey } from '#domain/access/viewer.ts';
import type { CalendarMoment } from '#domain/calendar/written-day.ts';
import { SIGN_IN_PATH } from '#platform/addresses/account-paths.ts';
import { type SiteAddress, withQuery } from '#platform/addresses/address.ts';
import { Moved } from '#platform/addresses/moved.ts';
import { type MadeAnswer, readAnswer } from '#platform/cache/page-cache.server.ts';
import { type AnyPage, fillPath, routePatterns } from '#platform/contract/page.ts';
import { showsKeys } from '#platform/i18n/translator.ts';
import { DEFAULT_LOOK, type Look } from '#platform/look/look.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import type { Supplies } from '#platform/services/service.ts';
import { knownAsOf, readAsOf } from './as-of.server.ts';
import type { AnyPageContext } from './context.server.ts';
import { answerPage, type Loader, parse } from './door.server.ts';
import { createNonce } from './helmet-headers.server.ts';
import { nextLoopTurn } from './load/loop-turn.server.ts';
import { pageHeaders, sendCached, sendOnce } from './send-page.server.ts';
import type { HttpServices } from './services.server.ts';
import { addressOf, lookOf, pageContext } from './visit.server.ts';

export interface Rendering {
  readonly page: AnyPage;
  readonly data: unknown;
  readonly siteAddress: SiteAddress;
  readonly viewer: AnyPageContext['viewer'];
  readonly look: Look;
  readonly showLabels: boolean;
  readonly nonce: string;
  /** What its clock showed at the moment of which the page was known; null: now. */
  readonly asOf: CalendarMoment | null;
  /** The same as an address writes it. */
  readonly asOfAddress: string | null;
}

interface MountedPage {
  readonly loader: Loader;
  readonly render: (rendering: Rendering) => Promise<Buffer>;
}

/** Answers one page: HTML, or with `format=json` the very data that the HTML is drawn from. */
export function mountPage(app: FastifyInstance, services: HttpServices, mounted: MountedPage): void {
  const { page } = mounted.loader;
  for (const url of routePatterns(page.path)) {
    app.get(url, async (request, reply) => {
      const { prefix, path, query } = addressOf(request);
      const moveTo = (address: string) => reply.redirect(withQuery(prefix + address, query), 301);
      // Another spelling of the same address would be cached as a page of its own.
      const own = fillPath(page.path, request.params as Record<string, unknown>);
      if (own !== path) return moveTo(own);
      try {
        return await answerRequest(services, mounted, request, reply);
      } catch (error) {
        if (error instanceof Moved) return moveTo(error.path);
        if (error instanceof NobodyWaits) return reply.hijack();
        if (error instanceof Refusal && error.code === 'must_sign_in' && !isForData(request)) {
          const next = encodeURIComponent(withQuery(prefix + path, query));
          return reply.redirect(`${prefix}${SIGN_IN_PATH}?next=${next}`, 303);
        }
        throw error;
      }
    });
  }
}

async function answerRequest(
  services: HttpServices,
  mounted: MountedPage,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const { page } = mounted.loader;
  const isForAll = page.audience === 'everyone';
  const known = pageContext(services, request);
  const query = request.query as Record<string, string | undefined>;
  const asOf = readAsOf(page, query, known);
  const context = knownAsOf(isForAll ? { ...known, user: null } : known, asOf);
  const options = {
    format: isForData(request) ? 'json' : 'html',
    showLabels: showsKeys(query.show_labels),
  } as const;
  const visit = { context, request, reply, supplies: services.supplies };
  const make = () => makeAnswer(mounted, options, visit);
  // What is cached is made for the next visitor too; anything else only for the one who still waits.
  const makeOnce = () => makeAnswer(mounted, { ...options, isForOne: true }, visit);
  if (!isForAll || !services.config.pageCache || !mayCache(page, query) || options.showLabels)
    return sendOnce(await makeOnce(), request, reply);

  const { path, language, brand, prefix } = addressOf(request);
  const viewer = viewerKey(context.viewer);
  const key = {
    path,
    language,
    brand,
    prefix,
    viewer,
    format: options.format,
    numbers: context.numbers,
    query: readQuery(page, query) + (asOf?.toISOString() ?? ''),
  };
  return sendCached(await readAnswer(services.pageCache, key, make), request, reply);
}

interface AnswerOptions {
  readonly format: 'html' | 'json';
  readonly showLabels: boolean;
  readonly isForOne?: boolean;
}

interface Visit {
  readonly context: AnyPageContext;
  readonly supplies: Supplies;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** The visitor has left, so drawing the page would only keep others waiting. */
class NobodyWaits extends Error {}

async function makeAnswer(
  { loader, render }: MountedPage,
  { format, showLabels, isForOne = false }: AnswerOptions,
  { context, supplies, request, reply }: Visit,
): Promise<MadeAnswer> {
  const siteAddress = addressOf(request);
  const nonce = createNonce();
  const { viewer, numbers } = context;
  const isForAll = loader.page.audience === 'everyone';
  // What everyone of a kind is shown knows no more of the visitor than what tells cached pages apart.
  const look = isForAll ? { ...DEFAULT_LOOK, numbers } : lookOf(request);
  const faults: string[] = [];
  const noteFault: AnyPageContext['noteFault'] = (error, part) => {
    faults.push(part);
    context.noteFault(error, part);
  };
  const data = await answerPage(
    loader,
    { params: request.params, query: request.query },
    { ...context, noteFault },
    supplies,
  );
  if (format === 'html') await nextLoopTurn();
  if (isForOne && request.raw.socket.destroyed) throw new NobodyWaits();
  const plain =
    format === 'json'
      ? Buffer.from(JSON.stringify(data))
      : await render({
          page: loader.page,
          data,
          siteAddress,
          viewer,
          look,
          showLabels,
          nonce,
          asOf: knownSince(context),
          asOfAddress: context.asOf?.toISOString() ?? null,
        });
  const isPrivate = viewer.isSignedIn || !isForAll;
  return {
    status: 200,
    headers: {
      ...pageHeaders(reply, { format, isPrivate, language: siteAddress.language }),
      ...(format === 'html' && { 'content-security-policy': reply.server.policyOf(nonce) }),
    },
    plain,
    essenceOf: () => plain.toString('latin1').replaceAll(nonce, ''),
    ...(faults.length > 0 && { cacheMs: 0 }),
  };
}

/** A query that the page cannot read is refused. */
function mayCache({ isCached, query: schema }: AnyPage, query: unknown): boolean {
  return typeof isCached === 'function' ? isCached(parse(schema, query, 'bad_request')) : isCached !== false;
}

const knownSince = ({ asOf, momentOf }: AnyPageContext) => asOf && momentOf(asOf);

const isForData = (request: FastifyRequest) => (request.query as { format?: unknown }).format === 'json';

/**
 * What the page reads of the query, in one spelling: whoever comes with a campaign, or requests what is shown anyway,
 * gets the page that is there already. A page never sees more of its query than this.
 */
function readQuery({ query: schema }: AnyPage, query: unknown): string {
  const spell = (raw: unknown) => JSON.stringify(parse(schema, raw, 'bad_request'));
  const requested = spell(query);
  return requested === spell({}) ? '' : requested;
}
