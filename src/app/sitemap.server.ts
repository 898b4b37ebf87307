import type { FastifyInstance } from 'fastify';
import { languageTag } from '#domain/languages/languages.ts';
import { bondPage } from '#pages/public/bond/bond.contract.ts';
import { bondsPage } from '#pages/public/bonds/bonds.contract.ts';
import { companiesPage } from '#pages/public/companies/companies.contract.ts';
import { companyPage } from '#pages/public/company/company.contract.ts';
import { etfPage } from '#pages/public/etf/etf.contract.ts';
import { etfsPage } from '#pages/public/etfs/etfs.contract.ts';
import { homePage } from '#pages/public/home/home.contract.ts';
import { indexesPage } from '#pages/public/indexes/indexes.contract.ts';
import { stockPage } from '#pages/public/stock/stock.contract.ts';
import { stocksPage } from '#pages/public/stocks/stocks.contract.ts';
import { alternates } from '#platform/addresses/address.ts';
import { DEFAULT_BRAND } from '#platform/brands/brands.ts';
import { fillPath } from '#platform/contract/page.ts';
import { escapeMarkup } from '#platform/http/document.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import { findSiteSetting } from '#platform/site-setting/site-setting.repository.ts';
import type { Services } from './services.server.ts';
import { countSitemapParts, findStringIds, type SitemapEntity } from './sitemap.repository.ts';

const LISTS = [homePage, bondsPage, stocksPage, indexesPage, etfsPage, companiesPage].map(({ path }) => path);

/** Ten addresses with ten alternates each are 11 kB a page; a part is made as one text, so it stays small. */
const PAGES_A_PART = 100;

const PATHS: Readonly<Record<SitemapEntity, string>> = {
  stocks: stockPage.path,
  bonds: bondPage.path,
  etf: etfPage.path,
  company: companyPage.path,
};
const ENTITIES = Object.keys(PATHS) as readonly SitemapEntity[];

/** robots.txt and the sitemaps: an index, the lists, and the shares, funds and companies in parts. */
export function mountSitemap(app: FastifyInstance, { config, stores, valueCache }: Services): void {
  const xml = (body: string) => `<?xml version="1.0" encoding="UTF-8"?>\n${body}\n`;
  const urlset = async (paths: readonly string[]) => {
    const { languages } = await findSiteSetting(valueCache);
    const entries = paths.map((path) => describe(alternates(config, DEFAULT_BRAND, path, languages)));
    return xml(
      `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>`,
    );
  };

  app.get('/robots.txt', (_, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(
        `User-agent: *\nDisallow: /api/\nAllow: /api/docs/\nSitemap: ${config.publicOrigin}/sitemap.xml\n`,
      ),
  );
  app.get('/sitemap.xml', async (_, reply) => {
    const files = await Promise.all(
      ENTITIES.map(async (entity) => {
        const parts = await countSitemapParts(stores.reader(), entity, PAGES_A_PART);
        return Array.from({ length: parts }, (_part, index) => `${entity}-${index + 1}.xml`);
      }),
    );
    const items = ['lists.xml', ...files.flat()]
      .map((file) => `<sitemap><loc>${config.publicOrigin}/sitemaps/${file}</loc></sitemap>`)
      .join('\n');
    return reply
      .type('application/xml')
      .send(
        xml(`<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${items}\n</sitemapindex>`),
      );
  });
  app.get('/sitemaps/lists.xml', async (_, reply) => reply.type('application/xml').send(await urlset(LISTS)));
  for (const entity of ENTITIES) {
    app.get<{ Params: { part: string } }>(`/sitemaps/${entity}-:part.xml`, async (request, reply) => {
      const part = /^[1-9]\d{0,4}$/.test(request.params.part) ? Number(request.params.part) : 0;
      const ids = part ? await findStringIds(stores.reader(), entity, { size: PAGES_A_PART, part }) : [];
      if (ids.length === 0) throw new Refusal('not_found');
      return reply
        .type('application/xml')
        .send(await urlset(ids.map((stringId) => fillPath(PATHS[entity], { stringId }))));
    });
  }
}

/** One page: an address in each language, and each names all the others. */
function describe(all: ReturnType<typeof alternates>): string {
  const links = all
    .map(
      ({ language, url }) =>
        `<xhtml:link rel="alternate" hreflang="${languageTag(language)}" href="${escapeMarkup(url)}"/>`,
    )
    .join('');
  return all.map(({ url }) => `<url><loc>${escapeMarkup(url)}</loc>${links}</url>`).join('\n');
}
