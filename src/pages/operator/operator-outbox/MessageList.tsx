import { dayOf, timeOf } from '#domain/calendar/written-day.ts';
import { useFormat, useLabels } from '#platform/i18n/I18n.tsx';
import { ActionForm } from '#ui/action-form/ActionForm.tsx';
import { Badge } from '#ui/badge/Badge.tsx';
import buttons from '#ui/button/button.module.css';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/icon/Icon.tsx';
import type english from './labels/eng.json';
import styles from './MessageList.module.css';
import { deleteMessage, type ShownMessage, sendMessage } from './operator-outbox.contract.ts';

const TONES = { held: 'plain', waiting: 'accent', sent: 'plain', failed: 'warn' } as const;

export function MessageList({ messages }: { messages: readonly ShownMessage[] }) {
  const t = useLabels<typeof english>('operator-outbox');
  return (
    <ul className={styles.list}>
      {messages.map((message) => (
        <li key={message.id} className={styles.message}>
          <div className={styles.head}>
            <b className={styles.address}>{message.address}</b>
            <Times message={message} />
          </div>
          <div className={styles.state}>
            <Badge tone={TONES[message.state]} text={t(`state_${message.state}`)} />
          </div>
          <div className={styles.words}>
            <Words message={message} />
            {message.lastError && (
              <p className={styles.error} lang="en">
                {message.lastError}
              </p>
            )}
          </div>
          <Actions message={message} />
        </li>
      ))}
    </ul>
  );
}

function Times({ message }: { message: ShownMessage }) {
  const t = useLabels<typeof english>('operator-outbox');
  const moment = useMoment();
  const { createdAt, sentAt, expiresAt, isExpired, state, tries } = message;
  return (
    <ul className={styles.times}>
      <li>{t(`channel_${message.channel}`)}</li>
      <li>{t('written_at', { moment: moment(createdAt) })}</li>
      {sentAt && <li>{t('sent_at', { moment: moment(sentAt) })}</li>}
      {state !== 'sent' && (
        <li>{isExpired ? t('expired') : t('valid_until', { moment: moment(expiresAt) })}</li>
      )}
      {state !== 'sent' && tries > 0 && <li>{t('tries', { count: tries })}</li>}
    </ul>
  );
}

/** The text is a press away: a code should not be read over a shoulder. */
function Words({ message: { subject, text } }: { message: ShownMessage }) {
  const t = useLabels<typeof english>('operator-outbox');
  const title = subject || t('text_message');
  if (text === null) return <p>{title}</p>;
  return (
    <details className={styles.email}>
      <summary className={styles.title}>
        {title}
        <Icon name="down" />
      </summary>
      <p className={styles.text}>{text}</p>
    </details>
  );
}

function Actions({ message: { id, canSend, address } }: { message: ShownMessage }) {
  const t = useLabels<typeof english>('operator-outbox');
  const params = { messageId: id };
  return (
    <div className={styles.actions}>
      {canSend && (
        <ActionForm endpoint={sendMessage} params={params} done={t('sent_now')}>
          <button type="submit" className={buttons.button} aria-label={t('send_to', { address })}>
            {t('send')}
          </button>
        </ActionForm>
      )}
      <ActionForm endpoint={deleteMessage} params={params} done={t('deleted')}>
        <button
          type="submit"
          className={classes(buttons.button, buttons.quiet)}
          aria-label={t('delete_to', { address })}
        >
          {t('delete')}
        </button>
      </ActionForm>
    </div>
  );
}

function useMoment(): (moment: string) => string {
  const format = useFormat();
  return (moment) => `${format.day(dayOf(moment))} ${timeOf(moment)}`;
}
