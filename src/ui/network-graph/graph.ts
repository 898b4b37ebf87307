export interface GraphNode {
  readonly id: string;
  readonly name: string;
  /** The page about it, where there is one. */
  readonly href?: string;
}

export interface GraphLink {
  readonly from: string;
  readonly to: string;
  /** Stands on the line; may be empty. */
  readonly text: string;
  /** What `to` is to `from`, in words. */
  readonly relation: string;
}

export interface Graph {
  readonly nodes: readonly GraphNode[];
  readonly links: readonly GraphLink[];
  readonly mainId: string;
}

/** The centre of a node, in pixels around the main node. */
export interface Position {
  readonly x: number;
  readonly y: number;
}

/** In the page, or filling the window. */
export type GraphView = 'normal' | 'full';

/** Who is linked to whom, both ways. */
export function neighboursIn(graph: Graph): ReadonlyMap<string, ReadonlySet<string>> {
  const neighbours = new Map(graph.nodes.map(({ id }) => [id, new Set<string>()]));
  for (const { from, to } of graph.links) {
    neighbours.get(from)?.add(to);
    neighbours.get(to)?.add(from);
  }
  return neighbours;
}
