import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';

type Sources = ReadonlyMap<string, string>;

/**
 * Capabilities that a contract locks values with and that no view names: its prompts would guess. Its views are those of
 * its folder; of a contract in `market` also those of the folders that import it.
 */
function findUnnamedLocks(sources: Sources): string[] {
  return [...sources].flatMap(([file, text]) => {
    if (!/\.contract\.ts$/.test(file) || file in EXCEPTIONS) return [];
    const locks = [...text.matchAll(/\b(?:locked|standsIn)\('([\w-]+)'/g)].map(([, lock]) => String(lock));
    const named = viewsOf(file, sources);
    return [...new Set(locks)]
      .filter(
        (lock) => named !== null && !IMPLIED.has(lock) && !new RegExp(`'${lock}'|"${lock}"`).test(named),
      )
      .map((lock) => `${file} locks by ${lock} and shows it without saying so`);
  });
}

function viewsOf(contract: string, sources: Sources): string | null {
  const own = dirname(contract);
  if (!own.startsWith('src/market/')) return viewsIn([own], sources);
  const imported = `'${contract.replace(/^src\//, '#')}'`;
  const importers = [...sources].filter(([file, text]) => file.endsWith('.tsx') && text.includes(imported));
  return viewsIn([own, ...importers.map(([file]) => dirname(file))], sources);
}

/** Null where the folders have no component. */
function viewsIn(folders: readonly string[], sources: Sources): string | null {
  const views = [...sources].filter(
    ([file]) => IN_BROWSER.test(file) && folders.some((folder) => file.startsWith(`${folder}/`)),
  );
  return views.some(([file]) => file.endsWith('.tsx')) ? views.map(([, text]) => text).join('\n') : null;
}

const IN_BROWSER = /(?<!\.(?:contract|server|repository))\.tsx?$/;

const EXCEPTIONS: Readonly<Record<string, string>> = {
  'src/pages/public/widgets/table-showcase/table-showcase.contract.ts':
    'tables say it of rows past a lock themselves',
  'src/market/trading-chart/trading-chart.contract.ts': 'whoever may compare indexes may see their values',
};

/** The default lock of tables and figures; flags of a chart are left out, not locked. */
const IMPLIED: ReadonlySet<string> = new Set(['last-price', 'chart-flags']);

const sources = new Map(
  globSync('src/**/*.{ts,tsx}')
    .filter((file) => !file.includes('.test.'))
    .map((file) => [file, readFileSync(file, 'utf8')]),
);

test('LV-06 whatever is locked by more than signing in is said to be where it is shown', () => {
  expect(findUnnamedLocks(sources)).toEqual([]);
});

test('LV-06 a lock that no view names is found', () => {
  const planted = new Map([
    ['src/features/x/x.contract.ts', "const a = locked('more-rows', z.number());"],
    ['src/features/x/X.tsx', 'export const X = ({ a }) => <Figure value={a} />;'],
  ]);
  expect(findUnnamedLocks(planted)).toEqual([
    'src/features/x/x.contract.ts locks by more-rows and shows it without saying so',
  ]);
  planted.set('src/features/x/X.tsx', 'export const X = ({ a }) => <Figure value={a} lock="more-rows" />;');
  expect(findUnnamedLocks(planted)).toEqual([]);
});

test('LV-06 so is one of a contract that features share', () => {
  const planted = new Map([
    ['src/market/x/x.contract.ts', "const a = locked('more-rows', z.number());"],
    ['src/features/x/X.tsx', "import type { A } from '#market/x/x.contract.ts';"],
  ]);
  expect(findUnnamedLocks(planted)).toEqual([
    'src/market/x/x.contract.ts locks by more-rows and shows it without saying so',
  ]);
  planted.set(
    'src/features/x/Value.tsx',
    'export const Value = ({ a }) => <Figure value={a} lock="more-rows" />;',
  );
  expect(findUnnamedLocks(planted)).toEqual([]);
});
