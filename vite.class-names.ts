import { globSync } from 'node:fs';
import { relative } from 'node:path';
import type { Plugin } from 'vite';

const MARK = 'module__';
const MARKED = new RegExp(`${MARK}([\\w-]+)`, 'g');
const MODULE = /\.module\.css$/;
const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyz';
const LOCALS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * Class names of three letters in a build: two for the file by its place among all, one for the name by its place in
 * the file, so both builds find the same ones. The first letter is a capital; names that are not scoped begin small.
 */
export function shortClassNames(): Plugin[] {
  const files = globSync('src/**/*.module.css').sort();
  const names = new Map<string, ReadonlyMap<string, string>>();
  const shorten = (code: string, id: string) =>
    code.replaceAll(MARKED, (_, local: string) => names.get(id)?.get(local) ?? local);
  return [
    {
      name: 'short-class-names:styles',
      apply: 'build',
      config: () => ({ css: { lightningcss: { cssModules: { pattern: `${MARK}[local]` } } } }),
      transform: {
        filter: { id: MODULE },
        handler(css, id) {
          const file = fileCode(files.indexOf(relative(process.cwd(), id)));
          const locals = [...new Set([...css.matchAll(MARKED)].map(([, local = '']) => local))].sort();
          names.set(id, new Map(locals.map((local, at) => [local, file + localCode(at)])));
          return { code: shorten(css, id), map: null };
        },
      },
    },
    {
      name: 'short-class-names:scripts',
      apply: 'build',
      enforce: 'post',
      transform: { filter: { id: MODULE }, handler: (code, id) => ({ code: shorten(code, id), map: null }) },
    },
  ];
}

const FILES = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
  .flatMap((capital) => [...DIGITS].map((digit) => capital + digit))
  // What blocks advertisements hides `.Ads`.
  .filter((code) => code !== 'Ad');

function fileCode(at: number): string {
  const code = FILES[at];
  if (code === undefined) throw new Error('more style files than codes for them');
  return code;
}

const localCode = (at: number): string =>
  (at < LOCALS.length ? '' : localCode(Math.floor(at / LOCALS.length) - 1)) + LOCALS[at % LOCALS.length];
