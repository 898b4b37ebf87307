import { Conversation } from '#features/support-tickets/Conversation.tsx';
import type english from '#features/support-tickets/labels/eng.json';
import { MessageForm } from '#features/support-tickets/MessageForm.tsx';
import {
  closeTicket,
  markTicketRead,
  writeMessage,
} from '#features/support-tickets/support-tickets.contract.ts';
import { useMarkRead } from '#page-parts/support-ticket/useMarkRead.ts';
import type { PageView } from '#platform/contract/page-view.ts';
import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import type refusals from '#platform/refusals/labels/eng.json';
import { ActionForm } from '#ui/action-form/ActionForm.tsx';
import { Badge } from '#ui/badge/Badge.tsx';
import buttons from '#ui/button/button.module.css';
import { Icon } from '#ui/icon/Icon.tsx';
import { Message } from '#ui/message/Message.tsx';
import styles from './Support.module.css';
import type { SupportTicketPageData } from './support-ticket.contract.ts';

function SupportTicketPage({ data }: { data: SupportTicketPageData }) {
  const t = useLabels<typeof english>('support-tickets');
  const why = useLabels<typeof refusals>('refusals');
  const link = useLink();
  const own = `/support/${data.id}/`;
  useMarkRead(
    markTicketRead,
    data.id,
    data.messages.some((message) => message.is_unread),
  );
  return (
    <div className={styles.sheet}>
      <div>
        <a className={styles.back} href={link('/support/')}>
          <Icon name="left" />
          {t('back')}
        </a>
        <h1 className={styles.subject}>{data.subject}</h1>
        {data.is_closed && (
          <p className={styles.state}>
            <Badge tone="plain" text={t('closed')} /> {t('closed_note')}
          </p>
        )}
      </div>
      {data.refused && <Message>{why(data.refused)}</Message>}
      <Conversation
        messages={data.messages}
        authorOf={(message) => t(message.is_mine ? 'you' : 'support')}
        earlierHref={data.earlier === null ? null : `${link(own)}?before=${data.earlier}`}
        latestHref={data.is_latest ? null : link(own)}
      />
      <MessageForm
        endpoint={writeMessage}
        ticketId={data.id}
        label={t('reply')}
        send={t('send')}
        done={t('sent')}
      >
        {!data.is_closed && (
          <ActionForm endpoint={closeTicket} params={{ ticketId: data.id }} done={t('closed_done')}>
            <button className={buttons.button} type="submit">
              {t('close')}
            </button>
          </ActionForm>
        )}
      </MessageForm>
    </div>
  );
}

export const view: PageView<SupportTicketPageData> = {
  View: SupportTicketPage,
  head: ({ id, subject }, { translator }) => {
    const t = translator.of<keyof typeof english>('support-tickets');
    return { title: subject, description: t('description'), path: `/support/${id}/`, isIndexed: false };
  },
};
