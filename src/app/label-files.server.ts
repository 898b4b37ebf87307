import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { isLanguage, type Language } from '#domain/languages/languages.ts';
import { SHELL_LABELS } from '#page-parts/shell/shell-labels.ts';
import {
  cachedEncoding,
  compressThoroughly,
  type Encoding,
} from '#platform/cache/content-encoding.server.ts';
import type { LabelCatalog } from '#platform/i18n/label-catalog.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import type { ServedPage } from './served-page.server.ts';

interface LabelFile {
  readonly hash: string;
  readonly bytes: Buffer;
  readonly compressed: Map<Encoding, Promise<Buffer>>;
}

const FOREVER = 'public, max-age=31536000, immutable';

/** The labels of a page's scripts: a file of its own, which the browser caches for all pages of a kind. */
export class LabelFiles {
  readonly #catalog: LabelCatalog;
  readonly #modules: ReadonlyMap<string, readonly string[]>;
  readonly #files = new Map<string, LabelFile>();
  #version = -1;

  constructor(catalog: LabelCatalog, pages: readonly ServedPage[]) {
    this.#catalog = catalog;
    this.#modules = new Map(pages.map(({ loader: { page } }) => [page.id, page.labels]));
  }

  /** A change of a label is another address. */
  hrefOf(page: string, language: Language): string {
    return `/labels/${language}/${page}.${this.#read(page, language).hash}.json`;
  }

  mount(http: FastifyInstance): void {
    http.get<{ Params: Record<'language' | 'file', string> }>(
      '/labels/:language/:file',
      async ({ params, headers }, reply) => {
        const [page = '', hash] = params.file.split('.');
        if (!isLanguage(params.language) || !this.#modules.has(page)) throw new Refusal('not_found');
        const file = this.#read(page, params.language);
        const encoding = cachedEncoding(headers['accept-encoding']);
        const bytes = file.compressed.get(encoding) ?? compressThoroughly(file.bytes, encoding);
        file.compressed.set(encoding, bytes);
        if (encoding !== 'identity') reply.header('content-encoding', encoding);
        return (
          reply
            .header('vary', 'accept-encoding')
            // Another process may have other labels for a moment: theirs must not stay under this address.
            .header('cache-control', hash === file.hash ? FOREVER : 'no-store')
            .type('application/json; charset=utf-8')
            .send(await bytes)
        );
      },
    );
  }

  #read(page: string, language: Language): LabelFile {
    if (this.#version !== this.#catalog.version) {
      this.#version = this.#catalog.version;
      this.#files.clear();
    }
    const key = `${language} ${page}`;
    const known = this.#files.get(key);
    if (known) return known;
    const modules = new Set([...SHELL_LABELS, ...(this.#modules.get(page) ?? [])]);
    const bytes = Buffer.from(JSON.stringify(this.#catalog.compile([...modules], language)));
    const hash = createHash('sha1').update(bytes).digest('base64url').slice(0, 8);
    const file = { hash, bytes, compressed: new Map() };
    this.#files.set(key, file);
    return file;
  }
}
