import { printCharts } from './charts.ts';
import { printExports } from './exports.ts';
import { compare, printTable } from './frame.ts';
import { printImport } from './import.ts';
import { prepareLists } from './lists.ts';
import { printMap } from './map.ts';
import { prepareNetworkLayout } from './network-layout.ts';
import { printPage } from './page.ts';
import { printSearch } from './search.ts';
import { prepareSeries } from './series.ts';
import { prepareStockPage } from './stock-page.ts';
import { printStreams } from './streams.ts';
import { printWidgetSizes } from './widget-sizes.ts';
import { prepareYields } from './yields.ts';

const BENCHES = {
  stock: prepareStockPage,
  series: prepareSeries,
  network: prepareNetworkLayout,
  lists: prepareLists,
  yields: prepareYields,
} as const;

/** `npm run bench` runs all of them; `npm run bench -- network widgets` those that are named; `--large` adds what takes long. */
const isLarge = process.argv.includes('--large');
const wanted = process.argv.slice(2).filter((name) => !name.startsWith('--'));
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);

const outcomes = [];
for (const [name, prepare] of Object.entries(BENCHES)) {
  if (!isWanted(name)) continue;
  const { comparisons, stop } = await prepare();
  for (const comparison of comparisons) {
    console.log(comparison.title);
    outcomes.push(await compare(comparison));
  }
  await stop();
}
if (outcomes.length > 0) printTable(outcomes);
if (isWanted('widgets')) await printWidgetSizes();
if (isWanted('search')) await printSearch();
if (isWanted('charts')) await printCharts();
if (isWanted('exports')) await printExports();
if (isWanted('streams')) await printStreams();
if (isWanted('map')) await printMap();
if (isWanted('page')) await printPage();
if (isWanted('import')) await printImport({ isLarge });
