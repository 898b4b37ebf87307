import { type Graph, neighboursIn, type Position } from './graph.ts';

const CENTRE: Position = { x: 0, y: 0 };

/**
 * Where the forces begin: a tree around the main node, each subtree in a sector as wide as it has ends. A start
 * this near to the rest needs few steps to reach it, and is the same everywhere.
 */
export function radialStart(graph: Graph, ringGap: number, spacing: number): ReadonlyMap<string, Position> {
  const children = treeFromMain(graph);
  const ends = new Map<string, number>();
  const countEnds = (id: string): number => {
    const below = children.get(id) ?? [];
    const count = below.length === 0 ? 1 : below.reduce((sum, child) => sum + countEnds(child), 0);
    ends.set(id, count);
    return count;
  };
  countEnds(graph.mainId);

  const positions = new Map([[graph.mainId, CENTRE]]);
  const spread = (id: string, from: number, to: number, distance: number) => {
    const below = children.get(id) ?? [];
    const room = Math.max(1, Math.floor(((to - from) * distance) / spacing));
    const rings = Math.ceil(below.length / room);
    let angle = from;
    for (const [index, child] of below.entries()) {
      const width = ((to - from) * (ends.get(child) ?? 1)) / (ends.get(id) ?? 1);
      const at = distance + (index % rings) * spacing;
      const middle = angle + width / 2;
      positions.set(child, { x: at * Math.cos(middle), y: at * Math.sin(middle) });
      spread(child, angle, angle + width, at + ringGap);
      angle += width;
    }
  };
  // The first subtree lies to the right, where no name is in its way.
  const first = Math.PI / Math.max(1, children.get(graph.mainId)?.length ?? 1);
  spread(graph.mainId, -first, 2 * Math.PI - first, ringGap);
  return positions;
}

/** Nodes that nothing links to the main one hang on it all the same: they too need a position. */
function treeFromMain(graph: Graph): ReadonlyMap<string, readonly string[]> {
  const neighbours = neighboursIn(graph);
  const children = new Map<string, string[]>();
  const seen = new Set([graph.mainId]);
  const queue = [graph.mainId];
  for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
    const found = [...(neighbours.get(id) ?? [])].filter((next) => !seen.has(next));
    for (const next of found) seen.add(next);
    children.set(id, found);
    queue.push(...found);
  }
  const lost = graph.nodes.map(({ id }) => id).filter((id) => !seen.has(id));
  children.set(graph.mainId, [...(children.get(graph.mainId) ?? []), ...lost]);
  return children;
}
