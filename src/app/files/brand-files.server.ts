import type { FastifyInstance } from 'fastify';
import { brandFile } from '#platform/brands/brand.ts';
import { BRANDS } from '#platform/brands/brands.ts';

const files = import.meta.glob<string>('../../platform/brands/*/{icon,watermark}.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const FILES = ['icon.svg', 'watermark.svg'] as const;

/** The mark that a brand's charts carry out of the site. */
export function readWatermark(id: string): string {
  return readFile(id, 'watermark.svg');
}

export function readIcon(id: string): string {
  return readFile(id, 'icon.svg');
}

/** The pictures of each brand, at an address that lasts: exported charts and other sites may name it. */
export function mountBrandFiles(app: FastifyInstance): void {
  for (const { id } of BRANDS) {
    for (const file of FILES) {
      const content = readFile(id, file);
      app.get(brandFile(id, file), (_, reply) =>
        reply
          .type('image/svg+xml')
          .header('cache-control', 'public, max-age=86400')
          .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
          .send(content),
      );
    }
  }
}

function readFile(id: string, file: (typeof FILES)[number]): string {
  const content = files[`../../platform/brands/${id}/${file}`];
  if (!content) throw new Error(`the brand ${id} has no ${file}`);
  return content;
}
