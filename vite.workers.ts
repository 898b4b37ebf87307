import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const WORKER = /new Worker\(\s*new URL\(\s*['"]([^'"]+)['"],\s*import\.meta\.url\s*\)/g;
const FONT = /new URL\(\s*['"]([^'"]+\.ttf)['"],\s*import\.meta\.url\s*\)/g;

/**
 * Vite bundles workers and copies files for browsers only. In the server's build a worker's file becomes an entry of
 * its own, a font that is read comes along, and the addresses in the code follow; from the sources Node takes the
 * same files as they stand.
 */
export function workersOfTheServer(): Plugin {
  const emitted = new Set<string>();
  const fonts = new Map<string, Buffer>();
  return {
    name: 'workers-of-the-server',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    transform(code, id) {
      if (!code.includes('new URL(')) return undefined;
      const addressOf = (reference: string) => {
        emitted.add(reference);
        return `new URL(import.meta.ROLLUP_FILE_URL_${reference})`;
      };
      const replaced = code
        .replaceAll(WORKER, (_, path: string) => {
          const worker = this.emitFile({ type: 'chunk', id: resolve(dirname(id), path) });
          return `new Worker(${addressOf(worker)}`;
        })
        .replaceAll(FONT, (_, path: string) => {
          const source = readFileSync(resolve(dirname(id), path));
          const font = this.emitFile({ type: 'asset', name: basename(path), source });
          fonts.set(font, source);
          return addressOf(font);
        });
      return { code: replaced, map: null };
    },
    /** Vite would answer with an address of the site; a worker is a file beside the one that starts it. */
    resolveFileUrl({ referenceId, relativePath }) {
      if (referenceId === undefined || !emitted.has(referenceId)) return null;
      return `new URL(${JSON.stringify(relativePath)}, import.meta.url).href`;
    },
    /** Vite leaves every asset out of a server's build. */
    async writeBundle({ dir = '' }) {
      for (const [font, source] of fonts) {
        const file = join(dir, this.getFileName(font));
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, source);
      }
    },
  };
}
