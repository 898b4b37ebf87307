import { GraphChart } from 'echarts/charts';
import { init, use } from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { drawingBounds, measure } from '../src/ui/network-graph/drawing.ts';
import { GraphPicture } from '../src/ui/network-graph/GraphPicture.tsx';
import type { Graph } from '../src/ui/network-graph/graph.ts';
import { graphSizes } from '../src/ui/network-graph/graph-rules.ts';
import { layoutGraph } from '../src/ui/network-graph/layout.ts';

use([GraphChart, CanvasRenderer]);

/** Milliseconds from the rows to a settled graph on the screen. */
export interface NetworkBench {
  ours(count: number): Promise<number>;
  echarts(count: number): Promise<number>;
}

Object.assign(window, { networkBench: { ours: drawOurs, echarts: drawECharts } satisfies NetworkBench });

async function drawOurs(count: number): Promise<number> {
  const graph = createGraph(count);
  return onStage(async (stage) => {
    const drawing = { graph, view: 'normal', positions: layoutGraph(graph, 'normal') } as const;
    const measures = measure(drawing);
    const box = drawingBounds(drawing, measures);
    const root = createRoot(stage);
    const picture = createElement(GraphPicture, {
      picture: { current: null },
      label: 'Network',
      drawing,
      measures,
      size: box,
      box,
      activeId: null,
      tabStopId: graph.mainId,
    });
    flushSync(() => root.render(picture));
    return () => root.unmount();
  });
}

async function drawECharts(count: number): Promise<number> {
  const graph = createGraph(count);
  const { radius, linkLength } = graphSizes(count, 'normal');
  return onStage(async (stage) => {
    const chart = init(stage);
    const finished = new Promise<void>((resolve) => chart.on('finished', () => resolve()));
    chart.setOption({
      animation: false,
      series: [
        {
          type: 'graph',
          layout: 'force',
          // Without this the layout is drawn step by step, which takes it far longer.
          force: { edgeLength: linkLength + 2 * radius, repulsion: 200, layoutAnimation: false },
          symbolSize: 2 * radius,
          label: { show: count <= 60, position: 'bottom' },
          edgeLabel: {
            show: count <= 60,
            formatter: ({ dataIndex }: { dataIndex: number }) => graph.links[dataIndex]?.text ?? '',
          },
          data: graph.nodes.map(({ id, name }) => ({ id, name: `${id} ${name}` })),
          links: graph.links.map(({ from, to }) => ({ source: from, target: to })),
        },
      ],
    });
    await finished;
    return () => chart.dispose();
  });
}

async function onStage(draw: (stage: HTMLElement) => Promise<() => void>): Promise<number> {
  const stage = document.createElement('div');
  stage.style.width = '1000px';
  stage.style.height = '700px';
  document.body.append(stage);
  await nextFrame();
  const begin = performance.now();
  const remove = await draw(stage);
  await nextFrame();
  await nextFrame();
  const taken = performance.now() - begin;
  remove();
  stage.remove();
  return taken;
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** A tree of six children a node: between a star and a chain, as groups of companies are. */
function createGraph(count: number): Graph {
  const nodes = Array.from({ length: count }, (_, index) => ({
    id: String(index),
    name: `Company ${index} of a group`,
  }));
  const links = nodes.slice(1).map(({ id }, index) => ({
    from: String(Math.floor(index / 6)),
    to: id,
    text: '51.25 %',
    relation: 'subsidiary',
  }));
  return { mainId: '0', nodes, links };
}
