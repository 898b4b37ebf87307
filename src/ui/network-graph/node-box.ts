import type { Graph, GraphNode, GraphView, Place } from './graph.ts';
import { graphSizes } from './graph-rules.ts';
import { type NameLabel, nameLabel } from './name-label.ts';

/** More nodes than this leave no room for every name and every share. */
const MOST_WITH_ALL_LABELS = 60;
export const LABEL_GAP = 4;

/** The room that a node takes around its centre. */
export interface NodeBox {
  readonly node: GraphNode;
  readonly radius: number;
  readonly label: NameLabel;
  readonly halfWidth: number;
  readonly above: number;
  readonly below: number;
}

export const showsAllLabels = ({ nodes }: Graph): boolean => nodes.length <= MOST_WITH_ALL_LABELS;

export function nodeBoxes(graph: Graph, view: GraphView): readonly NodeBox[] {
  const { radius } = graphSizes(graph.nodes.length, view);
  const isLabelled = showsAllLabels(graph);
  return graph.nodes.map((node) => {
    const label = nameLabel(node.name, view);
    const isNamed = isLabelled || node.id === graph.mainId;
    return {
      node,
      radius,
      label,
      halfWidth: isNamed ? Math.max(radius, label.width / 2) : radius,
      above: radius,
      below: isNamed ? radius + LABEL_GAP + label.height : radius,
    };
  });
}

export interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function rectangleOf(box: NodeBox, { x, y }: Place): Rectangle {
  return { left: x - box.halfWidth, right: x + box.halfWidth, top: y - box.above, bottom: y + box.below };
}

export function nameRectangle({ label, radius }: NodeBox, { x, y }: Place): Rectangle {
  const top = y + radius + LABEL_GAP;
  return { left: x - label.width / 2, right: x + label.width / 2, top, bottom: top + label.height };
}

export function circleRectangle({ radius }: NodeBox, { x, y }: Place): Rectangle {
  return { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius };
}

export const overlaps = (a: Rectangle, b: Rectangle): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
