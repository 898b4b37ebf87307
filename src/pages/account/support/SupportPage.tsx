import type english from '#features/support-tickets/labels/eng.json';
import { NewTicket } from '#features/support-tickets/NewTicket.tsx';
import { TicketRows } from '#features/support-tickets/TicketRows.tsx';
import { AccountPage } from '#page-parts/account-page/AccountPage.tsx';
import type { PageView } from '#platform/contract/page-view.ts';
import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { Badge } from '#ui/badge/Badge.tsx';
import buttons from '#ui/button/button.module.css';
import { classes } from '#ui/classes.ts';
import { Empty } from '#ui/empty/Empty.tsx';
import { Pager } from '#ui/pager/Pager.tsx';
import styles from './Support.module.css';
import type { SupportPageData } from './support.contract.ts';

function SupportPage({ data: { tickets, refused } }: { data: SupportPageData }) {
  const t = useLabels<typeof english>('support-tickets');
  const link = useLink();
  return (
    <AccountPage title={t('title')} lead={tickets ? t('lead') : undefined} refused={refused}>
      {tickets ? (
        <div className={styles.columns}>
          <Tickets tickets={tickets} />
          <section className={styles.side} aria-labelledby="new-ticket">
            <h2 id="new-ticket">{t('write_new')}</h2>
            <NewTicket />
          </section>
        </div>
      ) : (
        <Empty icon="message" title={t('locked_title')} text={t('locked_text')}>
          <a className={classes(buttons.button, buttons.solid, styles.way)} href={link('/profile/access/')}>
            {t('get_access')}
          </a>
        </Empty>
      )}
    </AccountPage>
  );
}

function Tickets({ tickets }: { tickets: NonNullable<SupportPageData['tickets']> }) {
  const t = useLabels<typeof english>('support-tickets');
  const link = useLink();
  if (tickets.total === 0) return <Empty icon="message" title={t('empty_title')} text={t('empty_text')} />;
  return (
    <div>
      <TicketRows
        label={t('tickets')}
        rows={tickets.rows}
        hrefOf={({ id }) => link(`/support/${id}/`)}
        noteOf={(row) => row.is_closed && <Badge tone="plain" text={t('closed')} />}
      />
      <Pager
        page={tickets.page}
        pages={tickets.pages}
        total={tickets.total}
        hrefOf={(page) => link(pathOf(page))}
      />
    </div>
  );
}

const pathOf = (page: number) => (page === 1 ? '/support/' : `/support/?page=${page}`);

export const view: PageView<SupportPageData> = {
  View: SupportPage,
  head: ({ tickets }, { translator }) => {
    const t = translator.of<keyof typeof english>('support-tickets');
    return {
      title: t('title'),
      description: t('description'),
      path: pathOf(tickets?.page ?? 1),
      isIndexed: false,
    };
  },
};
