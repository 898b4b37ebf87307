import type { Graph, Position } from './graph.ts';
import {
  circleRectangle,
  type NodeBox,
  nameRectangle,
  overlaps,
  type Rectangle,
  showsAllLabels,
} from './node-box.ts';

/** Which nodes have room for their names: all of a small graph; of a large one the main node and what covers nothing. */
export function shownNames(
  graph: Graph,
  boxes: readonly NodeBox[],
  positions: readonly Position[],
  isAbove: readonly boolean[],
): ReadonlySet<string> {
  if (showsAllLabels(graph)) return new Set(graph.nodes.map(({ id }) => id));
  const circles = boxes.map((box, index) => circleRectangle(box, positions[index] ?? { x: 0, y: 0 }));
  const names: Rectangle[] = [];
  const shown = new Set<string>();
  for (const index of mainFirst(graph)) {
    const [box, position] = [boxes[index], positions[index]];
    if (!box || !position) continue;
    const name = nameRectangle(box, position, isAbove[index] === true);
    const isFree =
      names.every((it) => !overlaps(it, name)) &&
      circles.every((it, other) => other === index || !overlaps(it, name));
    if (!isFree && box.node.id !== graph.mainId) continue;
    names.push(name);
    shown.add(box.node.id);
  }
  return shown;
}

function mainFirst({ nodes, mainId }: Graph): number[] {
  const indexes = nodes.map((_, index) => index);
  const main = nodes.findIndex(({ id }) => id === mainId);
  return main < 0 ? indexes : [main, ...indexes.filter((index) => index !== main)];
}
