import { existsSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';

/** Path below the repository → Markdown text. */
export type Documents = ReadonlyMap<string, string>;

export async function readDocuments(): Promise<Documents> {
  const documents = new Map<string, string>();
  for await (const file of glob(['{README,ARCHITECTURE,CONTRIBUTING,CHANGELOG}.md', 'docs/**/*.md'])) {
    documents.set(file, await readFile(file, 'utf8'));
  }
  return documents;
}

/** One sentence for each relative link that leads to no file, or to no heading of its document. */
export function findBrokenLinks(
  documents: Documents,
  exists: (path: string) => boolean = existsSync,
): string[] {
  return [...documents].flatMap(([file, text]) =>
    linksOf(text).flatMap((link) => {
      const [path = '', anchor] = link.split('#');
      const target = path === '' ? file : normalize(join(dirname(file), decodeURIComponent(path)));
      const found = documents.get(target);
      if (found === undefined && !exists(target)) return `${file}: there is no ${target}`;
      const isHeading = anchor === undefined || found === undefined || anchorsOf(found).has(anchor);
      return isHeading ? [] : `${file}: ${target} has no heading #${anchor}`;
    }),
  );
}

function linksOf(text: string): string[] {
  const prose = withoutCodeBlocks(text).replace(/`[^`\n]*`/g, '');
  return [...prose.matchAll(/\]\(([^()\s]+)\)/g)]
    .map(([, link = '']) => link)
    .filter((link) => !/^[a-z]+:/.test(link));
}

/** As GitHub writes them: lower case, no punctuation, spaces as hyphens. */
function anchorsOf(text: string): ReadonlySet<string> {
  return new Set(
    [...withoutCodeBlocks(text).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
      heading
        .trim()
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );
}

const withoutCodeBlocks = (text: string) => text.replace(/^```.*?^```/gms, '');

/** Everything after `npm run basispoint -- ` up to the explanation, which two spaces separate. */
export function findCommandLines(documents: Documents): { file: string; words: string[] }[] {
  return [...documents].flatMap(([file, text]) =>
    [...text.matchAll(/npm run basispoint -- ([^\n`]+?)(?= {2}|[\n`]|$)/gm)].map(([, line = '']) => ({
      file,
      words: line.trim().split(' '),
    })),
  );
}
