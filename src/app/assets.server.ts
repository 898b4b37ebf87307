import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '#domain/languages/languages.ts';
import type { PageAssets } from '#platform/http/document.server.ts';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

export type AssetsOf = (source: string | null, language: Language) => PageAssets;

const ENTRY = 'src/app/client.tsx';
const STYLE = 'style.css';

/** Which files a page needs, from the manifest that the build wrote. */
export function readAssets(clientDir: string): AssetsOf {
  const manifest = JSON.parse(readFileSync(join(clientDir, '.vite', 'manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >;
  const fonts = Object.values(manifest)
    .filter(({ file }) => file.endsWith('.woff2'))
    .map(({ file }) => file);
  const style = manifest[STYLE]?.file;
  if (!style) throw new Error('the build has no styles');
  return (source, language) => {
    const chunks = reachable(manifest, source ? [ENTRY, source] : []);
    return {
      script: source ? `/${manifest[ENTRY]?.file}` : null,
      view: source ? `/${manifest[source]?.file}` : null,
      style: `/${style}`,
      modules: unique(chunks.map((chunk) => chunk.file)),
      fonts: unique(
        fonts.filter((file) => new RegExp(`inter-${alphabetOf(language)}-[\\w-]{8}\\.woff2$`).test(file)),
      ),
    };
  };
}

/** Without a build, as in tests: documents without assets. */
export const noAssets: AssetsOf = () => ({ script: null, view: null, style: null, modules: [], fonts: [] });

function reachable(manifest: Record<string, Chunk>, sources: readonly string[]): Chunk[] {
  const seen = new Set<string>();
  const visit = (source: string) => {
    if (seen.has(source)) return;
    seen.add(source);
    for (const imported of manifest[source]?.imports ?? []) visit(imported);
  };
  for (const source of sources) {
    if (!manifest[source]) throw new Error(`the build has no file for ${source}`);
    visit(source);
  }
  return [...seen].flatMap((source) => manifest[source] ?? []);
}

/** The one file that has all letters of a language. */
const alphabetOf = (language: Language) => (language === 'rus' || language === 'ukr' ? 'cyrillic' : 'latin');

const unique = (files: readonly string[]) =>
  [...new Set(files)].map((file) => `/${file}`.replace(/^\/\//, '/'));
