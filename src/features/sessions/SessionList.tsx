import type { ReactNode } from 'react';
import { useFormat, useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { ActionForm } from '#ui/action-form/ActionForm.tsx';
import { Badge } from '#ui/badge/Badge.tsx';
import buttons from '#ui/button/button.module.css';
import { classes } from '#ui/classes.ts';
import type english from './labels/eng.json';
import styles from './SessionList.module.css';
import { endOtherSessions, endSession, type Session, signOutEverywhere } from './sessions.contract.ts';

/** Where the reader is signed in, and the ways to end that. */
export function SessionList({ sessions }: { sessions: readonly Session[] }) {
  const t = useLabels<typeof english>('sessions');
  const link = useLink();
  const hasOthers = sessions.some(({ isCurrent }) => !isCurrent);
  return (
    <>
      <ul className={styles.list} aria-label={t('title')}>
        {sessions.map((each) => (
          <SessionLine key={each.id} session={each} />
        ))}
      </ul>
      <div className={styles.all}>
        {hasOthers && (
          <ActionForm endpoint={endOtherSessions} done={t('ended_others')}>
            <button className={buttons.button} type="submit">
              {t('end_others')}
            </button>
          </ActionForm>
        )}
        <ActionForm
          endpoint={signOutEverywhere}
          next={link('/')}
          onDone={() => location.assign(link('/'))}
          label={t('everywhere')}
        >
          <button className={classes(buttons.button, hasOthers && buttons.quiet)} type="submit">
            {t('everywhere')}
          </button>
        </ActionForm>
      </div>
    </>
  );
}

function SessionLine({ session }: { session: Session }) {
  const t = useLabels<typeof english>('sessions');
  const device = useDeviceName(session);
  return (
    <li className={styles.line}>
      <div className={styles.device}>
        <b className={styles.name}>{device}</b>
        {session.isCurrent && <Badge tone="accent" text={t('this_one')} />}
      </div>
      <dl className={styles.facts}>
        {session.address && <SessionFact name={t('address')} value={session.address} />}
        <SessionFact name={t('since')} value={<Moment moment={session.since} />} />
        <SessionFact name={t('last_seen')} value={<Moment moment={session.lastSeen} />} />
      </dl>
      {!session.isCurrent && (
        <ActionForm
          className={styles.end}
          endpoint={endSession}
          params={{ id: session.id }}
          done={t('ended')}
        >
          <button className={buttons.button} type="submit" aria-label={t('end_this', { device })}>
            {t('end')}
          </button>
        </ActionForm>
      )}
    </li>
  );
}

function SessionFact({ name, value }: { name: string; value: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

const Moment = ({ moment }: { moment: string }) => (
  <time dateTime={moment}>{useFormat().moment(moment)}</time>
);

function useDeviceName({ browser, system }: Session): string {
  const t = useLabels<typeof english>('sessions');
  if (browser && system) return t('device', { browser, system });
  return browser ?? system ?? t('unknown_device');
}
