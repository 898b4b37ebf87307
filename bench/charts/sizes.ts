import { brotliCompressSync, constants } from 'node:zlib';
import { build, type Rolldown } from 'vite';

/** What a page would download of each to draw these charts. */
const ENTRIES: Readonly<Record<string, string>> = {
  'ours: scene and canvas painter': `
    export { buildScene } from '/src/ui/chart/scene/build-scene.ts';
    export { crosshairScene } from '/src/ui/chart/scene/crosshair-scene.ts';
    export { paintCanvas } from '/src/ui/chart/paint/canvas-painter.ts';
    export { pageInks } from '/src/ui/chart/paint/page-inks.ts';`,
  'lightweight-charts': `export { createChart, CandlestickSeries, HistogramSeries, LineSeries } from 'lightweight-charts';`,
  ECharts: `
    import { BarChart, CandlestickChart, LineChart } from 'echarts/charts';
    import { DataZoomComponent, GridComponent, TooltipComponent } from 'echarts/components';
    import { init, use } from 'echarts/core';
    import { CanvasRenderer } from 'echarts/renderers';
    use([BarChart, CandlestickChart, LineChart, DataZoomComponent, GridComponent, TooltipComponent, CanvasRenderer]);
    export { init };`,
  'Highcharts Stock': `import Highcharts from 'highcharts/highstock'; export { Highcharts };`,
};

export async function printChartSizes(root: string): Promise<void> {
  console.log('\n| brotli | kB |\n|---|---|');
  for (const [name, code] of Object.entries(ENTRIES))
    console.log(`| ${name} | ${((await sizeOf(root, code)) / 1000).toFixed(1)} |`);
}

async function sizeOf(root: string, code: string): Promise<number> {
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'entry',
        resolveId: (id: string) => (id === 'virtual:entry' ? `${root}bench/entry.ts` : null),
        load: (id: string) =>
          id === `${root}bench/entry.ts` ? code.replaceAll(`'/src/`, `'${root}src/`) : null,
      },
    ],
    build: {
      write: false,
      target: 'baseline-widely-available',
      rolldownOptions: { input: 'virtual:entry', preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput;
  const bytes = output.map((item) => (item.type === 'chunk' ? item.code : ''));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  return bytes.reduce((sum, chunk) => sum + brotliCompressSync(chunk, { params }).length, 0);
}
