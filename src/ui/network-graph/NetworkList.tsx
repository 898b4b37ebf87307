import { useLabels } from '#foundation/i18n/I18n.tsx';
import { classes } from '#ui/classes.ts';
import { Missing } from '#ui/figure/Missing.tsx';
import { ScrollRegion } from '#ui/table/ScrollRegion.tsx';
import table from '#ui/table/table.module.css';
import type { Graph, GraphNode } from './graph.ts';
import type english from './labels/eng.json';
import styles from './NetworkGraph.module.css';

/** The same relations as rows: to be read aloud, printed, copied, or simply preferred. */
export function NetworkList({ label, graph }: { label: string; graph: Graph }) {
  const t = useLabels<typeof english>('network-graph');
  const nodes = new Map(graph.nodes.map((node) => [node.id, node]));
  const isDeep = graph.links.some(({ from }) => from !== graph.mainId);
  return (
    <div className={styles.list}>
      <ScrollRegion label={label}>
        <table className={table.table}>
          <caption className="sr">{label}</caption>
          <thead>
            <tr>
              <th scope="col">{t('name')}</th>
              <th scope="col">{t('relation')}</th>
              {isDeep && (
                <th scope="col" className={table.wide}>
                  {t('related_to')}
                </th>
              )}
              <th scope="col" className={table.number}>
                {t('share')}
              </th>
            </tr>
          </thead>
          <tbody>
            {graph.links.map(({ from, to, relation, text }) => (
              <tr key={`${from} ${to} ${relation}`}>
                <th scope="row" className={table.words}>
                  <NodeName node={nodes.get(to)} />
                </th>
                <td className={styles.relation}>
                  {relation || <Missing />}
                  {from !== graph.mainId && <span className={styles.whose}>{nodes.get(from)?.name}</span>}
                </td>
                {isDeep && <td className={classes(table.wide, table.words)}>{nodes.get(from)?.name}</td>}
                <td className={table.number}>{text || <Missing />}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </div>
  );
}

function NodeName({ node }: { node: GraphNode | undefined }) {
  if (!node) return <Missing />;
  if (!node.href) return node.name;
  return (
    <a className="link" href={node.href}>
      {node.name}
    </a>
  );
}
