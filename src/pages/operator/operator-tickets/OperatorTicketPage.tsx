import { isLanguage, languageName } from '#domain/languages/languages.ts';
import { Conversation } from '#features/support-tickets/Conversation.tsx';
import { MessageForm } from '#features/support-tickets/MessageForm.tsx';
import {
  answerTicket,
  closeAnyTicket,
  markAnsweredRead,
  reopenTicket,
} from '#features/ticket-answers/ticket-answers.contract.ts';
import { OperatorFrame } from '#page-parts/operator/OperatorFrame.tsx';
import { useMarkRead } from '#page-parts/support-ticket/useMarkRead.ts';
import type { PageView } from '#platform/contract/page-view.ts';
import { useFormat, useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { ActionForm } from '#ui/action-form/ActionForm.tsx';
import buttons from '#ui/button/button.module.css';
import { Facts } from '#ui/facts/Facts.tsx';
import { Missing } from '#ui/figure/Missing.tsx';
import type english from './labels/eng.json';
import styles from './OperatorTickets.module.css';
import type { OperatorTicketPageData } from './operator-ticket.contract.ts';

function OperatorTicketPage({ data }: { data: OperatorTicketPageData }) {
  const t = useLabels<typeof english>('operator-tickets');
  const link = useLink();
  const own = `/operator/tickets/${data.id}/`;
  const ticketId = data.id;
  useMarkRead(
    markAnsweredRead,
    ticketId,
    data.messages.some((message) => message.is_unread),
  );
  return (
    <OperatorFrame title={data.subject} refused={data.refused}>
      <Reader data={data} />
      <Conversation
        messages={data.messages}
        authorOf={({ author }) => author ?? t('site')}
        earlierHref={data.earlier === null ? null : `${link(own)}?before=${data.earlier}`}
        latestHref={data.is_latest ? null : link(own)}
      />
      <MessageForm
        endpoint={answerTicket}
        ticketId={ticketId}
        label={t('answer')}
        send={t('send_answer')}
        done={t('answer_sent')}
      >
        <ActionForm
          key={String(data.is_closed)}
          endpoint={data.is_closed ? reopenTicket : closeAnyTicket}
          params={{ ticketId }}
          done={t(data.is_closed ? 'reopened_done' : 'closed_done')}
        >
          <button className={buttons.button} type="submit">
            {t(data.is_closed ? 'reopen' : 'close')}
          </button>
        </ActionForm>
      </MessageForm>
    </OperatorFrame>
  );
}

function Reader({ data: { reader, opened_at, is_closed } }: { data: OperatorTicketPageData }) {
  const t = useLabels<typeof english>('operator-tickets');
  const format = useFormat();
  const { language } = reader;
  return (
    <Facts
      facts={[
        {
          name: t('reader'),
          value: <span className={styles.address}>{format.phrase([reader.name, reader.email])}</span>,
        },
        { name: t('level'), value: String(reader.level) },
        { name: t('tariff'), value: reader.tariff === null ? <Missing /> : String(reader.tariff) },
        {
          name: t('language'),
          value: language && isLanguage(language) ? languageName(language) : <Missing />,
        },
        { name: t('opened'), value: format.moment(opened_at) },
        { name: t('state'), value: t(is_closed ? 'state_closed' : 'state_open') },
      ]}
    />
  );
}

export const view: PageView<OperatorTicketPageData> = {
  View: OperatorTicketPage,
  head: ({ id, subject }, { translator }) => {
    const t = translator.of<keyof typeof english>('operator-tickets');
    return { title: subject, description: t('title'), path: `/operator/tickets/${id}/`, isIndexed: false };
  },
};
