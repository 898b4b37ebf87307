import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';

type Sources = ReadonlyMap<string, string>;

/** Capabilities that the contracts of a folder lock values with and that no view of it names: its prompts would guess. */
function findUnnamedLocks(sources: Sources): string[] {
  const folders = new Map<string, string[]>();
  for (const [file, text] of sources) {
    if (!/\.contract\.ts$/.test(file)) continue;
    const locks = [...text.matchAll(/\b(?:locked|standsIn)\('([\w-]+)'/g)].map(([, lock]) => String(lock));
    folders.set(dirname(file), [...(folders.get(dirname(file)) ?? []), ...locks]);
  }
  return [...folders].flatMap(([folder, locks]) => {
    const views = [...sources].filter(([file]) => file.startsWith(`${folder}/`) && IN_BROWSER.test(file));
    if (folder in EXCEPTIONS || !views.some(([file]) => file.endsWith('.tsx'))) return [];
    const named = views.map(([, text]) => text).join('\n');
    return [...new Set(locks)]
      .filter((lock) => !IMPLIED.has(lock) && !new RegExp(`'${lock}'|"${lock}"`).test(named))
      .map((lock) => `${folder} locks by ${lock} and shows it without saying so`);
  });
}

const IN_BROWSER = /(?<!\.(?:contract|server|repository))\.tsx?$/;

const EXCEPTIONS: Readonly<Record<string, string>> = {
  'src/pages/public/widgets/table-showcase': 'tables say it of rows past a lock themselves',
  'src/features/trading-chart': 'whoever may compare indexes may see their values',
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
    'src/features/x locks by more-rows and shows it without saying so',
  ]);
  planted.set('src/features/x/X.tsx', 'export const X = ({ a }) => <Figure value={a} lock="more-rows" />;');
  expect(findUnnamedLocks(planted)).toEqual([]);
});
