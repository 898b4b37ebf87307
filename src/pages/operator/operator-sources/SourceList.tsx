import { dayOf, timeOf } from '#domain/calendar/written-day.ts';
import forms from '#page-parts/operator/operator-forms.module.css';
import type { AnyEndpoint } from '#platform/contract/endpoint.ts';
import { useFormat, useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { ActionForm } from '#ui/action-form/ActionForm.tsx';
import { AlertLine } from '#ui/alert-line/AlertLine.tsx';
import { Badge } from '#ui/badge/Badge.tsx';
import buttons from '#ui/button/button.module.css';
import { Definitions } from '#ui/definitions/Definitions.tsx';
import { failureValues } from './failure-values.ts';
import type english from './labels/eng.json';
import {
  confirmRun,
  discardRun,
  PLAIN_KINDS,
  pauseSource,
  resumeSource,
  runSource,
  type ShownSource,
} from './operator-sources.contract.ts';
import styles from './SourceList.module.css';

const TONES = { on: 'accent', paused: 'plain', stopped: 'warn', manual: 'plain' } as const;

/** Sources with what became of their last runs, and what can be done about it. */
export function SourceList({ sources }: { sources: readonly ShownSource[] }) {
  return (
    <ul className={styles.list}>
      {sources.map((source) => (
        <li key={source.code} className={styles.source}>
          <Heading source={source} />
          <Runs source={source} />
          {source.failure && <Failure source={source} />}
          {source.waiting && <Waiting waiting={source.waiting} />}
          <Actions source={source} />
        </li>
      ))}
    </ul>
  );
}

function Heading({ source: { code, what, address, state } }: { source: ShownSource }) {
  const t = useLabels<typeof english>('operator-sources');
  const link = useLink();
  const kind = PLAIN_KINDS.find((each) => each === what);
  return (
    <div className={styles.heading}>
      <a className="link" href={link(`/operator/sources/${code}/`)}>
        {code}
      </a>
      <Badge tone={TONES[state]} text={t(`state_${state}`)} />
      <span className={styles.address}>{`${kind ? t(`kind_${kind}`) : what} · ${address}`}</span>
    </div>
  );
}

function Runs({ source }: { source: ShownSource }) {
  const t = useLabels<typeof english>('operator-sources');
  const format = useFormat();
  const moment = (at: string | null) => (at === null ? '–' : `${format.day(dayOf(at))} ${timeOf(at)}`);
  return (
    <Definitions
      items={[
        { name: t('schedule'), value: source.schedule ? `${source.schedule} · ${source.timeZone}` : '–' },
        { name: t('last_run'), value: moment(source.lastRunAt) },
        { name: t('last_ok'), value: moment(source.lastOkAt) },
        { name: t('next_run'), value: moment(source.nextRunAt) },
      ]}
    />
  );
}

function Failure({ source: { failure, failures } }: { source: ShownSource }) {
  const t = useLabels<typeof english>('operator-sources');
  if (!failure) return null;
  return (
    <AlertLine tone="warn">
      {`${t(`failure_${failure.code}`, failureValues(failure.details))} (${t('failures', { count: failures })})`}
    </AlertLine>
  );
}

function Waiting({ waiting: { batchId, reasons } }: { waiting: NonNullable<ShownSource['waiting']> }) {
  const t = useLabels<typeof english>('operator-sources');
  const why = useFormat().phrase(reasons.map((reason) => t(`reason_${reason}`)));
  const params = { batchId };
  return (
    <>
      <AlertLine tone="warn">{`${t('waiting', { batch: String(batchId) })} (${why})`}</AlertLine>
      <div className={forms.buttons}>
        <ActionForm endpoint={confirmRun} params={params} done={t('confirmed')}>
          <button type="submit" className={buttons.button}>
            {t('confirm')}
          </button>
        </ActionForm>
        <ActionForm endpoint={discardRun} params={params} done={t('discarded')}>
          <button type="submit" className={buttons.button}>
            {t('discard')}
          </button>
        </ActionForm>
      </div>
    </>
  );
}

function Actions({ source: { code, state, schedule } }: { source: ShownSource }) {
  const t = useLabels<typeof english>('operator-sources');
  return (
    <div className={forms.buttons}>
      <Action
        endpoint={runSource}
        code={code}
        text={t('run')}
        name={t('run_of', { source: code })}
        done={t('run_requested')}
      />
      {state === 'on' && (
        <Action
          endpoint={pauseSource}
          code={code}
          text={t('pause')}
          name={t('pause_of', { source: code })}
          done={t('paused')}
        />
      )}
      {state !== 'on' && schedule !== '' && (
        <Action
          endpoint={resumeSource}
          code={code}
          text={t('resume')}
          name={t('resume_of', { source: code })}
          done={t('resumed')}
        />
      )}
    </div>
  );
}

interface ActionProps {
  readonly endpoint: AnyEndpoint;
  readonly code: string;
  readonly text: string;
  readonly name: string;
  readonly done: string;
}

function Action({ endpoint, code, text, name, done }: ActionProps) {
  return (
    <ActionForm endpoint={endpoint} params={{ code }} done={done}>
      <button type="submit" className={buttons.button} aria-label={name}>
        {text}
      </button>
    </ActionForm>
  );
}
