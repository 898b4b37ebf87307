import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import type labels from '#platform/refusals/labels/eng.json';
import type { Refusal, RefusalCode } from '#platform/refusals/refusal.ts';
import { refusalLabel } from '#platform/refusals/refusal-label.ts';
import { useAccessStep } from '#ui/access-alert/useAccessAlert.ts';
import buttons from '#ui/button/button.module.css';
import { classes } from '#ui/classes.ts';
import styles from './RefusalPage.module.css';
import { refusalTitle } from './refusal-title.ts';

/** What signing in or full access would open. */
const STEP_HELPS: ReadonlySet<RefusalCode> = new Set(['must_sign_in', 'must_get_access', 'access_denied']);

/** What may work a moment later. */
const WILL_PASS: ReadonlySet<RefusalCode> = new Set([
  'fault',
  'unavailable',
  'overloaded',
  'too_many_requests',
]);

/** The address of the document itself, which a cached page of this kind does not know. */
const REQUESTED = '';

interface Props {
  readonly refusal: Pick<Refusal, 'code' | 'unlock'>;
  /** By which the log names what happened. */
  readonly requestId?: string | undefined;
}

/** The page that says no, why, and where to go instead. */
export function RefusalPage({ refusal, requestId }: Props) {
  const { code } = refusal;
  const t = useLabels<typeof labels>('refusals');
  const link = useLink();
  const step = useAccessStep();
  const opens = STEP_HELPS.has(code) ? step?.action : undefined;
  return (
    <div className={styles.refusal}>
      <h1>{t(refusalTitle(refusal))}</h1>
      <p className={styles.why}>{t(refusalLabel(refusal))}</p>
      {code === 'fault' && requestId && <p className={styles.why}>{t('request_id', { id: requestId })}</p>}
      <p className={styles.ways}>
        {opens && (
          <a className={classes(buttons.button, buttons.solid)} href={opens.href}>
            {opens.label}
          </a>
        )}
        {WILL_PASS.has(code) && (
          <a className={classes(buttons.button, buttons.solid)} href={REQUESTED}>
            {t('retry')}
          </a>
        )}
        <a className={buttons.button} href={link('/')}>
          {t('home')}
        </a>
      </p>
    </div>
  );
}
