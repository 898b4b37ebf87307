import type { FastifyInstance } from 'fastify';
import { languageTag } from '#domain/languages/languages.ts';
import { brandFile } from '#platform/brands/brand.ts';
import { BRANDS } from '#platform/brands/brands.ts';
import { MANIFEST_PATH } from '#platform/http/document.server.ts';
import type { HttpServices } from '#platform/http/services.server.ts';
import { addressOf } from '#platform/http/visit.server.ts';
import { findSiteSetting, namedBrand } from '#platform/site-setting/site-setting.repository.ts';
import { readIcon } from './brand-files.server.ts';
import { toPng } from './icon.server.ts';

/** Where no SVG is taken, for a launcher and for a splash screen. */
const SIDES = [192, 512] as const;
const pngPath = (brand: string, side: number) => `/brands/${brand}/icon-${side}.png`;

/** What a phone or a desktop installs the site by, in the language of the page that names it. */
export function mountManifest(app: FastifyInstance, { labels, valueCache }: HttpServices): void {
  app.get(MANIFEST_PATH, async (request, reply) => {
    const { brand: id, language, prefix } = addressOf(request);
    const brand = namedBrand(id, await findSiteSetting(valueCache));
    const translator = labels.translator(['issuer-instruments', 'search-box', 'watch-button'], language);
    const instruments = translator.of<'bonds' | 'stocks'>('issuer-instruments');
    const shortcut = (name: string, path: string) => ({ name, url: prefix + path });
    return reply
      .type('application/manifest+json')
      .header('cache-control', 'public, max-age=3600')
      .send({
        id: `${prefix}/`,
        name: brand.name,
        short_name: brand.name,
        lang: languageTag(language),
        start_url: `${prefix}/`,
        scope: '/',
        display: 'standalone',
        background_color: brand.paper.light,
        theme_color: brand.paper.light,
        icons: [
          { src: brandFile(id, 'icon.svg'), type: 'image/svg+xml', sizes: 'any' },
          ...SIDES.map((side) => ({ src: pngPath(id, side), type: 'image/png', sizes: `${side}x${side}` })),
        ],
        shortcuts: [
          shortcut(instruments('bonds'), '/bonds/'),
          shortcut(instruments('stocks'), '/stocks/'),
          shortcut(translator.of<'watchlist'>('watch-button')('watchlist'), '/watchlist/'),
          shortcut(translator.of<'search'>('search-box')('search'), '/search/'),
        ],
      });
  });
  for (const { id } of BRANDS)
    for (const side of SIDES) {
      let picture: Promise<Buffer> | undefined;
      app.get(pngPath(id, side), async (_, reply) => {
        picture ??= toPng(readIcon(id), side);
        return reply
          .type('image/png')
          .header('cache-control', 'public, max-age=86400')
          .send(await picture);
      });
    }
}
