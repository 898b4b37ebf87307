import { viewerWithLevel } from '#domain/access/viewer.ts';
import {
  grantRequest,
  LONGEST_ANSWER,
  type RequestToDecide,
  rejectRequest,
} from '#features/access-requests/decisions.contract.ts';
import type accessLabels from '#features/access-requests/labels/eng.json';
import type operator from '#page-parts/operator/labels/eng.json';
import { useFormat, useLabels } from '#platform/i18n/I18n.tsx';
import { ActionForm } from '#ui/action-form/ActionForm.tsx';
import buttons from '#ui/button/button.module.css';
import { classes } from '#ui/classes.ts';
import fields from '#ui/field/field.module.css';
import type english from './labels/eng.json';
import styles from './OpenRequestLine.module.css';
import { RequestFact, RequestLine } from './RequestLine.tsx';

/** Who requests what, and the two answers. */
export function OpenRequestLine({ request }: { request: RequestToDecide }) {
  const format = useFormat();
  const t = useLabels<typeof english>('operator-requests');
  const words = useLabels<typeof accessLabels>('access-requests');
  const { level, tariffNow, asksFor, since } = request;
  const access = words(`level_${viewerWithLevel(level).kind}`);
  return (
    <RequestLine request={request} end={<Answers request={request} />}>
      <RequestFact name={t('asks_for')}>
        <b className={styles.requested}>{asksFor}</b>
      </RequestFact>
      <RequestFact name={t('has_now')}>{t('held', { access, level, tariff: tariffNow ?? '–' })}</RequestFact>
      <RequestFact name={t('since')}>
        <time dateTime={since}>{format.moment(since)}</time>
      </RequestFact>
    </RequestLine>
  );
}

function Answers({ request }: { request: RequestToDecide }) {
  const t = useLabels<typeof english>('operator-requests');
  const shared = useLabels<typeof operator>('operator');
  const who = request.userName || request.email;
  const params = { id: request.id };
  if (request.isOwn) return <p className={styles.note}>{shared('own_request')}</p>;
  return (
    <>
      {request.hasItAlready ? (
        <p className={styles.note}>{t('has_it_already')}</p>
      ) : (
        <ActionForm endpoint={grantRequest} params={params} done={t('granted')}>
          <button className={buttons.button} type="submit" aria-label={t('grant_to', { who })}>
            {t('grant')}
          </button>
        </ActionForm>
      )}
      <details className={styles.reject}>
        <summary className={classes(buttons.button, buttons.quiet)}>{t('reject')}</summary>
        <ActionForm className={styles.form} endpoint={rejectRequest} params={params} done={t('rejected')}>
          <label className={fields.label}>
            {t('answer')}
            <textarea
              className={classes(fields.field, styles.text)}
              name="answer"
              rows={3}
              maxLength={LONGEST_ANSWER}
              required
            />
          </label>
          <p className={styles.note}>{t('answer_hint')}</p>
          <div>
            <button className={buttons.button} type="submit" aria-label={t('reject_of', { who })}>
              {t('reject_with_answer')}
            </button>
          </div>
        </ActionForm>
      </details>
    </>
  );
}
