import { useFormat, useLabels } from '#platform/i18n/I18n.tsx';
import type { Graph } from './graph.ts';
import type english from './labels/eng.json';
import styles from './NetworkGraph.module.css';

/** The full name and the relations of the node under the pointer: the picture has room for little of it. */
export function GraphReadout({ graph, activeId }: { graph: Graph; activeId: string | null }) {
  const t = useLabels<typeof english>('network-graph');
  const format = useFormat();
  const node = graph.nodes.find(({ id }) => id === activeId);
  if (!node) {
    return (
      <p className={styles.readout}>
        {t('summary', { nodes: graph.nodes.length, links: graph.links.length })}
      </p>
    );
  }
  const relations = graph.links.filter(({ to }) => to === node.id);
  return (
    // The node in focus has said it aloud already.
    <p className={styles.readout} aria-hidden="true">
      <b>{node.name}</b>
      {relations.map(({ from, relation, text }) => (
        <span key={`${from} ${relation}`}>{format.phrase([relation, text])}</span>
      ))}
    </p>
  );
}
