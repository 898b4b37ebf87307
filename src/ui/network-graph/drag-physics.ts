import { forceCollide, forceLink, forceSimulation } from 'd3-force';
import { type Graph, type GraphView, neighboursIn, type Position } from './graph.ts';
import { type Body, type Tie, tiesOf, toBody } from './layout.ts';
import { nodeBoxes } from './node-box.ts';

export interface DragPhysics {
  /** Moves the node and lets its neighbours follow a little. */
  moveTo(position: Position): readonly Position[];
  /** Lets the neighbours come to rest; null when they have. */
  rest(): readonly Position[] | null;
}

const CLEARANCE = 6;

/**
 * One node in the hand: its neighbours hang on it by their links and make room for it; all others, and those that
 * were put somewhere by hand before, stay. So a drag costs the same in a large graph as in a small one.
 */
export function holdNode(
  graph: Graph,
  view: GraphView,
  positions: readonly Position[],
  heldId: string,
  putByHand: ReadonlySet<string>,
): DragPhysics {
  const neighbours = neighboursIn(graph).get(heldId) ?? new Set();
  const isFree = (id: string) => neighbours.has(id) && !putByHand.has(id);
  const bodies: Body[] = nodeBoxes(graph, view).map((box, index) => {
    const { x, y } = positions[index] ?? { x: 0, y: 0 };
    return { ...toBody(box, { x, y }), ...(!isFree(box.node.id) && { fx: x, fy: y }) };
  });
  const held = bodies.find(({ id }) => id === heldId);
  const ties = tiesOf(graph, view)
    .filter(({ source, target }) => isFree(source) || isFree(target))
    .map((tie) => ({ ...tie, distance: Math.max(tie.distance, lengthNow(tie, bodies)) }));
  const simulation = forceSimulation(bodies)
    .stop()
    .alphaDecay(0.06)
    .force(
      'link',
      forceLink<Body, Tie<string | Body>>(ties)
        .id(({ id }) => id)
        .distance(({ distance }) => distance)
        .strength(0.3),
    )
    .force('collide', forceCollide<Body>(({ radius }) => radius + CLEARANCE).strength(0.8));
  const now = () => bodies.map(({ x, y }) => ({ x: round(x), y: round(y) }));
  return {
    moveTo: (position) => {
      if (held) Object.assign(held, { fx: position.x, fy: position.y });
      simulation.alpha(0.5).tick();
      return now();
    },
    rest: () => {
      if (simulation.alpha() < 0.02) return null;
      simulation.tick();
      return now();
    },
  };
}

function lengthNow({ source, target }: Tie, bodies: readonly Body[]): number {
  const from = bodies.find(({ id }) => id === source);
  const to = bodies.find(({ id }) => id === target);
  return from && to ? Math.hypot(to.x - from.x, to.y - from.y) : 0;
}

const round = (value: number) => Math.round(value * 10) / 10 || 0;
