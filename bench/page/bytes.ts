import { brotliCompressSync } from 'node:zlib';

const MOST_SCRIPT_KB = 95;
const MOST_DOCUMENT_KB = { plain: 180, brotli: 28 };

/** What the first load of a page brings, as its document names it. */
export async function printBytes(url: string): Promise<void> {
  const html = await (await fetch(url)).text();
  const named = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, file = '']) => file);
  const scripts = new Set(named(/(?:modulepreload" href|module" src)="([^"]+)"/g));
  const script = await sizeOf(url, [...scripts]);
  const style = await sizeOf(url, named(/stylesheet" href="([^"]+)"/g));
  const font = await sizeOf(url, named(/preload" href="([^"]+)" as="font"/g));
  const kb = (bytes: number) => (bytes / 1_000).toFixed(1);
  const holds = script / 1_000 <= MOST_SCRIPT_KB ? 'holds' : 'MISSES';
  const labels = await sizeOf(url, named(/preload" href="([^"]+)" as="fetch"/g));
  const document = {
    plain: Buffer.byteLength(html) / 1_000,
    brotli: brotliCompressSync(html).length / 1_000,
  };
  const isSmall = document.plain <= MOST_DOCUMENT_KB.plain && document.brotli <= MOST_DOCUMENT_KB.brotli;
  console.log(
    `first load: JavaScript ${kb(script)} kB in ${scripts.size} files (${holds} ≤ ${MOST_SCRIPT_KB}), styles ${kb(style)} kB, ` +
      `fonts ${kb(font)} kB, labels ${kb(labels)} kB, document ${document.plain.toFixed(0)} kB, brotli ${document.brotli.toFixed(1)} ` +
      `(${isSmall ? 'holds' : 'MISSES'} ≤ ${MOST_DOCUMENT_KB.plain} and ${MOST_DOCUMENT_KB.brotli})`,
  );
}

async function sizeOf(page: string, files: readonly string[]): Promise<number> {
  const sizes = files.map(async (file) => {
    const answer = await fetch(new URL(file, page), { headers: { 'accept-encoding': 'br' } });
    const sent = answer.headers.get('content-length');
    await answer.arrayBuffer();
    return Number(sent);
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
