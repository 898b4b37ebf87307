import { dirname, join, normalize } from 'node:path';

/** Path below the repository → source text. */
export type Sources = ReadonlyMap<string, string>;

const FLOORS: Readonly<Record<string, number>> = {
  domain: 0,
  platform: 1,
  engines: 2,
  market: 3,
  ui: 3,
  features: 4,
  ingest: 4,
  'page-parts': 5,
  pages: 6,
  app: 7,
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
    ...findCycles(betweenRooms(inside)).map((cycle) => `cycle of folders: ${cycle.join(' → ')}`),
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

const areaOf = (file: string) => file.split('/')[1] ?? '';
const floorOf = (file: string) => FLOORS[areaOf(file)] ?? Number.NaN;

/** `src/platform/http`, `src/pages/public/stock`; a file of no room belongs to its area. */
function roomOf(file: string): string {
  const folders = dirname(file).split('/');
  return folders.slice(0, areaOf(file) === 'pages' ? 4 : 3).join('/');
}

const isUpward = ({ from, to }: Import) => floorOf(to) > floorOf(from);

/** Features and pages know none of their kind; two areas of one floor know nothing of each other. */
function isSideways({ from, to }: Import): boolean {
  if (floorOf(from) !== floorOf(to) || roomOf(from) === roomOf(to)) return false;
  return areaOf(from) !== areaOf(to) || areaOf(from) === 'features' || areaOf(from) === 'pages';
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
  if (/\bas unknown as\b/.test(text)) breaches.push(`${file} casts twice, which the compiler cannot check`);
  if (/\sstyle=\{/.test(text))
    breaches.push(`${file} has a style attribute, which the content security policy blocks`);
  if (/\/index\.tsx?$/.test(file) || isBarrel(text)) breaches.push(`${file} is a barrel`);
  return breaches;
}

function isBarrel(text: string): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !line.trim().startsWith('//'));
  return lines.length > 0 && lines.every((line) => /^export .* from /.test(line));
}

/** Tests may look around: what they import is in no bundle. */
function betweenRooms(imports: readonly Import[]): Import[] {
  const pairs = imports
    .filter(({ from, to }) => !isTestFile(from) && roomOf(from) !== roomOf(to))
    .map(({ from, to }) => ({ from: roomOf(from), to: roomOf(to) }));
  return [...new Map(pairs.map((pair) => [`${pair.from} ${pair.to}`, pair])).values()];
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
