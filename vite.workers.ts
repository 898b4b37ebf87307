import { readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';

const FILE = /new URL\(\s*['"]([^'"]+\.ttf)['"],\s*import\.meta\.url\s*\)/g;
const WORKER = /new Worker\(\s*new URL\(\s*['"]([^'"]+)['"],\s*import\.meta\.url\s*\)/g;

/**
 * Vite bundles workers and copies files for browsers only. In the server's build a worker's file becomes an entry of its own, and the
 * address in the code that starts it follows; a font that is read comes along. From the sources Node takes the same
 * files as they stand.
 */
export function workersOfTheServer(): Plugin {
  const emitted = new Set<string>();
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
        .replaceAll(FILE, (_, path: string) => {
          const file = resolve(dirname(id), path);
          return addressOf(
            this.emitFile({ type: 'asset', name: basename(file), source: readFileSync(file) }),
          );
        });
      return { code: replaced, map: null };
    },
    /** Vite would answer with an address of the site; a worker is a file beside the one that starts it. */
    resolveFileUrl({ referenceId, relativePath }) {
      if (referenceId === undefined || !emitted.has(referenceId)) return null;
      return `new URL(${JSON.stringify(relativePath)}, import.meta.url).href`;
    },
  };
}
