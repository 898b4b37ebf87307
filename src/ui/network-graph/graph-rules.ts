import type { GraphView } from './graph.ts';

export interface GraphSizes {
  readonly radius: number;
  /**
   * What is seen of a link, from rim to rim. Between centres these lengths would draw circles over each other:
   * 25 is less than two radii of 15.
   */
  readonly linkLength: number;
}

const SIZES: Readonly<Record<'few' | 'many', Readonly<Record<GraphView, GraphSizes>>>> = {
  few: { normal: { radius: 20, linkLength: 35 }, full: { radius: 25, linkLength: 45 } },
  many: { normal: { radius: 15, linkLength: 25 }, full: { radius: 20, linkLength: 35 } },
};
const MOST_OF_FEW = 10;
const LONGEST_NAME = 22;

export const isMany = (nodeCount: number): boolean => nodeCount > MOST_OF_FEW;

export function graphSizes(nodeCount: number, view: GraphView): GraphSizes {
  return SIZES[isMany(nodeCount) ? 'many' : 'few'][view];
}

/** What a reader sees as one character is never cut in two. */
export function shownName(name: string, view: GraphView): string {
  if (view === 'full' || name.length <= LONGEST_NAME) return name;
  const characters = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name)];
  if (characters.length <= LONGEST_NAME) return name;
  const shown = characters.slice(0, LONGEST_NAME).map(({ segment }) => segment);
  return `${shown.join('').trimEnd()}…`;
}
