import type { MouseEvent } from 'react';
import { useLabels } from '#foundation/i18n/I18n.tsx';
import { SegmentLinks } from '#ui/segment/SegmentLinks.tsx';
import type { GroundSwitch } from './ground-switch.ts';
import type english from './labels/eng.json';
import type { StockPageData } from './stock.contract.ts';

interface Props {
  readonly state: GroundSwitch<StockPageData>;
  readonly groundHref: (groundId: number) => string;
  readonly onFollow: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** Absent where there is nothing to choose. */
export function GroundChoice({ state, groundHref, onFollow }: Props) {
  const t = useLabels<typeof english>('stock');
  const { tradingGrounds, groundId } = state.page;
  if (tradingGrounds.length < 2) return null;
  const wanted = state.status === 'loading' ? state.wanted : null;
  const loading = tradingGrounds.find(({ id }) => groundHref(id) === wanted);
  return (
    <>
      <SegmentLinks
        label={t('ground')}
        items={tradingGrounds.map(({ id, text }) => ({
          href: groundHref(id),
          text,
          isCurrent: id === groundId,
          isBusy: groundHref(id) === wanted,
        }))}
        onFollow={onFollow}
      />
      <p className="sr" role="status">
        {loading && t('ground_loading', { ground: loading.text })}
      </p>
    </>
  );
}
