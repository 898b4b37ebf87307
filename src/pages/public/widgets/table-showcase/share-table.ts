import { useLabels } from '#platform/i18n/I18n.tsx';
import type { Column, Row } from '#ui/table/table-data.ts';
import type english from './labels/eng.json';
import type { PricedShare, TradedShare } from './table-showcase.contract.ts';

type Key = 'share' | 'industry' | 'venue' | 'day' | 'last' | 'change' | 'deals' | 'volume' | 'forecast';

/** The columns of a list of shares, in the order that is requested. */
export function useShareColumns(...keys: readonly Key[]): readonly Column[] {
  const t = useLabels<typeof english>('table-showcase');
  return keys.map((key) => ({ key, title: t(key), ...KINDS[key], isSortable: true }));
}

const KINDS: Readonly<Record<Key, Partial<Column>>> = {
  share: {},
  industry: {},
  venue: {},
  day: { kind: 'day' },
  last: { kind: 'number', decimals: 2 },
  change: { kind: 'change' },
  deals: { kind: 'number', decimals: 0 },
  volume: { kind: 'number', decimals: 0 },
  forecast: {},
};

export function toShareRow(share: TradedShare | PricedShare): Row {
  return {
    id: String(share.id),
    cells: {
      share: { val: share.name, lnk: `/stocks/${share.string_id}/` },
      industry: share.industry_name,
      venue: share.venue,
      day: share.date,
      change: share.change,
      deals: share.deals,
      volume: share.volume,
      ...('last' in share && {
        last: { val: share.last, unit: share.currency_name, class: 'strong' },
        forecast: share.request,
      }),
    },
  };
}
