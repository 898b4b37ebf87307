import type { Graph, GraphView, Place } from './graph.ts';
import { type LinkLine, linkLine, textRectangle, textSpot } from './link-line.ts';
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

/** A graph whose nodes have places: what is drawn. */
export interface Drawing {
  readonly graph: Graph;
  readonly view: GraphView;
  readonly places: readonly Place[];
}

export interface DrawnLink extends LinkLine {
  readonly spot: Place;
}

/** What does not change while a node is dragged. */
export interface Measures {
  readonly boxes: readonly NodeBox[];
  readonly named: ReadonlySet<string>;
  readonly showsShares: boolean;
  readonly indexes: ReadonlyMap<string, number>;
}

const CENTRE: Place = { x: 0, y: 0 };

export function measure({ graph, view, places }: Drawing): Measures {
  const boxes = nodeBoxes(graph, view);
  return {
    boxes,
    named: shownNames(graph, boxes, places),
    showsShares: showsAllLabels(graph),
    indexes: new Map(graph.nodes.map(({ id }, index) => [id, index])),
  };
}

/** Links from rim to rim; their texts keep out of the way of circles, names and each other. */
export function drawLinks(
  { graph, places }: Drawing,
  { boxes, indexes, showsShares }: Measures,
): DrawnLink[] {
  const radius = boxes[0]?.radius ?? 0;
  const placeOf = (id: string) => places[indexes.get(id) ?? -1] ?? CENTRE;
  const taken: Rectangle[] = showsShares
    ? boxes.flatMap((box, index) => {
        const place = places[index] ?? CENTRE;
        return [circleRectangle(box, place), nameRectangle(box, place)];
      })
    : [];
  return graph.links.map(({ from, to, text }) => {
    const line = linkLine(placeOf(from), placeOf(to), radius);
    const spot = textSpot(line, text, taken);
    if (showsShares && text) taken.push(textRectangle(spot, text));
    return { ...line, spot };
  });
}

export function drawingBounds({ places }: Drawing, { boxes }: Measures): ViewBox {
  return boundsOf(boxes.map((box, index) => rectangleOf(box, places[index] ?? CENTRE)));
}
