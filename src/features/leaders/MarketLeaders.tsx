import { isLocked } from '#platform/contract/sealed.ts';
import { useFormat, useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { useUnlock } from '#platform/session/ViewerKind.tsx';
import { Empty } from '#ui/empty/Empty.tsx';
import { ExplainedChange } from '#ui/explained/ExplainedChange.tsx';
import { Day } from '#ui/figure/Day.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { LockedPrompt } from '#ui/locked-value/LockedPrompt.tsx';
import { Section } from '#ui/section/Section.tsx';
import { SimpleTable } from '#ui/table/SimpleTable.tsx';
import type { Column, Row } from '#ui/table/table-data.ts';
import styles from './Leaders.module.css';
import type english from './labels/eng.json';
import type { MarketLeadersData, Mover } from './market-leaders.contract.ts';

const MILLION = 1_000_000;
const LISTS = {
  growing: '/stocks/?status=active&sort=-change',
  falling: '/stocks/?status=active&sort=change',
  traded: '/stocks/',
} as const;

/** What rose, what fell and what was traded most on the first venue of the market (EP-06). */
export function MarketLeaders({ data }: { data: MarketLeadersData }) {
  const t = useLabels<typeof english>('leaders');
  const format = useFormat();
  const unlock = useUnlock('last-price');
  const { growing, falling, traded } = data;
  const isShut = [...growing, ...falling, ...traded].some(({ last }) => isLocked(last));
  const note = (
    <>
      {data.venue}
      {format.comma}
      <Day day={data.date} />
    </>
  );
  return (
    <Section id="leaders" title={t('market_title')} note={note}>
      <div className={styles.three}>
        <Movers list="growing" movers={growing} />
        <Movers list="falling" movers={falling} />
        <Movers list="traded" movers={traded} />
      </div>
      {isShut && <LockedPrompt unlock={unlock} text={t('market_prompt')} />}
    </Section>
  );
}

function Movers({ list, movers }: { list: keyof typeof LISTS; movers: readonly Mover[] }) {
  const t = useLabels<typeof english>('leaders');
  const link = useLink();
  const isByMoney = list === 'traded';
  const currencies = new Set(movers.map(({ currency_name }) => currency_name));
  // One currency is shown once, in the head: the tables stand side by side and have no room to repeat it.
  const [currency] = currencies.size === 1 ? currencies : [];
  const columns: readonly Column[] = [
    { key: 'name', title: t('share'), width: 'free' },
    isByMoney
      ? {
          key: 'turnover',
          title: currency ? t('turnover_in', { currency }) : t('turnover'),
          kind: 'number',
          decimals: 1,
          isAlwaysShown: true,
        }
      : {
          key: 'last',
          title: currency ? t('last_in', { currency }) : t('last'),
          kind: 'number',
          decimals: 2,
          isAlwaysShown: true,
        },
    { key: 'change', title: t('change'), kind: 'change', isAlwaysShown: true },
  ];
  const toRow = ({ id, name, url, last, change, change_url, turnover, currency_name }: Mover): Row => {
    const unit = currency ? undefined : currency_name;
    return {
      id: String(id),
      cells: {
        name: { val: name, lnk: url },
        last: { val: last, unit },
        turnover: { val: typeof turnover === 'number' ? turnover / MILLION : turnover, unit },
        change: {
          val: change,
          drawn: <ExplainedChange percent={change} href={change_url} label={t('change')} />,
        },
      },
    };
  };
  return (
    <div className={styles.list}>
      <h3 className={styles.listHead}>
        <a className={styles.listLink} href={link(LISTS[list])}>
          {t(list)}
          <Icon name="right" />
        </a>
      </h3>
      {movers.length > 0 ? (
        <SimpleTable
          label={`${t('market_title')}: ${t(list)}`}
          columns={columns}
          rows={movers.map(toRow)}
          limit={0}
          prompt={null}
        />
      ) : (
        <Empty icon="list" title={t(`none_market_${list}`)} />
      )}
    </div>
  );
}
