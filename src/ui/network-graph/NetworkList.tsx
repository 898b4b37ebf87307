import { useMemo } from 'react';
import { useLabels } from '#platform/i18n/I18n.tsx';
import { SimpleTable } from '#ui/table/SimpleTable.tsx';
import type { Column, Row } from '#ui/table/table-data.ts';
import type { Graph, GraphNode } from './graph.ts';
import type english from './labels/eng.json';
import styles from './NetworkGraph.module.css';

/** The same relations as rows: to be read aloud, printed, copied, or simply preferred. */
export function NetworkList({ label, graph }: { label: string; graph: Graph }) {
  const t = useLabels<typeof english>('network-graph');
  const rows = useMemo(() => toRows(graph), [graph]);
  const columns: readonly Column[] = [
    { key: 'name', title: t('name') },
    { key: 'relation', title: t('relation') },
    { key: 'relatedTo', title: t('related_to'), on: 'wide' },
    { key: 'share', title: t('share'), align: 'end', isAlwaysShown: true },
  ];
  return (
    <div className={styles.list}>
      <SimpleTable label={label} columns={columns} rows={rows} limit={0} isCutOff={false} />
    </div>
  );
}

function toRows(graph: Graph): Row[] {
  const nodes = new Map(graph.nodes.map((node) => [node.id, node]));
  const isDeep = graph.links.some(({ from }) => from !== graph.mainId);
  return graph.links.map(({ from, to, relation, text }) => {
    const node = nodes.get(to);
    const source = nodes.get(from)?.name ?? null;
    const other = from === graph.mainId ? null : source;
    return {
      id: `${from} ${to} ${relation}`,
      cells: {
        name: { val: node?.name ?? null, drawn: node && <NodeName node={node} /> },
        relation: {
          val: relation || null,
          drawn: relation ? <Relation name={relation} of={other} /> : undefined,
        },
        relatedTo: isDeep ? source : null,
        share: text || null,
      },
    };
  });
}

function NodeName({ node }: { node: GraphNode }) {
  if (!node.href) return node.name;
  return (
    <a className="link" href={node.href}>
      {node.name}
    </a>
  );
}

/** A phone has no column for the other end: its name stands below the relation. */
function Relation({ name, of }: { name: string; of: string | null }) {
  return (
    <span className={styles.relation}>
      {name}
      {of !== null && <span className={styles.whose}>{of}</span>}
    </span>
  );
}
