import { isLocked } from '#platform/contract/sealed.ts';
import { useFormat, useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { CompareBox } from '#ui/compare-box/CompareBox.tsx';
import { Section } from '#ui/section/Section.tsx';
import { SimpleTable } from '#ui/table/SimpleTable.tsx';
import type { Cell, Column, Row } from '#ui/table/table-data.ts';
import type english from './labels/eng.json';
import type { Peer, PeersData } from './peers.contract.ts';

/** Issuers of the same industry and about the same size, with this one among them. */
export function Peers({ data }: { data: PeersData }) {
  const t = useLabels<typeof english>('peers');
  const format = useFormat();
  const link = useLink();
  const of = data.is_bank ? 'bank' : 'company';
  const columns: readonly Column[] = [
    { key: 'name', title: t('issuer'), width: 'free' },
    { key: 'market_cap', title: t('market_cap'), kind: 'number', isAlwaysShown: true },
    { key: 'revenue', title: t(`revenue_${of}`), kind: 'number', lock: 'more-rows' },
    { key: 'margin', title: t(`margin_${of}`), kind: 'number', on: 'desk' },
    { key: 'leverage', title: t(`leverage_${of}`), kind: 'number', on: 'wide' },
    { key: 'pe', title: t('pe'), kind: 'number', on: 'wide' },
    { key: 'rating', title: t('rating'), on: 'wide' },
  ];
  const money = (value: Peer['market_cap'] | Peer['revenue'], currency: string): Cell =>
    value === null || isLocked(value) ? value : { val: value, drawn: format.amount(value, { currency }) };
  const percent = (value: number | null): Cell => value && { val: value, drawn: format.percent(value, 1) };
  const times = (value: Peer['pe']): Cell =>
    value === null || isLocked(value) ? value : { val: value, drawn: format.number(value, 2) };
  const toRow = (peer: Peer): Row => ({
    id: String(peer.id),
    isCurrent: peer.is_subject,
    class: peer.is_subject ? 'strong' : undefined,
    cells: {
      name: {
        val: peer.name,
        drawn: (
          <CompareBox kind="companies" of={peer.string_id} name={peer.name}>
            {peer.is_subject ? (
              peer.name
            ) : (
              <a className="link" href={link(`/company/${peer.string_id}/`)}>
                {peer.name}
              </a>
            )}
          </CompareBox>
        ),
      },
      market_cap: money(peer.market_cap, peer.currency_name),
      revenue: money(peer.revenue, peer.currency_name),
      margin: percent(peer.margin),
      leverage: data.is_bank ? percent(peer.leverage) : times(peer.leverage),
      pe: times(peer.pe),
      rating: peer.rating,
    },
  });
  return (
    <Section id="peers" title={t('title')} hint={t('hint')} note={t('ltm')}>
      <SimpleTable
        label={t('title')}
        columns={columns}
        rows={data.rows.map(toRow)}
        limit={0}
        prompt={t('prompt')}
      />
    </Section>
  );
}
