import type { ReactNode } from 'react';
import { useLabels } from '#platform/i18n/I18n.tsx';
import type labels from '#platform/refusals/labels/eng.json';
import type { RefusalCode } from '#platform/refusals/refusal.ts';
import { Message } from '#ui/message/Message.tsx';
import styles from './AccountPage.module.css';

interface Props {
  readonly title: string;
  /** A sentence under the heading. */
  readonly lead?: string | undefined;
  /** Why the form that was posted without script was refused. */
  readonly refused?: RefusalCode | null | undefined;
  readonly children: ReactNode;
}

/** A page about what belongs to an account: its heading, and below it what it has. */
export function AccountPage({ title, lead, refused, children }: Props) {
  const why = useLabels<typeof labels>('refusals');
  return (
    <div className={styles.sheet}>
      <div>
        <h1>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </div>
      {refused && <Message>{why(refused)}</Message>}
      {children}
    </div>
  );
}
