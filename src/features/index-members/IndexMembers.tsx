import { useLabels } from '#platform/i18n/I18n.tsx';
import { directionOf } from '#ui/change/direction.ts';
import { Section } from '#ui/section/Section.tsx';
import { Table } from '#ui/table/Table.tsx';
import type { Column, Row } from '#ui/table/table-data.ts';
import type { IndexMember } from './index-members.contract.ts';
import type english from './labels/eng.json';

/** Enough to see what moves the index; the rest is one press away. */
const SHOWN = 15;

/** What the index is made of, the heaviest first (EP-02). */
export function IndexMembers({ members }: { members: readonly IndexMember[] }) {
  const t = useLabels<typeof english>('index-members');
  const columns: readonly Column[] = [
    { key: 'name', title: t('name'), isSortable: true, width: 'free' },
    { key: 'ticker', title: t('ticker'), on: 'wide' },
    { key: 'weight', title: t('weight'), kind: 'number', decimals: 2, isSortable: true, isAlwaysShown: true },
    { key: 'last', title: t('last'), kind: 'number', decimals: 2, isAlwaysShown: true },
    { key: 'change', title: t('change'), kind: 'change', isSortable: true, isAlwaysShown: true },
    { key: 'date', title: t('date'), kind: 'day', on: 'wide', align: 'end' },
  ];
  const toRow = (member: IndexMember): Row => ({
    id: String(member.id),
    cells: {
      name: { val: member.name, lnk: `/stocks/${member.string_id}/` },
      ticker: member.ticker,
      weight: member.weight,
      last: { val: member.last, unit: member.currency_name },
      change: { val: member.change, class: member.change === null ? undefined : directionOf(member.change) },
      date: member.date,
    },
  });
  return (
    <Section id="members" title={t('title')}>
      <Table
        label={t('title')}
        columns={columns}
        rows={members.map(toRow)}
        limit={SHOWN}
        prompt={t('prompt')}
        empty={t('empty')}
      />
    </Section>
  );
}
