import type { FastifyRequest } from 'fastify';
import { ANONYMOUS } from '#domain/access/viewer.ts';
import type { PictureType } from '#platform/addresses/page-picture.ts';
import { readBrand } from '#platform/brands/brands.ts';
import type { MadeAnswer } from '#platform/cache/page-cache.server.ts';
import { answerPage } from '#platform/http/door.server.ts';
import type { HttpServices } from '#platform/http/services.server.ts';
import { addressOf, pageContext } from '#platform/http/visit.server.ts';
import { formatOf } from '#platform/i18n/format.ts';
import { DEFAULT_NUMBERS } from '#platform/i18n/numbers.ts';
import { chartWords } from '#ui/chart/words/chart-words.ts';
import { readWatermark } from '../files/brand-files.server.ts';
import { drawCard } from './draw-card.ts';
import type { PictureOf } from './picture-of.server.ts';
import type { PngWriter } from './png-writer.server.ts';
import { pictureHeaders } from './send-picture.server.ts';

export interface WantedPicture {
  readonly type: PictureType;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
}

/** Whoever makes the request, it is drawn for a visitor without an account: the file may be anyone's the next moment. */
export async function makePicture<Data>(
  services: HttpServices,
  { loader, toCard }: PictureOf<Data>,
  { type, params, query }: WantedPicture,
  request: FastifyRequest,
  pngs: PngWriter,
): Promise<MadeAnswer> {
  const { language, brand } = addressOf(request);
  const requested = pageContext(services, request);
  const faults = new Map<string, unknown>();
  const noteFault = (error: unknown, part: string) => {
    faults.set(part, error);
    requested.noteFault(error, part);
  };
  const context = { ...requested, viewer: ANONYMOUS, user: null, numbers: DEFAULT_NUMBERS, noteFault };
  const data = (await answerPage(loader, { params, query }, context, services.supplies)) as Data;
  // A page is shown without its chart, a picture is nothing but the chart.
  if (faults.has('graph')) throw faults.get('graph');
  const translator = services.labels.translator(loader.page.labels, language);
  const words = chartWords(language, formatOf(language));
  const svg = drawCard(toCard(data, translator), {
    brand: readBrand(brand),
    watermark: readWatermark(brand),
    words,
  });
  return {
    status: 200,
    headers: pictureHeaders(type, language),
    plain: type === 'svg' ? Buffer.from(svg) : await pngs.write(svg),
    essenceOf: () => svg,
    ...(faults.size > 0 && { cacheMs: 0 }),
  };
}
