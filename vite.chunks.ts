import type { Rolldown } from 'vite';

type Graph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

const ENTRY = /\/src\/app\/client\.tsx$/;
const PAGE = /\/src\/pages\/([\w-]+\/[\w-]+)\//;
/** It shows every widget, so it says nothing about what pages have in common. */
const GALLERY = /^public\/widgets/;
/** Pages of an account and of the operator: what only they have in common is no burden to those who came to read. */
const PERSONAL = /^(account|operator)\//;
/** It does not load what only other pages share. */
const MOST_READ = 'public/stock';
const WIDGET = /\/src\/ui\/([\w-]+)\//;
/** Widgets that are worth a file of their own: a page that does not show one does not load it. */
const LARGE = new Set(['chart', 'date-picker', 'network-graph', 'select', 'table']);
/** Parts of a few pages, as features are: the others do not load them. Neither do they load what is in `market`. */
const OF_FEW = /\/src\/(domain\/bond-calculator|platform\/support-tickets|ui\/chart-tools)\//;
/** What is shown while a table is not there yet must not bring it. */
const STAND_INS = /\/src\/ui\/table\/states\//;

/**
 * The files of the browser's code besides the pages' own: what every page has, the small parts that pages share
 * (those that only forms need stand apart), each large widget. What is loaded on demand stands in none of them. The first group that wants a module gets it,
 * together with whatever it imports.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 5 },
  {
    debugName: 'shell',
    // Not the entry itself: a page imports the shell, and must not wait for the entry that waits for the page.
    name: (id, graph) => (!ENTRY.test(id) && readersOf(id, graph).isInEntry ? 'shell' : null),
    priority: 4,
  },
  {
    debugName: 'shared',
    name: (id, graph) => (sharedBy(id, graph) === 'readers' ? 'shared' : null),
    priority: 3,
  },
  {
    debugName: 'shared by others',
    name: (id, graph) => (sharedBy(id, graph) === 'others' ? 'shared-by-others' : null),
    priority: 2.5,
  },
  // After them: it would take what they need as well.
  {
    debugName: 'forms',
    name: (id, graph) => (sharedBy(id, graph) === 'persons' ? 'forms' : null),
    priority: 2,
  },
  {
    debugName: 'large widgets',
    name: (id, graph) => (readersOf(id, graph).pages.size > 1 ? largeWidget(id) : null),
    priority: 1,
  },
  // One file for what a calendar needs: it is requested when somebody waits. Without what the page has already.
  {
    name: 'calendar',
    test: /\/src\/ui\/date-picker\/calendar\/|\/node_modules\/(react-aria|react-stately|@internationalized)\//,
    priority: 0,
    includeDependenciesRecursively: false,
  },
];

function sharedBy(id: string, graph: Graph): 'readers' | 'others' | 'persons' | null {
  const pages = isSmall(id) ? [...readersOf(id, graph).pages] : [];
  if (pages.length < 2) return null;
  if (pages.every((page) => PERSONAL.test(page))) return 'persons';
  return pages.includes(MOST_READ) ? 'readers' : 'others';
}

const isSmall = (id: string) =>
  /\/src\/(domain|platform|engines|ui)\//.test(id) && !OF_FEW.test(id) && largeWidget(id) === null;

function largeWidget(id: string): string | null {
  if (STAND_INS.test(id)) return null;
  const widget = WIDGET.exec(id)?.[1] ?? '';
  return LARGE.has(widget) ? widget : null;
}

/** Follows static imports upwards: a dynamic one is where loading on demand begins. */
function readersOf(id: string, graph: Graph): { isInEntry: boolean; pages: ReadonlySet<string> } {
  const seen = new Set([id]);
  for (const each of seen)
    for (const importer of graph.getModuleInfo(each)?.importers ?? []) seen.add(importer);
  const pages = [...seen]
    .map((each) => PAGE.exec(each)?.[1] ?? '')
    .filter((page) => page && !GALLERY.test(page));
  return { isInEntry: [...seen].some((each) => ENTRY.test(each)), pages: new Set(pages) };
}
