import type { FastifyInstance } from 'fastify';
import { brandFile, loaderAddress } from '#platform/brands/brand.ts';
import { BRANDS } from '#platform/brands/brands.ts';

const files = import.meta.glob<string>('../../platform/brands/*/{icon,watermark}.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const loaders = import.meta.glob<string>('../../platform/brands/*/*.gif', {
  query: '?inline',
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
    const loader = readLoader(id);
    app.get(loaderAddress(id), (_, reply) =>
      reply.type('image/gif').header('cache-control', 'public, max-age=86400').send(loader),
    );
  }
}

/** The bundler hands pictures over as `data:image/gif;base64,…`. */
function readLoader(id: string): Buffer {
  const picture = loaders[`../../platform/brands/${id}/${id}.gif`];
  if (!picture) throw new Error(`the brand ${id} has no loader picture`);
  return Buffer.from(picture.slice(picture.indexOf(',') + 1), 'base64');
}

function readFile(id: string, file: (typeof FILES)[number]): string {
  const content = files[`../../platform/brands/${id}/${file}`];
  if (!content) throw new Error(`the brand ${id} has no ${file}`);
  return content;
}
