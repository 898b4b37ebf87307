import type { FastifyInstance } from 'fastify';
import { drawMethodology } from '#features/bank-methodology/draw-methodology.server.ts';
import { METHODOLOGY_LANGUAGES, methodologyPath } from '#market/statements/methodology.ts';
import { BRANDS } from '#platform/brands/brands.ts';

/** How each brand reads the reports of banks, drawn when it is first requested (IF-08). */
export function mountMethodologyFiles(app: FastifyInstance): void {
  for (const brand of BRANDS.filter(({ usesCbnData }) => !usesCbnData)) {
    for (const language of METHODOLOGY_LANGUAGES) {
      let drawn: Buffer | undefined;
      app.get(methodologyPath(brand.id, language), async (_, reply) => {
        drawn ??= await drawMethodology(brand, language);
        return (
          reply
            .type('application/pdf')
            .header('cache-control', 'public, max-age=86400')
            // The policy of a document would keep the browser's own viewer from drawing it.
            .removeHeader('content-security-policy')
            .send(drawn)
        );
      });
    }
  }
}
