import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** What is text; fonts of the second generation and pictures are compressed already. */
const TEXT = new Set([
  '.css',
  '.html',
  '.ico',
  '.js',
  '.json',
  '.map',
  '.mjs',
  '.svg',
  '.txt',
  '.wasm',
  '.webmanifest',
  '.xml',
]);

const compressors = {
  '.br': (bytes) =>
    promisify(brotliCompress)(bytes, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  '.gz': (bytes) => promisify(gzip)(bytes, { level: 9 }),
};

/** Puts a `.br` and a `.gz` beside every file that gets smaller by it. */
export async function precompress(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && TEXT.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !path.includes('/.vite/'));
  await Promise.all(paths.map((path) => compressFile(path)));
}

async function compressFile(path) {
  const bytes = await readFile(path);
  for (const [ending, compress] of Object.entries(compressors)) {
    const smaller = await compress(bytes);
    if (smaller.length < bytes.length) await writeFile(`${path}${ending}`, smaller);
  }
}
