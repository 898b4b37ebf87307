import type commentLabels from '#features/comment-moderation/labels/eng.json';
import {
  type Decision,
  decideCommentRequest,
  type RequestToModerate,
} from '#features/comment-moderation/moderation.contract.ts';
import type operator from '#page-parts/operator/labels/eng.json';
import { StackedTable } from '#page-parts/operator/StackedTable.tsx';
import { useFormat, useLabels } from '#platform/i18n/I18n.tsx';
import { ActionForm } from '#ui/action-form/ActionForm.tsx';
import { Badge } from '#ui/badge/Badge.tsx';
import buttons from '#ui/button/button.module.css';
import { classes } from '#ui/classes.ts';
import type english from './labels/eng.json';
import styles from './OperatorCommentRequests.module.css';

const TONES = { waiting: 'warn', approved: 'accent', rejected: 'plain' } as const;

/** Who sent the request to whom, its outcome, and the answers that are left. */
export function CommentRequests({ requests }: { requests: readonly RequestToModerate[] }) {
  const format = useFormat();
  const t = useLabels<typeof english>('operator-comment-requests');
  return (
    <StackedTable
      label={t('heading')}
      columns={[
        { key: 'reader', title: t('reader') },
        { key: 'provider', title: t('provider') },
        { key: 'sent', title: t('sent') },
        { key: 'state', title: t('filter') },
        { key: 'decide', title: t('decide'), isNarrow: true },
      ]}
      rows={requests.map((request) => ({
        id: request.id,
        cells: {
          reader: <Reader request={request} />,
          provider: request.provider,
          sent: <time dateTime={request.since}>{format.moment(request.since)}</time>,
          state: <State request={request} />,
          decide: <Answers request={request} />,
        },
      }))}
    />
  );
}

const Reader = ({ request: { userName, email } }: { request: RequestToModerate }) => (
  <span className={styles.reader}>
    <b>{userName || email}</b>
    {userName && <span>{email}</span>}
  </span>
);

function State({ request: { state, decided, decidedBy } }: { request: RequestToModerate }) {
  const format = useFormat();
  const t = useLabels<typeof english>('operator-comment-requests');
  const words = useLabels<typeof commentLabels>('comment-moderation');
  return (
    <span className={styles.state}>
      <Badge tone={TONES[state]} text={words(`state_${state}`)} />
      {decided && (
        <span>{t('decided_by', { when: format.moment(decided), who: decidedBy ?? t('command_line') })}</span>
      )}
    </span>
  );
}

function Answers({ request }: { request: RequestToModerate }) {
  const shared = useLabels<typeof operator>('operator');
  if (request.isOwn) return <p className={styles.note}>{shared('own_request')}</p>;
  return (
    <div className={styles.answers}>
      {request.state !== 'approved' && <Answer request={request} decision="approved" />}
      {request.state !== 'rejected' && <Answer request={request} decision="rejected" />}
    </div>
  );
}

function Answer({ request, decision }: { request: RequestToModerate; decision: Decision }) {
  const t = useLabels<typeof english>('operator-comment-requests');
  const { id, email, provider, state } = request;
  const who = { who: email, provider };
  const isYes = decision === 'approved';
  return (
    <ActionForm endpoint={decideCommentRequest} params={{ id }} done={t('decided')}>
      <input type="hidden" name="seen" value={state} />
      <input type="hidden" name="decision" value={decision} />
      <button
        className={classes(buttons.button, !isYes && buttons.quiet)}
        type="submit"
        aria-label={isYes ? t('approve_of', who) : t('reject_of', who)}
      >
        {isYes ? t('approve') : t('reject')}
      </button>
    </ActionForm>
  );
}
