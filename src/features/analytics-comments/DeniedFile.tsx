import type { FormEvent, ReactNode } from 'react';
import { fillPath } from '#platform/contract/page.ts';
import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { useAccessHref } from '#platform/navigation/useAccessHref.ts';
import { useSignInHref } from '#platform/navigation/useSignInHref.ts';
import type refusals from '#platform/refusals/labels/eng.json';
import { AlertLine } from '#ui/alert-line/AlertLine.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import type { AnalyticsBlock, AnalyticsComment } from './analytics-comments.contract.ts';
import styles from './CommentFile.module.css';
import { postAccessRequest } from './comment-requests.contract.ts';
import type { RequestRefused } from './file-requests.ts';
import type english from './labels/eng.json';

interface Props {
  readonly name: string;
  readonly comment: Pick<AnalyticsComment, 'provider_id' | 'title'>;
  readonly block: Pick<AnalyticsBlock, 'issuer_id' | 'all_link'>;
  /** Why the last request did not go out. */
  readonly refused: RequestRefused | null;
  readonly onRequest: () => void;
}

/** A press shows why the file stays closed and the way to request it, also without script. */
export function DeniedFile({ name, comment, block, refused, onRequest }: Props) {
  const t = useLabels<typeof english>('analytics-comments');
  return (
    <details className={styles.denied} open={refused !== null}>
      <summary className={styles.state}>
        <Icon name="lock" />
        <span>
          {name}
          <span className="sr">
            {' '}
            ({t('locked')}): {comment.title}
          </span>
        </span>
      </summary>
      {refused ? (
        <div role="alert">
          <Refused
            why={refused}
            ask={<RequestForm comment={comment} block={block} onRequest={onRequest} />}
          />
        </div>
      ) : (
        <AlertLine icon="lock" action={<RequestForm comment={comment} block={block} onRequest={onRequest} />}>
          {t('download_denied')}
        </AlertLine>
      )}
    </details>
  );
}

function Refused({ why, ask }: { why: RequestRefused; ask: ReactNode }) {
  const t = useLabels<typeof english>('analytics-comments');
  const words = useLabels<typeof refusals>('refusals');
  const hrefs = { need_auth: useSignInHref(), need_get_access: useAccessHref() };
  if (why !== 'need_auth' && why !== 'need_get_access')
    return <AlertLine action={ask}>{words(why)}</AlertLine>;
  return (
    <AlertLine
      icon="lock"
      action={
        <a className="link" href={hrefs[why]}>
          {t(`do_${why}`)}
        </a>
      }
    >
      {t(why)}
    </AlertLine>
  );
}

function RequestForm({ comment, block, onRequest }: Pick<Props, 'comment' | 'block' | 'onRequest'>) {
  const t = useLabels<typeof english>('analytics-comments');
  const link = useLink();
  const path = fillPath(postAccessRequest.path, {
    issuerId: block.issuer_id,
    providerId: comment.provider_id,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onRequest();
  };
  return (
    <form method="post" action={link(path)} onSubmit={submit}>
      <input type="hidden" name="next" value={link(block.all_link)} />
      <button className={styles.ask} type="submit">
        {t('send_request')}
      </button>
    </form>
  );
}
