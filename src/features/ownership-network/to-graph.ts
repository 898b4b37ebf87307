import type { Format } from '#foundation/i18n/format.ts';
import type { Graph } from '#ui/network-graph/graph.ts';
import type { NetworkRow } from './ownership-network.contract.ts';

const NO_BREAK_SPACE = '\u00a0';

/** The rows of the documents as nodes and links: an issuer is one node, however many relations it has. */
export function toGraph(
  rows: readonly NetworkRow[],
  mainEmitentId: number,
  format: Pick<Format, 'number'>,
  link: (path: string) => string,
): Graph {
  const nodes = new Map(
    rows.map(({ emitent_id, emitent_name, emitent_url }) => [
      emitent_id,
      { id: String(emitent_id), name: emitent_name, href: link(emitent_url) },
    ]),
  );
  return {
    mainId: String(mainEmitentId),
    nodes: [...nodes.values()],
    links: rows.flatMap(({ emitent_id, from_emitent_id, rel_type_name, share }) =>
      from_emitent_id === null || !nodes.has(from_emitent_id)
        ? []
        : [
            {
              from: String(from_emitent_id),
              to: String(emitent_id),
              relation: rel_type_name ?? '',
              text: share === null ? '' : percent(share, format),
            },
          ],
    ),
  };
}

/** No sign: a share is not a change. */
function percent(share: number, format: Pick<Format, 'number'>): string {
  return `${format.number(share, 2)}${NO_BREAK_SPACE}%`;
}
