import { useFormat, useLabels } from '#platform/i18n/I18n.tsx';
import type { OwnRequest } from './access-requests.contract.ts';
import type english from './labels/eng.json';
import styles from './RequestHistory.module.css';
import { RequestStateBadge } from './RequestStateBadge.tsx';

/** Everything that was requested, and what the operator said. */
export function RequestHistory({ requests }: { requests: readonly OwnRequest[] }) {
  return (
    <ul className={styles.list}>
      {requests.map((request) => (
        <RequestLine key={request.id} request={request} />
      ))}
    </ul>
  );
}

function RequestLine({ request: { tariffName, state, since, decided, answer } }: { request: OwnRequest }) {
  const format = useFormat();
  const t = useLabels<typeof english>('access-requests');
  return (
    <li className={styles.line}>
      <div className={styles.what}>
        <b>{tariffName}</b>
        <RequestStateBadge state={state} />
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{t('since')}</dt>
          <dd>
            <time dateTime={since}>{format.moment(since)}</time>
          </dd>
        </div>
        {decided && (
          <div>
            <dt>{t('decided')}</dt>
            <dd>
              <time dateTime={decided}>{format.moment(decided)}</time>
            </dd>
          </div>
        )}
        {answer && (
          <div className={styles.answer}>
            <dt>{t('answer')}</dt>
            <dd>{answer}</dd>
          </div>
        )}
      </dl>
    </li>
  );
}
