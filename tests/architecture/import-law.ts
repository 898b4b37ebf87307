import { dirname, join, normalize } from 'node:path';

/** Path below the repository → source text. */
export type Sources = ReadonlyMap<string, string>;

const FLOORS: Readonly<Record<string, number>> = {
  domain: 0,
  platform: 1,
  engines: 1,
  market: 1,
  ui: 2,
  features: 3,
  ingest: 3,
  'page-parts': 4,
  pages: 5,
  app: 6,
};

const SERVER_FILE = /\.(server|repository)\.tsx?$/;
const TEST_FILE = /\.test\.tsx?$/;
/** Test tools live beside what they test and may know the test runner and the server. */
const isTestFile = (file: string) => TEST_FILE.test(file) || file.includes('for-tests');

interface Import {
  readonly from: string;
  readonly to: string;
}

/** Every breach of the import law, each as a sentence that names the pair. */
export function findBreaches(sources: Sources): string[] {
  const imports = [...sources].flatMap(([file, text]) => importsOf(file, text));
  const inside = imports.filter(({ to }) => to.startsWith('src/'));
  return [
    ...inside.filter(isUpward).map(({ from, to }) => `${from} imports upwards: ${to}`),
    ...inside.filter(isSideways).map(({ from, to }) => `${from} imports another room of its floor: ${to}`),
    ...inside.filter(reachesServer).map(({ from, to }) => `${from} imports a server file: ${to}`),
    ...imports
      .filter(leavesDomain)
      .map(({ from, to }) => `${from} imports ${to}, but the domain imports nothing`),
    ...findCycles(inside).map((cycle) => `cycle: ${cycle.join(' → ')}`),
    ...[...sources].flatMap(([file, text]) => textBreaches(file, text)),
  ];
}

function importsOf(file: string, text: string): Import[] {
  const still = /^\s*(?:import|export)\s[^'"]*?\bfrom\s*['"]([^'"]+)['"]|^\s*import\s*['"]([^'"]+)['"]/gm;
  const lazy = /\bimport\(\s*['"]([^'"]+)['"]/g;
  return [...text.matchAll(still), ...text.matchAll(lazy)].map(([, one, other]) => ({
    from: file,
    to: resolve(file, one ?? other ?? ''),
  }));
}

function resolve(file: string, specifier: string): string {
  if (specifier.startsWith('#')) return `src/${specifier.slice(1)}`;
  if (specifier.startsWith('.')) return normalize(join(dirname(file), specifier));
  return specifier;
}

const floorOf = (file: string) => FLOORS[file.split('/')[1] ?? ''] ?? Number.NaN;
const roomOf = (file: string) => file.split('/').slice(0, 3).join('/');

const isUpward = ({ from, to }: Import) => floorOf(to) > floorOf(from);

function isSideways({ from, to }: Import): boolean {
  return floorOf(from) === FLOORS.features && floorOf(to) === FLOORS.features && roomOf(from) !== roomOf(to);
}

function reachesServer({ from, to }: Import): boolean {
  return SERVER_FILE.test(to) && !SERVER_FILE.test(from) && !isTestFile(from);
}

function leavesDomain({ from, to }: Import): boolean {
  return from.startsWith('src/domain/') && !to.startsWith('src/domain/') && !isTestFile(from);
}

function textBreaches(file: string, text: string): string[] {
  if (isTestFile(file)) return [];
  const breaches: string[] = [];
  const isEntry = /^src\/app\/(server|command-line|create-app)\.server\.ts$/.test(file);
  if (/process\.env/.test(text) && file !== 'src/platform/configuration/config.server.ts')
    breaches.push(`${file} reads process.env`);
  if (/new Date\(\)|Date\.now\(\)/.test(text) && !isEntry)
    breaches.push(`${file} reads the clock instead of being told the time`);
  if (/\sstyle=\{/.test(text))
    breaches.push(`${file} has a style attribute, which the content security policy blocks`);
  if (/\/index\.tsx?$/.test(file) || isBarrel(text)) breaches.push(`${file} is a barrel`);
  return breaches;
}

function isBarrel(text: string): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.trim().startsWith('//'));
  return lines.length > 0 && lines.every((line) => /^export .* from /.test(line));
}

function findCycles(imports: readonly Import[]): string[][] {
  const next = Map.groupBy(imports, ({ from }) => from);
  const done = new Set<string>();
  const cycles: string[][] = [];
  const visit = (file: string, path: readonly string[]) => {
    const start = path.indexOf(file);
    if (start >= 0) return void cycles.push([...path.slice(start), file]);
    if (done.has(file)) return undefined;
    for (const { to } of next.get(file) ?? []) visit(to, [...path, file]);
    done.add(file);
    return undefined;
  };
  for (const file of next.keys()) visit(file, []);
  return cycles;
}
