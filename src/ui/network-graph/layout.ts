import {
  forceCollide,
  forceLink,
  forceManyBody,
  forceSimulation,
  forceX,
  forceY,
  type SimulationNodeDatum,
} from 'd3-force';
import type { Graph, GraphView, Place } from './graph.ts';
import { graphSizes } from './graph-rules.ts';
import { LINK_TEXT_SIZE } from './link-line.ts';
import { type NodeBox, nodeBoxes, showsAllLabels } from './node-box.ts';
import { radialStart } from './radial-start.ts';
import { separate } from './separate.ts';
import { textWidth } from './text-width.ts';

const MARGIN = 6;

export interface Body extends SimulationNodeDatum {
  readonly id: string;
  readonly box: NodeBox;
  x: number;
  y: number;
}

/** Where every node comes to rest, in the order of the nodes; the same wherever it is computed. */
export function layoutGraph(graph: Graph, view: GraphView): readonly Place[] {
  const isLabelled = showsAllLabels(graph);
  const bodies = startBodies(graph, view, isLabelled);
  const simulation = forceSimulation(bodies)
    .stop()
    .randomSource(createRandomSource())
    .force(
      'link',
      forceLink<Body, Tie>(tiesOf(graph, view, isLabelled))
        .id(({ id }) => id)
        .distance(({ distance }) => distance),
    )
    .force(
      'charge',
      forceManyBody()
        .strength(isLabelled ? -400 : -60)
        .theta(isLabelled ? 0.9 : 1.2)
        .distanceMax(600),
    )
    .force('x', forceX(0).strength(0.03))
    .force('y', forceY(0).strength(isLabelled ? 0.06 : 0.03));
  if (!isLabelled)
    simulation.force(
      'collide',
      forceCollide<Body>(({ box }) => box.radius + MARGIN),
    );
  const steps = stepsFor(graph.nodes.length);
  simulation.alphaDecay(1 - simulation.alphaMin() ** (1 / steps));
  for (let step = 0; step < steps; step++) {
    simulation.tick();
    if (isLabelled) separate(bodies, MARGIN, 0.5);
  }
  if (isLabelled) for (let pass = 0; pass < 200 && separate(bodies, MARGIN, 1); pass++);
  return bodies.map(({ x, y }) => ({ x: round(x), y: round(y) }));
}

export interface Tie {
  readonly source: string;
  readonly target: string;
  readonly distance: number;
}

/** A link is at least as long as the documents say, and long enough for what stands on it. */
export function tiesOf(graph: Graph, view: GraphView, isLabelled: boolean): Tie[] {
  const { radius, linkLength } = graphSizes(graph.nodes.length, view);
  return graph.links.map(({ from, to, text }) => {
    const seen = isLabelled ? Math.max(linkLength, textWidth(text, LINK_TEXT_SIZE) + MARGIN) : linkLength;
    return { source: from, target: to, distance: seen + 2 * radius };
  });
}

function startBodies(graph: Graph, view: GraphView, isLabelled: boolean): Body[] {
  const { radius, linkLength } = graphSizes(graph.nodes.length, view);
  const gap = linkLength + 2 * radius;
  const places = radialStart(graph, isLabelled ? 1.5 * gap : gap, 2 * radius + MARGIN);
  return nodeBoxes(graph, view).map((box) => {
    const { x, y } = places.get(box.node.id) ?? { x: 0, y: 0 };
    const isMain = box.node.id === graph.mainId;
    return { id: box.node.id, box, x, y, ...(isMain && { fx: 0, fy: 0 }) };
  });
}

/** A large graph begins near its rest and is not polished to the last pixel. */
const stepsFor = (nodeCount: number) => Math.max(50, Math.round(300 - nodeCount));

const round = (value: number) => Math.round(value * 10) / 10 || 0;

/** d3-force asks for chance only where two nodes coincide. */
function createRandomSource(): () => number {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}
