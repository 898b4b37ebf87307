import type { Graph, GraphNode, GraphView, Position } from './graph.ts';
import { graphSizes } from './graph-rules.ts';
import { type NameLabel, nameLabel } from './name-label.ts';

/** More nodes than this leave no room for every name and every share. */
const MOST_WITH_ALL_LABELS = 60;
export const LABEL_GAP = 5;

/** The room that a node takes: its circle, and its name above or below. */
export interface NodeBox {
  readonly node: GraphNode;
  readonly radius: number;
  readonly label: NameLabel;
  readonly isNamed: boolean;
}

export interface Rectangle {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export const showsAllLabels = ({ nodes }: Graph): boolean => nodes.length <= MOST_WITH_ALL_LABELS;

export function nodeBoxes(graph: Graph, view: GraphView): readonly NodeBox[] {
  const { radius } = graphSizes(graph.nodes.length, view);
  const isLabelled = showsAllLabels(graph);
  return graph.nodes.map((node) => ({
    node,
    radius,
    label: nameLabel(node.name, view),
    isNamed: isLabelled || node.id === graph.mainId,
  }));
}

export const halfWidthOf = ({ isNamed, radius, label }: NodeBox): number =>
  isNamed ? Math.max(radius, label.width / 2) : radius;

/** How far it reaches on the side of its name; on the other side it is the radius. */
export const reachOf = ({ isNamed, radius, label }: NodeBox): number =>
  isNamed ? radius + LABEL_GAP + label.height : radius;

export function rectangleOf(box: NodeBox, { x, y }: Position, isAbove: boolean): Rectangle {
  const [half, reach] = [halfWidthOf(box), reachOf(box)];
  return {
    left: x - half,
    right: x + half,
    top: y - (isAbove ? reach : box.radius),
    bottom: y + (isAbove ? box.radius : reach),
  };
}

export function nameRectangle({ label, radius }: NodeBox, { x, y }: Position, isAbove: boolean): Rectangle {
  const near = radius + LABEL_GAP;
  const top = isAbove ? y - near - label.height : y + near;
  return { left: x - label.width / 2, right: x + label.width / 2, top, bottom: top + label.height };
}

export function circleRectangle({ radius }: NodeBox, { x, y }: Position): Rectangle {
  return { left: x - radius, right: x + radius, top: y - radius, bottom: y + radius };
}

export function overlapArea(a: Rectangle, b: Rectangle): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return Math.max(0, width) * Math.max(0, height);
}

export const overlaps = (a: Rectangle, b: Rectangle): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
