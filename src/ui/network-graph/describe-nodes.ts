import type { Format } from '#platform/i18n/format.ts';
import type { Graph } from './graph.ts';

/** What a node is called aloud: its name, then what it is and its share, for each line that leads to it. */
export function describeNodes(
  { nodes, links }: Graph,
  format: Pick<Format, 'phrase'>,
): ReadonlyMap<string, string> {
  const parts = new Map(nodes.map(({ id, name }) => [id, [name]]));
  for (const { to, relation, text } of links) {
    parts.get(to)?.push(relation, text);
  }
  return new Map([...parts].map(([id, words]) => [id, format.phrase(words)]));
}
