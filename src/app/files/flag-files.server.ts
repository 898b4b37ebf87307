import type { FastifyInstance } from 'fastify';
import { LANGUAGES } from '#domain/languages/languages.ts';
import { flagPath } from '#ui/flag/flag-path.ts';

const pictures = import.meta.glob<string>('../../ui/flag/pictures/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The flags, at the address that the documents name. They change when a country's does. */
export function mountFlagFiles(app: FastifyInstance): void {
  for (const language of LANGUAGES) {
    const picture = pictures[`../../ui/flag/pictures/${language}.svg`];
    if (!picture) throw new Error(`the language ${language} has no flag`);
    app.get(flagPath(language), (_, reply) =>
      reply
        .type('image/svg+xml')
        .header('cache-control', 'public, max-age=2592000, immutable')
        .header('content-security-policy', "default-src 'none'")
        .send(picture),
    );
  }
}
