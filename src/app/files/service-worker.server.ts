import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { LANGUAGES, type Language, languageTag } from '#domain/languages/languages.ts';
import type { Brand } from '#platform/brands/brand.ts';
import { escapeMarkup } from '#platform/http/document.server.ts';
import type { HttpServices } from '#platform/http/services.server.ts';
import { addressOf } from '#platform/http/visit.server.ts';
import { SERVICE_WORKER_PATH } from '#platform/offline/register-offline.ts';
import { findSiteSetting, namedBrand } from '#platform/site-setting/site-setting.repository.ts';
import { answerOffline, type OfflinePages } from './answer-offline.ts';

/** The page of an installed site without a network: a part of the worker's own text, so that nothing needs to be stored. */
export function mountServiceWorker(app: FastifyInstance, { labels, valueCache }: HttpServices): void {
  app.get(SERVICE_WORKER_PATH, async (request, reply) => {
    const { brand: id, language } = addressOf(request);
    const brand = namedBrand(id, await findSiteSetting(valueCache));
    const style = styleOf(brand);
    const source = createHash('sha256').update(style).digest('base64');
    const offline: OfflinePages = {
      pages: Object.fromEntries(LANGUAGES.map((each) => [each, draw(each, brand, style, labels)])),
      home: language,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': `default-src 'none'; style-src 'sha256-${source}'`,
      },
    };
    return reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(`(${answerOffline})(self, ${JSON.stringify(offline)});\n`);
  });
}

const styleOf = ({ paper: { light, dark } }: Brand): string =>
  `:root{color-scheme:light dark;background:${light};font:1rem/1.5 system-ui,sans-serif}` +
  `@media(prefers-color-scheme:dark){:root{background:${dark}}}` +
  'body{max-width:32rem;margin:20vh auto 0;padding:0 1rem}h1{font-size:1.5rem;line-height:1.25}';

function draw(language: Language, brand: Brand, style: string, labels: HttpServices['labels']): string {
  const t = labels.translator(['refusals'], language).of<'title_offline' | 'offline' | 'retry'>('refusals');
  const [title, text, retry] = [t('title_offline'), t('offline'), t('retry')].map(escapeMarkup);
  return (
    `<!doctype html><html lang="${languageTag(language)}"><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width, initial-scale=1">` +
    `<title>${title} · ${escapeMarkup(brand.name)}</title><style>${style}</style>` +
    `<h1>${title}</h1><p>${text}</p><p><a href="">${retry}</a></p></html>`
  );
}
