import type { Graph, GraphView, Position } from './graph.ts';
import { type LinkLine, linkLine, textRectangle, textSpot } from './link-line.ts';
import { isNamedAbove, neighbourIndexes } from './name-side.ts';
import {
  circleRectangle,
  type NodeBox,
  nameRectangle,
  nodeBoxes,
  type Rectangle,
  rectangleOf,
  showsAllLabels,
} from './node-box.ts';
import { shownNames } from './shown-names.ts';
import { boundsOf, type ViewBox } from './view-box.ts';

/** A graph whose nodes have positions: what is drawn. */
export interface Drawing {
  readonly graph: Graph;
  readonly view: GraphView;
  readonly positions: readonly Position[];
}

export interface DrawnLink extends LinkLine {
  readonly spot: Position;
}

/** What does not change while a node is dragged. */
export interface Measures {
  readonly neighbours: readonly (readonly number[])[];
  readonly boxes: readonly NodeBox[];
  readonly named: ReadonlySet<string>;
  readonly showsShares: boolean;
  readonly indexes: ReadonlyMap<string, number>;
}

const CENTRE: Position = { x: 0, y: 0 };

export function measure({ graph, view, positions }: Drawing): Measures {
  const boxes = nodeBoxes(graph, view);
  const neighbours = neighbourIndexes(graph);
  return {
    boxes,
    neighbours,
    named: shownNames(graph, boxes, positions, sidesOf(positions, boxes, neighbours)),
    showsShares: showsAllLabels(graph),
    indexes: new Map(graph.nodes.map(({ id }, index) => [id, index])),
  };
}

/** Which names stand above their circles, as the nodes lie now. */
export function nameSides({ positions }: Drawing, { boxes, neighbours }: Measures): readonly boolean[] {
  return sidesOf(positions, boxes, neighbours);
}

function sidesOf(
  positions: readonly Position[],
  boxes: readonly NodeBox[],
  neighbours: Measures['neighbours'],
): readonly boolean[] {
  return boxes.map(({ radius }, index) =>
    isNamedAbove(neighbours[index], positions[index] ?? CENTRE, positions, radius),
  );
}

/** Links from rim to rim; their texts keep out of the way of circles, names and each other. */
export function drawLinks(drawing: Drawing, measures: Measures): DrawnLink[] {
  const { graph, positions } = drawing;
  const { boxes, indexes, neighbours, showsShares } = measures;
  const radius = boxes[0]?.radius ?? 0;
  const isAbove = nameSides(drawing, measures);
  const taken: Rectangle[] = showsShares
    ? boxes.flatMap((box, index) => {
        const position = positions[index] ?? CENTRE;
        return [circleRectangle(box, position), nameRectangle(box, position, isAbove[index] === true)];
      })
    : [];
  return graph.links.map(({ from, to, text }) => {
    const [a, b] = [indexes.get(from) ?? -1, indexes.get(to) ?? -1];
    const line = linkLine(positions[a] ?? CENTRE, positions[b] ?? CENTRE, radius);
    // Lines crowd where many meet: the text stands towards the end with fewer.
    const isTowardsEnd = (neighbours[a]?.length ?? 0) >= (neighbours[b]?.length ?? 0);
    const spot = textSpot(line, isTowardsEnd, text, taken);
    if (showsShares && text) taken.push(textRectangle(spot, text));
    return { ...line, spot };
  });
}

export function drawingBounds(drawing: Drawing, measures: Measures): ViewBox {
  const isAbove = nameSides(drawing, measures);
  return boundsOf(
    measures.boxes.map((box, index) => {
      const isNamed = measures.named.has(box.node.id);
      return rectangleOf({ ...box, isNamed }, drawing.positions[index] ?? CENTRE, isAbove[index] === true);
    }),
  );
}
