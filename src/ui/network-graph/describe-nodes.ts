import type { Graph } from './graph.ts';

/** What a node is called aloud: its name, then what it is and its share, for each line that leads to it. */
export function describeNodes({ nodes, links }: Graph): ReadonlyMap<string, string> {
  const parts = new Map(nodes.map(({ id, name }) => [id, [name]]));
  for (const { to, relation, text } of links) {
    parts.get(to)?.push(...[relation, text].filter(Boolean));
  }
  return new Map([...parts].map(([id, words]) => [id, words.join(', ')]));
}
