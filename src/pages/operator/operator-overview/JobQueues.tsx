import { dayOf, timeOf } from '#domain/calendar/written-day.ts';
import { useFormat, useLabels } from '#platform/i18n/I18n.tsx';
import { ActionForm } from '#ui/action-form/ActionForm.tsx';
import buttons from '#ui/button/button.module.css';
import { Empty } from '#ui/empty/Empty.tsx';
import { SimpleTable } from '#ui/table/SimpleTable.tsx';
import styles from './JobQueues.module.css';
import type english from './labels/eng.json';
import { type Jobs, retryJob } from './operator-overview.contract.ts';

export function JobQueues({ jobs }: { jobs: Jobs | null }) {
  const t = useLabels<typeof english>('operator-overview');
  if (jobs === null) return <Empty icon="clock" title={t('no_jobs')} />;
  return (
    <>
      <SimpleTable
        label={t('queues')}
        limit={0}
        columns={[
          { key: 'name', title: t('queue') },
          { key: 'waiting', title: t('jobs_waiting'), kind: 'number', decimals: 0, isAlwaysShown: true },
          { key: 'active', title: t('jobs_active'), kind: 'number', decimals: 0, isAlwaysShown: true },
          { key: 'failed', title: t('jobs_failed'), kind: 'number', decimals: 0, isAlwaysShown: true },
          { key: 'lastError', title: t('last_error'), on: 'wide' },
        ]}
        rows={jobs.queues.map(({ name, ...cells }) => ({ id: name, cells: { name, ...cells } }))}
      />
      {jobs.failed.length > 0 && <FailedJobs failed={jobs.failed} />}
    </>
  );
}

function FailedJobs({ failed }: Pick<Jobs, 'failed'>) {
  const t = useLabels<typeof english>('operator-overview');
  const format = useFormat();
  return (
    <>
      <h3 className={styles.title}>{t('failed_jobs')}</h3>
      <ul>
        {failed.map(({ id, name, failedAt, tries, error }) => (
          <li key={id} className={styles.job}>
            <div className={styles.what}>
              <b className={styles.name}>{name}</b>
              <span className={styles.when}>
                {format.day(dayOf(failedAt))} {timeOf(failedAt)} · {t('tries', { count: tries })}
              </span>
            </div>
            <p className={styles.error} lang="en">
              {error}
            </p>
            <ActionForm endpoint={retryJob} params={{ jobId: id }} done={t('retried')}>
              <button type="submit" className={buttons.button}>
                {t('retry')}
                <span className="sr"> {name}</span>
              </button>
            </ActionForm>
          </li>
        ))}
      </ul>
    </>
  );
}
