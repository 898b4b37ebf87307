import type { Graph, Position } from './graph.ts';

/** For each node the indexes of those that it is linked to. */
export function neighbourIndexes({ nodes, links }: Graph): readonly (readonly number[])[] {
  const indexes = new Map(nodes.map(({ id }, index) => [id, index]));
  const found = nodes.map((): number[] => []);
  for (const { from, to } of links) {
    const [a, b] = [indexes.get(from) ?? -1, indexes.get(to) ?? -1];
    found[a]?.push(b);
    found[b]?.push(a);
  }
  return found;
}

/** A name stands under its circle, unless the node's links lead down through it: then above. */
export function isNamedAbove(
  neighbours: readonly number[] | undefined,
  { y }: Position,
  positions: readonly Position[],
  radius: number,
): boolean {
  if (!neighbours || neighbours.length === 0) return false;
  let sum = 0;
  for (const index of neighbours) sum += positions[index]?.y ?? y;
  return sum / neighbours.length - y > radius;
}
