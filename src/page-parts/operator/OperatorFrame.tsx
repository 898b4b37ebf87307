import type { ReactNode } from 'react';
import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { useHere } from '#platform/navigation/Here.tsx';
import type labels from '#platform/refusals/labels/eng.json';
import type { RefusalCode } from '#platform/refusals/refusal.ts';
import { classes } from '#ui/classes.ts';
import { Message } from '#ui/message/Message.tsx';
import sideMenu from '#ui/side-menu/side-menu.module.css';
import { useStrip } from '#ui/tabs/useStrip.ts';
import type english from './labels/eng.json';
import styles from './OperatorFrame.module.css';

const PARTS = [
  { path: '/operator/', label: 'overview' },
  { path: '/operator/health/', label: 'health' },
  { path: '/operator/users/', label: 'users' },
  { path: '/operator/requests/', label: 'requests' },
  { path: '/operator/comment-requests/', label: 'comment_requests' },
  { path: '/operator/tariffs/', label: 'tariffs' },
  { path: '/operator/tickets/', label: 'tickets' },
  { path: '/operator/ads/', label: 'ads' },
  { path: '/operator/menu/', label: 'menu' },
  { path: '/operator/labels/', label: 'labels' },
  { path: '/operator/sources/', label: 'sources' },
  { path: '/operator/imports/', label: 'imports' },
  { path: '/operator/log/', label: 'log' },
  { path: '/operator/outbox/', label: 'outbox' },
  { path: '/operator/changes/', label: 'changes' },
] as const;

interface Props {
  readonly title: string;
  /** A sentence under the heading. */
  readonly lead?: string;
  /** Why the form that was posted without script was refused. */
  readonly refused?: RefusalCode | null;
  readonly children: ReactNode;
}

/** The heading and the way around that all pages of the operator share. */
export function OperatorFrame({ title, lead, refused, children }: Props) {
  const t = useLabels<typeof english>('operator');
  const why = useLabels<typeof labels>('refusals');
  const link = useLink();
  const { path } = useHere();
  const strip = useStrip<HTMLElement>(path);
  return (
    <div className={styles.columns}>
      <nav ref={strip} className={classes(sideMenu.menu, styles.menu)} aria-label={t('menu_of_operator')}>
        <ul>
          {PARTS.map((part) => (
            <li key={part.path}>
              <a href={link(part.path)} aria-current={currentKind(path, part.path)}>
                {t(part.label)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.sheet}>
        <h1>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {refused && <Message>{why(refused)}</Message>}
        {children}
      </div>
    </div>
  );
}

function currentKind(path: string, part: string): 'page' | 'true' | undefined {
  if (path.split('?')[0] === part) return 'page';
  return part !== '/operator/' && path.startsWith(part) ? 'true' : undefined;
}
