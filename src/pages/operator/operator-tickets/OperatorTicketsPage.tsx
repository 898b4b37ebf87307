import { TicketRows } from '#features/support-tickets/TicketRows.tsx';
import type { OperatorTicketLine } from '#features/ticket-answers/ticket-answers.contract.ts';
import { OperatorFrame } from '#page-parts/operator/OperatorFrame.tsx';
import type { PageView } from '#platform/contract/page-view.ts';
import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { Badge } from '#ui/badge/Badge.tsx';
import buttons from '#ui/button/button.module.css';
import { Empty } from '#ui/empty/Empty.tsx';
import fields from '#ui/field/field.module.css';
import { Pager } from '#ui/pager/Pager.tsx';
import { SegmentLinks } from '#ui/segment/SegmentLinks.tsx';
import type english from './labels/eng.json';
import styles from './OperatorTickets.module.css';
import type { OperatorTicketsPageData } from './operator-tickets.contract.ts';

const STATES = ['open', 'closed'] as const;

function OperatorTicketsPage({ data }: { data: OperatorTicketsPageData }) {
  const t = useLabels<typeof english>('operator-tickets');
  const link = useLink();
  const { state, email } = data;
  return (
    <OperatorFrame title={t('title')} lead={t('lead')}>
      <div className={styles.tools}>
        <SegmentLinks
          label={t('state')}
          items={STATES.map((each) => ({
            href: link(pathOf({ state: each, email })),
            text: t(each),
            isCurrent: each === state,
          }))}
        />
        <Search email={email} state={state} />
      </div>
      {data.total === 0 ? (
        <Empty icon="message" title={t(email ? 'nothing_found' : `empty_${state}`)} />
      ) : (
        <div>
          <TicketRows
            label={t('title')}
            rows={data.rows}
            hrefOf={({ id }) => link(`/operator/tickets/${id}/`)}
            whoOf={(row) => row.email}
            noteOf={(row) => <State row={row} />}
          />
          <Pager
            page={data.page}
            pages={data.pages}
            total={data.total}
            hrefOf={(page) => link(pathOf({ state, email, page }))}
          />
        </div>
      )}
    </OperatorFrame>
  );
}

function Search({ email, state }: Pick<OperatorTicketsPageData, 'email' | 'state'>) {
  const t = useLabels<typeof english>('operator-tickets');
  const link = useLink();
  return (
    <search>
      <form className={styles.search} action={link('/operator/tickets/')}>
        {state === 'closed' && <input type="hidden" name="state" value="closed" />}
        <input
          className={fields.field}
          type="search"
          name="email"
          defaultValue={email}
          maxLength={254}
          aria-label={t('email')}
          placeholder={t('email')}
          autoComplete="off"
        />
        <button className={buttons.button} type="submit">
          {t('find')}
        </button>
      </form>
    </search>
  );
}

function State({ row }: { row: OperatorTicketLine }) {
  const t = useLabels<typeof english>('operator-tickets');
  if (row.is_closed) return null;
  return row.is_waiting ? (
    <Badge tone="warn" text={t('waiting')} />
  ) : (
    <Badge tone="plain" text={t('answered')} />
  );
}

function pathOf({
  state,
  email,
  page = 1,
}: {
  state: 'open' | 'closed';
  email: string;
  page?: number;
}): string {
  const query = new URLSearchParams({
    ...(state === 'closed' && { state }),
    ...(email && { email }),
    ...(page > 1 && { page: String(page) }),
  }).toString();
  return query ? `/operator/tickets/?${query}` : '/operator/tickets/';
}

export const view: PageView<OperatorTicketsPageData> = {
  View: OperatorTicketsPage,
  head: (data, { translator }) => {
    const t = translator.of<keyof typeof english>('operator-tickets');
    return { title: t('title'), description: t('lead'), path: pathOf(data), isIndexed: false };
  },
};
