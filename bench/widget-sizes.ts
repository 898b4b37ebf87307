import { brotliCompressSync, constants } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build, type Rolldown } from 'vite';

/** What a page of readers would import, and from where. */
export interface Widget {
  readonly name: string;
  readonly file: string;
}

export interface WidgetSize {
  readonly name: string;
  /** Brotli bytes that a page downloads because it shows the widget. */
  readonly firstScript: number;
  readonly firstStyle: number;
  /** Brotli bytes that come only when the widget is used. */
  readonly onDemand: number;
}

/** React and what every page has anyway are not the widget's. */
const EVERYWHERE = [
  /^react($|\/)/,
  /^react-dom($|\/)/,
  /\/src\/foundation\//,
  /\/src\/domain\//,
  /^#foundation\//,
  /^#domain\//,
];

/** Each widget as a bundle of its own: what two of them share is counted with both. */
export async function measureWidget({ name, file }: Widget): Promise<WidgetSize> {
  const output = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    css: { transformer: 'lightningcss', lightningcss: { cssModules: { pattern: '[hash]_[local]' } } },
    build: {
      write: false,
      target: 'baseline-widely-available',
      cssMinify: 'lightningcss',
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: file,
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
