import { brotliCompressSync, constants } from 'node:zlib';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import react from '@vitejs/plugin-react';
import { build, type Rolldown } from 'vite';
import { LANGUAGES, languageTag } from '../src/domain/languages/languages.ts';

interface Widget {
  readonly name: string;
  readonly file: string;
}

const WIDGETS: readonly Widget[] = [
  { name: 'simple table', file: 'table/SimpleTable.tsx' },
  { name: 'table with every ability', file: 'table/Table.tsx' },
  { name: 'report table', file: 'report-table/ReportTable.tsx' },
  { name: 'tabs', file: 'tabs/Tabs.tsx' },
  { name: 'tab links', file: 'tabs/TabLinks.tsx' },
  { name: 'segment', file: 'segment/Segment.tsx' },
  { name: 'select', file: 'select/Select.tsx' },
  { name: 'date picker', file: 'date-picker/DatePicker.tsx' },
  { name: 'range picker', file: 'date-picker/RangePicker.tsx' },
  { name: 'export with dates', file: 'export-range/ExportRange.tsx' },
  { name: 'dialog', file: 'dialog/Dialog.tsx' },
  { name: 'tooltip', file: 'tooltip/Tooltip.tsx' },
  { name: 'hint', file: 'hint/Hint.tsx' },
  { name: 'message banner', file: 'message-banner/MessageBanner.tsx' },
  { name: 'alert line', file: 'alert-line/AlertLine.tsx' },
  { name: 'temporary item', file: 'temporary/Temporary.tsx' },
  { name: 'link list', file: 'link-list/LinkList.tsx' },
  { name: 'legend', file: 'legend/Legend.tsx' },
  { name: 'progress', file: 'progress/Progress.tsx' },
  { name: 'locked value', file: 'locked-value/LockedValue.tsx' },
  { name: 'full screen', file: 'full-screen/FullScreen.tsx' },
  { name: 'picture export', file: 'picture-export/ExportMenu.tsx' },
  { name: 'chart', file: 'chart/ChartStage.tsx' },
  { name: 'network graph', file: 'network-graph/NetworkGraph.tsx' },
  { name: 'chart', file: 'chart/ChartStage.tsx' },
];

/** What each widget adds to the first load of a page, and what it loads when it is used. */
export async function printWidgetSizes(): Promise<void> {
  const kilobytes = (bytes: number) => (bytes === 0 ? '–' : (bytes / 1000).toFixed(1));
  console.log('\n| widget | script | style | on demand |\n|---|---|---|---|');
  for (const widget of WIDGETS) {
    const { name, firstScript, firstStyle, onDemand } = await measureWidget(widget);
    console.log(`| ${name} | ${[firstScript, firstStyle, onDemand].map(kilobytes).join(' | ')} |`);
  }
}

interface WidgetSize {
  readonly name: string;
  /** Brotli bytes that a page downloads because it shows the widget. */
  readonly firstScript: number;
  readonly firstStyle: number;
  /** Brotli bytes that come only when the widget is used. */
  readonly onDemand: number;
}

/** React and what every page has anyway are not the widget's; jsPDF requests the last three only to read HTML. */
const EVERYWHERE = [
  /^react($|\/)/,
  /^react-dom($|\/)/,
  /\/src\/platform\//,
  /\/src\/domain\//,
  /^#platform\//,
  /^#domain\//,
  /^(canvg|dompurify|html2canvas)$/,
];

/** Each widget as a bundle of its own: what two of them share is counted with both. */
async function measureWidget({ name, file }: Widget): Promise<WidgetSize> {
  const output = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [react(), optimizeLocales.vite({ locales: LANGUAGES.map(languageTag) })],
    css: { transformer: 'lightningcss', lightningcss: { cssModules: { pattern: '[hash]_[local]' } } },
    build: {
      write: false,
      target: 'baseline-widely-available',
      cssMinify: 'lightningcss',
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: `src/ui/${file}`,
        external: (id: string) => EVERYWHERE.some((pattern) => pattern.test(id)),
        preserveEntrySignatures: 'strict',
      },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = new Map(output.output.map((item) => [item.fileName, item]));
  const first = new Set<string>();
  const styles = new Set<string>();
  const follow = (fileName: string): void => {
    const chunk = chunks.get(fileName);
    if (chunk?.type !== 'chunk' || first.has(fileName)) return;
    first.add(fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) styles.add(style);
    for (const next of chunk.imports) follow(next);
  };
  for (const item of output.output) if (item.type === 'chunk' && item.isEntry) follow(item.fileName);
  const isFirst = (fileName: string) => first.has(fileName) || styles.has(fileName);
  const sum = (names: readonly string[]) =>
    names.reduce((total, each) => total + brotliSize(chunks.get(each)), 0);
  return {
    name,
    firstScript: sum([...first]),
    firstStyle: sum([...styles]),
    onDemand: sum([...chunks.keys()].filter((fileName) => !isFirst(fileName))),
  };
}

function brotliSize(item: Rolldown.OutputChunk | Rolldown.OutputAsset | undefined): number {
  if (!item) return 0;
  const content = item.type === 'chunk' ? item.code : item.source;
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}
