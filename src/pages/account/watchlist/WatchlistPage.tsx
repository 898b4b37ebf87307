import { BondHoldings } from '#features/bond-holdings/BondHoldings.tsx';
import { ComingPayments } from '#features/coming-payments/ComingPayments.tsx';
import type positionWords from '#features/positions/labels/eng.json';
import { PositionsTable } from '#features/positions/PositionsTable.tsx';
import { downloadWatchlist } from '#features/positions/positions.contract.ts';
import { restoreItem } from '#market/watchlist/watchlist.contract.ts';
import type { PageView } from '#platform/contract/page-view.ts';
import { useFormat, useLabels, useLink } from '#platform/i18n/I18n.tsx';
import type refusals from '#platform/refusals/labels/eng.json';
import { ActionForm } from '#ui/action-form/ActionForm.tsx';
import { AlertLine } from '#ui/alert-line/AlertLine.tsx';
import buttons from '#ui/button/button.module.css';
import { classes } from '#ui/classes.ts';
import { Empty } from '#ui/empty/Empty.tsx';
import { ExcelLink } from '#ui/export-range/ExcelLink.tsx';
import { Message } from '#ui/message/Message.tsx';
import type english from './labels/eng.json';
import styles from './WatchlistPage.module.css';
import type { WatchlistPageData } from './watchlist.contract.ts';

function WatchlistPage({ data }: { data: WatchlistPageData }) {
  const t = useLabels<typeof english>('watchlist');
  const why = useLabels<typeof refusals>('refusals');
  const format = useFormat();
  const link = useLink();
  const { positions, most, mayExport, refused } = data;
  const count = positions.rows.length;
  const rows = { count, shown: format.number(count, 0), most: format.number(most, 0) };
  return (
    <div className={styles.sheet}>
      <div className={styles.head}>
        <div>
          <h1>{t('heading')}</h1>
          {count > 0 && <p className={styles.lead}>{t('rows', rows)}</p>}
        </div>
        {count > 0 && <ExcelLink href={link(downloadWatchlist.path)} mayExport={mayExport} />}
      </div>
      {refused && <Message>{why(refused)}</Message>}
      <Removed data={data} />
      {count > 0 ? <PositionsTable positions={positions} /> : <NothingYet />}
      {data.bonds && <BondHoldings data={data.bonds} address={`${link('/watchlist/')}?`} />}
      <ComingPayments data={data.coming} />
    </div>
  );
}

/** The way back for whoever has no script; others find it in the message. */
function Removed({ data: { removed } }: { data: WatchlistPageData }) {
  const t = useLabels<typeof positionWords>('positions');
  const link = useLink();
  if (!removed) return null;
  const undo = (
    <ActionForm endpoint={restoreItem} params={{ id: removed.id }} next={link('/watchlist/')}>
      <button type="submit" className="link">
        {t('undo')}
      </button>
    </ActionForm>
  );
  return (
    <AlertLine tone="plain" action={undo}>
      {t('removed', { name: removed.name })}
    </AlertLine>
  );
}

function NothingYet() {
  const t = useLabels<typeof english>('watchlist');
  const link = useLink();
  return (
    <Empty icon="star" title={t('empty_title')} text={t('empty_text')}>
      <p className={styles.ways}>
        <a className={classes(buttons.button, buttons.solid)} href={link('/search/')}>
          {t('find')}
        </a>
        <a className={buttons.button} href={link('/stocks/')}>
          {t('all_shares')}
        </a>
      </p>
    </Empty>
  );
}

export const view: PageView<WatchlistPageData> = {
  View: WatchlistPage,
  head: (_, { translator }) => {
    const t = translator.of<keyof typeof english>('watchlist');
    return { title: t('heading'), description: t('description'), path: '/watchlist/', isIndexed: false };
  },
};
