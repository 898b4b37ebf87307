import { languageName } from '#domain/languages/languages.ts';
import { useFormat, useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { ActionForm } from '#ui/action-form/ActionForm.tsx';
import { Badge } from '#ui/badge/Badge.tsx';
import buttons from '#ui/button/button.module.css';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import type english from './labels/eng.json';
import styles from './MenuTree.module.css';
import { type ListedNode, moveNode } from './operator-menu.contract.ts';

export function MenuTree({ nodes }: { nodes: readonly ListedNode[] }) {
  const t = useLabels<typeof english>('operator-menu');
  return (
    <ul className={styles.tree} aria-label={t('tree')}>
      {nodes.map((node) => (
        <li key={node.id} className={classes(styles.node, styles[`floor${node.floor}`])}>
          <NodeName node={node} />
          <span className={styles.moves}>
            <MoveButton node={node} direction="up" />
            <MoveButton node={node} direction="down" />
          </span>
        </li>
      ))}
    </ul>
  );
}

function NodeName({ node }: { node: ListedNode }) {
  const t = useLabels<typeof english>('operator-menu');
  const format = useFormat();
  const link = useLink();
  const missing = format.list(node.missing.map(languageName));
  return (
    <span className={styles.name}>
      <a className="link" href={link(`/operator/menu/${node.id}/`)}>
        {node.title}
      </a>
      {node.url && <span className={styles.url}>{node.url}</span>}
      {!node.isShown && <Badge tone="plain" text={t('hidden')} />}
      {missing && (
        <span title={missing}>
          <Badge
            tone="warn"
            text={t('missing_titles', {
              count: node.missing.length,
              shown: format.number(node.missing.length, 0),
            })}
          />
        </span>
      )}
    </span>
  );
}

function MoveButton({ node, direction }: { node: ListedNode; direction: 'up' | 'down' }) {
  const t = useLabels<typeof english>('operator-menu');
  const isAtEnd = direction === 'up' ? node.isFirst : node.isLast;
  return (
    <ActionForm endpoint={moveNode} params={{ nodeId: node.id }}>
      <input type="hidden" name="seen" value={node.position} />
      <button
        className={classes(buttons.button, buttons.quiet, buttons.icon)}
        type="submit"
        name="direction"
        value={direction}
        aria-label={t(direction === 'up' ? 'move_up' : 'move_down', { title: node.title })}
        disabled={isAtEnd}
      >
        <Icon name={direction} />
      </button>
    </ActionForm>
  );
}
