import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ANONYMOUS, viewerKey } from '#domain/access/viewer.ts';
import { withQuery } from '#platform/addresses/address.ts';
import { Moved } from '#platform/addresses/moved.ts';
import { chartPicturePath, PICTURE_TYPES, type PictureType } from '#platform/addresses/page-picture.ts';
import { type PageKey, readAnswer } from '#platform/cache/page-cache.server.ts';
import { fillPath, routePatterns } from '#platform/contract/page.ts';
import type { HttpServices } from '#platform/http/services.server.ts';
import { addressOf } from '#platform/http/visit.server.ts';
import { DEFAULT_NUMBERS } from '#platform/i18n/numbers.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import { makePicture, type WantedPicture } from './make-picture.server.ts';
import type { PictureOf } from './picture-of.server.ts';
import { pictureOfBond } from './picture-of-bond.server.ts';
import { pictureOfBondMap } from './picture-of-bond-map.server.ts';
import { pictureOfEtf } from './picture-of-etf.server.ts';
import { pictureOfIndex } from './picture-of-index.server.ts';
import { pictureOfStock } from './picture-of-stock.server.ts';
import { type PngLimits, PngWriter } from './png-writer.server.ts';
import { sendPicture } from './send-picture.server.ts';

/** `/charts/stocks/…`, `/charts/etf/…`, `/charts/indexes/…` and `/charts/bonds/…`, as SVG and PNG: to be shared, and shown by other sites. */
export function mountChartPictures(app: FastifyInstance, services: HttpServices, limits?: PngLimits): void {
  const pngs = new PngWriter(limits);
  app.addHook('onClose', () => pngs.stop());
  mountPicture(app, services, pictureOfStock, pngs);
  mountPicture(app, services, pictureOfEtf, pngs);
  mountPicture(app, services, pictureOfIndex, pngs);
  mountPicture(app, services, pictureOfBondMap, pngs);
  mountPicture(app, services, pictureOfBond, pngs);
}

function mountPicture<Data>(
  app: FastifyInstance,
  services: HttpServices,
  picture: PictureOf<Data>,
  pngs: PngWriter,
): void {
  const { path } = picture.loader.page;
  for (const pattern of routePatterns(path)) {
    for (const type of PICTURE_TYPES) {
      app.get(chartPicturePath(pattern, type), async (request, reply) => {
        const { prefix } = addressOf(request);
        const wanted = readWantedPicture(picture, request, type);
        const query = new URLSearchParams(wanted.query).toString();
        const key = keyOf(request, chartPicturePath(fillPath(path, wanted.params), type), type, query);
        const make = () => makePicture(services, picture, wanted, request, pngs);
        try {
          return await sendPicture(await readAnswer(services.pageCache, key, make), request, reply);
        } catch (error) {
          if (!(error instanceof Moved)) throw error;
          return reply.redirect(withQuery(prefix + chartPicturePath(error.path, type), query), 301);
        }
      });
    }
  }
}

/** Closed where the page's own query is open: an address with anything else in it would be cached as another picture. */
function readWantedPicture<Data>(
  { loader, query }: PictureOf<Data>,
  request: FastifyRequest,
  type: PictureType,
): WantedPicture {
  if (!loader.page.params.safeParse(request.params).success) throw new Refusal('not_found');
  const requested = query.safeParse(request.query);
  if (!requested.success) throw new Refusal('bad_request');
  const given = Object.entries(requested.data).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return {
    type,
    params: request.params as Record<string, string>,
    query: Object.fromEntries(given.sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}

function keyOf(request: FastifyRequest, path: string, format: PictureType, query: string): PageKey {
  const { language, brand, prefix } = addressOf(request);
  const viewer = viewerKey(ANONYMOUS);
  return { path, language, brand, prefix, viewer, format, numbers: DEFAULT_NUMBERS, query };
}
