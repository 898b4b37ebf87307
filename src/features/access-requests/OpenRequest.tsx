import { dayOf } from '#domain/calendar/written-day.ts';
import { useFormat, useLabels } from '#platform/i18n/I18n.tsx';
import { ActionForm } from '#ui/action-form/ActionForm.tsx';
import { AlertLine } from '#ui/alert-line/AlertLine.tsx';
import { type OwnRequest, withdrawRequest } from './access-requests.contract.ts';
import type english from './labels/eng.json';
import styles from './OpenRequest.module.css';

/** Says that the request was sent as long as nobody has decided about it. */
export function OpenRequest({ request }: { request: OwnRequest }) {
  const t = useLabels<typeof english>('access-requests');
  const format = useFormat();
  const { id, tariffName, since } = request;
  return (
    <AlertLine
      tone="plain"
      icon="clock"
      action={
        <ActionForm endpoint={withdrawRequest} params={{ id }} done={t('withdrawn_done')}>
          <button className={styles.withdraw} type="submit" aria-label={t('withdraw_this', { tariffName })}>
            {t('withdraw')}
          </button>
        </ActionForm>
      }
    >
      {t('request_waits', { tariffName, day: format.day(dayOf(since)) })}
    </AlertLine>
  );
}
