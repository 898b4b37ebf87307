import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';

const WORKER = /new Worker\(\s*new URL\(\s*['"]([^'"]+)['"],\s*import\.meta\.url\s*\)/g;

/**
 * Vite bundles workers for browsers only. In the server's build a worker's file becomes an entry of its own, and the
 * address in the code that starts it follows; from the sources Node runs the same file as it stands.
 */
export function workersOfTheServer(): Plugin {
  const emitted = new Set<string>();
  return {
    name: 'workers-of-the-server',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    transform(code, id) {
      if (!code.includes('new Worker(')) return undefined;
      const replaced = code.replaceAll(WORKER, (_, path: string) => {
        const reference = this.emitFile({ type: 'chunk', id: resolve(dirname(id), path) });
        emitted.add(reference);
        return `new Worker(new URL(import.meta.ROLLUP_FILE_URL_${reference})`;
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
