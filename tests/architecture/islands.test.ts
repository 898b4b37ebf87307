import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { servedPages } from '../../src/app/pages.server.ts';
import { SHELL_LABELS } from '../../src/page-parts/shell/shell-labels.ts';
import type { AnyIsland } from '../../src/platform/islands/island.tsx';

const pages = servedPages.flatMap(({ source, view, loader: { page } }) =>
  view.islands ? [{ source, labels: page.labels }] : [],
);

test.each(pages)('the islands of $source have names of their own', async ({ source }) => {
  const { islands }: { islands: readonly AnyIsland[] } = await import(`../../${source}`);
  const names = islands.map(({ island }) => island.name);
  expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
});

test.each(pages)('the islands of $source find their labels in the browser', ({ source, labels }) => {
  const shipped = new Set<string>([...SHELL_LABELS, ...labels]);
  const used = [...modulesOf(source)].flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/useLabels<[^>]*>\('([\w-]+)'\)/g)].map(
      ([, module]) => module ?? '',
    ),
  );
  expect([...new Set(used)].filter((module) => !shipped.has(module))).toEqual([]);
});

/** A file and all that it imports, at once or on demand. */
function modulesOf(source: string): Set<string> {
  const seen = new Set([source]);
  for (const file of seen)
    for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(
      /(?:from|import\()\s*'([#.][^']+\.tsx?)'/g,
    ))
      seen.add(
        specifier.startsWith('#') ? `src/${specifier.slice(1)}` : normalize(join(dirname(file), specifier)),
      );
  return seen;
}
