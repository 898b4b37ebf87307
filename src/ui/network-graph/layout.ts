import {
  forceCollide,
  forceLink,
  forceManyBody,
  forceSimulation,
  forceX,
  forceY,
  type SimulationNodeDatum,
} from 'd3-force';
import { textWidth } from '../text-width/text-width.ts';
import { type Graph, type GraphView, neighboursIn, type Position } from './graph.ts';
import { graphSizes } from './graph-rules.ts';
import { LINK_TEXT_SIZE } from './link-line.ts';
import { isNamedAbove, neighbourIndexes } from './name-side.ts';
import { type NodeBox, nodeBoxes, showsAllLabels } from './node-box.ts';
import { radialStart } from './radial-start.ts';
import { clearLines, type Movable, roomOf, separate } from './separate.ts';

const MARGIN = 8;
/** A screen is wider than high, and so is a name. */
const PULL = { x: 0.02, y: 0.1 };
const STRETCH = { x: 1.3, y: 0.75 };

export interface Body extends SimulationNodeDatum, Movable {
  readonly id: string;
  readonly radius: number;
  x: number;
  y: number;
}

export interface Tie<End = string> {
  readonly source: End;
  readonly target: End;
  readonly distance: number;
}

/** Where every node comes to rest, in the order of the nodes; the same wherever it is computed. */
export function layoutGraph(graph: Graph, view: GraphView): readonly Position[] {
  const bodies = startBodies(graph, view);
  if (showsAllLabels(graph)) settleLabelled(graph, view, bodies);
  else settleCircles(graph, view, bodies);
  return bodies.map(({ x, y }) => ({ x: round(x), y: round(y) }));
}

/** Names and lines keep clear of each other, which is dear: for graphs that a reader can take in as a whole. */
function settleLabelled(graph: Graph, view: GraphView, bodies: readonly Body[]): void {
  const simulation = createSimulation(graph, view, bodies);
  simulation
    .force('charge', forceManyBody().strength(-300).distanceMax(500))
    .force('x', forceX(0).strength(PULL.x))
    .force('y', forceY(0).strength(PULL.y));
  const byId = new Map(bodies.map((body) => [body.id, body]));
  const lines = graph.links.flatMap(({ from, to }) => {
    const [source, target] = [byId.get(from), byId.get(to)];
    return source && target ? [{ source, target }] : [];
  });
  const neighbours = neighbourIndexes(graph);
  const orientNames = () => {
    for (const [index, body] of bodies.entries())
      body.isAbove = isNamedAbove(neighbours[index], body, bodies, body.radius);
  };
  for (let step = 0; step < LABELLED_STEPS; step++) {
    simulation.tick();
    orientNames();
    clearLines(bodies, lines, MARGIN / 2, 0.3);
    separate(bodies, MARGIN, 0.5);
  }
  for (let pass = 0; pass < CLEARING_PASSES; pass++) {
    orientNames();
    clearLines(bodies, lines, MARGIN / 2, 0.5);
    separate(bodies, MARGIN, 0.5);
  }
  for (let pass = 0; pass < LAST_PASSES; pass++) {
    orientNames();
    if (!separate(bodies, MARGIN, 1)) break;
  }
}

const LABELLED_STEPS = 250;
const CIRCLE_STEPS = 60;
const CLEARING_PASSES = 80;
const LAST_PASSES = 200;

/** Circles alone keep apart; it begins near its rest and is not polished to the last pixel. */
function settleCircles(graph: Graph, view: GraphView, bodies: readonly Body[]): void {
  const simulation = createSimulation(graph, view, bodies);
  simulation
    .alphaDecay(1 - simulation.alphaMin() ** (1 / CIRCLE_STEPS))
    .force('charge', forceManyBody().strength(-60).theta(1.2).distanceMax(600))
    .force('x', forceX(0).strength(PULL.x))
    .force('y', forceY(0).strength(PULL.x))
    .force(
      'collide',
      forceCollide<Body>(({ radius }) => radius + MARGIN / 2),
    )
    .tick(CIRCLE_STEPS);
}

function createSimulation(graph: Graph, view: GraphView, bodies: readonly Body[]) {
  const ties = forceLink<Body, Tie<string | Body>>(tiesOf(graph, view))
    .id(({ id }) => id)
    .distance(({ distance }) => distance);
  return forceSimulation([...bodies])
    .stop()
    .randomSource(createRandomSource())
    .force('link', ties);
}

/**
 * A link is at least as long as the documents say, and long enough for what stands on it: its text, and the name
 * of a node that links leave on all sides.
 */
export function tiesOf(graph: Graph, view: GraphView): Tie[] {
  const { radius, linkLength } = graphSizes(graph.nodes.length, view);
  if (!showsAllLabels(graph))
    return graph.links.map(({ from, to }) => ({
      source: from,
      target: to,
      distance: linkLength + 2 * radius,
    }));
  const neighbours = neighboursIn(graph);
  const names = new Map(nodeBoxes(graph, view).map(({ node, label }) => [node.id, label.height]));
  const nameOf = (id: string) => ((neighbours.get(id)?.size ?? 0) > 1 ? (names.get(id) ?? 0) : 0);
  return graph.links.map(({ from, to, text }) => {
    const seen = textWidth(text, LINK_TEXT_SIZE) + 2 * MARGIN + 0.5 * Math.max(nameOf(from), nameOf(to));
    return { source: from, target: to, distance: Math.max(linkLength, seen) + 2 * radius };
  });
}

function startBodies(graph: Graph, view: GraphView): Body[] {
  const { radius, linkLength } = graphSizes(graph.nodes.length, view);
  const gap = linkLength + 2 * radius;
  const isLabelled = showsAllLabels(graph);
  const positions = radialStart(graph, isLabelled ? 1.5 * gap : gap, 2 * radius + MARGIN);
  return nodeBoxes(graph, view).map((box) => {
    const { x, y } = positions.get(box.node.id) ?? { x: 0, y: 0 };
    const isMain = box.node.id === graph.mainId;
    const position = isLabelled ? { x: x * STRETCH.x, y: y * STRETCH.y } : { x, y };
    return { ...toBody(box, position), ...(isMain && { fx: 0, fy: 0 }) };
  });
}

export function toBody(box: NodeBox, { x, y }: Position): Body {
  return { id: box.node.id, radius: box.radius, x, y, isAbove: false, ...roomOf(box) };
}

const round = (value: number) => Math.round(value * 10) / 10 || 0;

/** d3-force uses chance only where two nodes coincide. */
function createRandomSource(): () => number {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}
