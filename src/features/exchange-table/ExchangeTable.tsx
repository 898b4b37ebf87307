import type { MouseEvent } from 'react';
import { useLabels } from '#foundation/i18n/I18n.tsx';
import { useLockReason } from '#foundation/session/ViewerKind.tsx';
import { isLocked } from '#foundation/web/sealed.ts';
import { LockedPrompt } from '#ui/locked-value/LockedPrompt.tsx';
import { Section } from '#ui/section/Section.tsx';
import { ScrollRegion } from '#ui/table/ScrollRegion.tsx';
import table from '#ui/table/table.module.css';
import { ExchangeTableRow } from './ExchangeTableRow.tsx';
import type { ExchangeTableData } from './exchange-table.contract.ts';
import type english from './labels/eng.json';

interface Props {
  readonly grounds: ExchangeTableData;
  readonly currentGroundId: number | null;
  readonly groundHref: (groundId: number) => string;
  /** Takes over from the browser where script runs. */
  readonly onFollow?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** Every ground that the share is traded on, with its last trading day (ST-07). */
export function ExchangeTable({ grounds, currentGroundId, groundHref, onFollow }: Props) {
  const t = useLabels<typeof english>('exchange-table');
  const reason = useLockReason();
  if (grounds.data.length === 0) return null;
  const hasLocked = grounds.data.some((row) => Object.values(row).some(isLocked));
  return (
    <Section id="grounds" title={t('title')}>
      <ScrollRegion label={t('title')}>
        <table className={table.table}>
          <thead>
            <tr>
              <th className={table.pin} scope="col">
                {t('ground')}
              </th>
              <th className={table.wide} scope="col">
                {t('date')}
              </th>
              {FIGURES.map((name) => (
                <th key={name} className={table.number} scope="col">
                  {t(name)}
                </th>
              ))}
              <th scope="col">{t('ticker')}</th>
            </tr>
          </thead>
          <tbody>
            {grounds.data.map((row) => (
              <ExchangeTableRow
                key={row['trading_ground.id']}
                row={row}
                isCurrent={row['trading_ground.id'] === currentGroundId}
                href={groundHref(row['trading_ground.id'])}
                onFollow={onFollow}
              />
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {hasLocked && <LockedPrompt reason={reason} text={t('prompt')} />}
    </Section>
  );
}

const FIGURES = ['last', 'change', 'bid_ask', 'open', 'low', 'high', 'average', 'legal_close'] as const;
