import { entityPath } from '#domain/search/categories.ts';
import { WatchButton } from '#features/watchlist/watch-button/WatchButton.tsx';
import { useLabels, useLink } from '#foundation/i18n/I18n.tsx';
import { EntityHeading } from '#ui/entity-heading/EntityHeading.tsx';
import styles from './BondHeading.module.css';
import { BondPrice, BondYield } from './BondQuotes.tsx';
import type { BondPageData } from './bond.contract.ts';
import type english from './labels/eng.json';
import { useCouponWriter } from './useCouponWriter.ts';

/** What the bond is, what it costs, and what its buyer earns. */
export function BondHeading({ data }: { data: BondPageData }) {
  const t = useLabels<typeof english>('bond');
  const link = useLink();
  const writeCoupon = useCouponWriter();
  const { name, tiker, isin, status, branch_name } = data.bondInfo;
  const { emitent_name, emitent_string_id } = data.bondInfo;
  const { quote } = data;
  const issuer = { text: emitent_name, href: link(entityPath('companies', emitent_string_id)) };
  return (
    <EntityHeading
      path={{ label: t('path'), links: [{ href: link('/bonds/'), text: t('bonds') }] }}
      name={name}
      ticker={tiker}
      warning={status === 'active' ? null : t(`status_${status}`)}
      facts={[writeCoupon(data.bondInfo), isin, issuer, branch_name]}
      action={
        data.tradingGrounds.length > 0 && (
          <WatchButton
            stockId={data.bondId}
            name={name}
            grounds={data.tradingGrounds}
            groundId={quote?.['trading_ground.id'] ?? null}
          />
        )
      }
    >
      {quote && (
        <div className={styles.quotes}>
          {data.blocks.yields && <BondYield yields={data.blocks.yields} stringId={data.stringId} />}
          <BondPrice quote={quote} />
        </div>
      )}
    </EntityHeading>
  );
}
