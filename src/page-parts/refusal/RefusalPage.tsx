import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import type labels from '#platform/refusals/labels/eng.json';
import type { Refusal, RefusalCode } from '#platform/refusals/refusal.ts';
import { refusalLabel } from '#platform/refusals/refusal-label.ts';
import { useAccessStep } from '#ui/access-alert/useAccessAlert.ts';
import buttons from '#ui/button/button.module.css';
import { classes } from '#ui/classes.ts';
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

/**
 * The page that says no, why, and where to go instead. The server alone draws it, so its look is plain CSS that the
 * browser's entry imports: classes of a module that no script names would be left out of the build.
 */
export function RefusalPage({ refusal, requestId }: Props) {
  const { code } = refusal;
  const t = useLabels<typeof labels>('refusals');
  const link = useLink();
  const step = useAccessStep();
  const opens = STEP_HELPS.has(code) ? step?.action : undefined;
  return (
    <div className="refusal">
      <h1>{t(refusalTitle(refusal))}</h1>
      <p className="refusal-why">{t(refusalLabel(refusal))}</p>
      {code === 'fault' && requestId && <p className="refusal-why">{t('request_id', { id: requestId })}</p>}
      <p className="refusal-ways">
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
