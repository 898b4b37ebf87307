import { useFormat, useLabels } from '#platform/i18n/I18n.tsx';
import type { TicketMessage } from '#platform/support-tickets/ticket.contract.ts';
import { Badge } from '#ui/badge/Badge.tsx';
import { classes } from '#ui/classes.ts';
import styles from './Conversation.module.css';
import type english from './labels/eng.json';

interface Props<Message extends TicketMessage> {
  readonly messages: readonly Message[];
  readonly authorOf: (message: Message) => string;
  /** Where there are messages before these. */
  readonly earlierHref: string | null;
  /** Where these are not the last ones. */
  readonly latestHref: string | null;
}

/** What was written, the oldest first. It is text and nothing else: line breaks are kept, nothing is made of the rest. */
export function Conversation<Message extends TicketMessage>(props: Props<Message>) {
  const { messages, authorOf, earlierHref, latestHref } = props;
  const t = useLabels<typeof english>('support-tickets');
  const format = useFormat();
  return (
    <div>
      {earlierHref && <MoreLink href={earlierHref} text={t('earlier')} />}
      <ol className={styles.messages} aria-label={t('conversation')}>
        {messages.map((message) => (
          <li key={message.id} className={classes(styles.message, message.is_mine && styles.mine)}>
            <p className={styles.head}>
              <b className={styles.author}>{authorOf(message)}</b>
              <time className={styles.time} dateTime={message.written_at}>
                {format.moment(message.shown_at)}
              </time>
              {message.is_unread && <Badge tone="accent" text={t('is_new')} />}
            </p>
            <p className={styles.text}>{message.text}</p>
          </li>
        ))}
      </ol>
      {latestHref && <MoreLink href={latestHref} text={t('latest')} />}
    </div>
  );
}

function MoreLink({ href, text }: { href: string; text: string }) {
  return (
    <p className={styles.more}>
      <a className="link" href={href}>
        {text}
      </a>
    </p>
  );
}
