import { entityPath } from '#domain/search/categories.ts';
import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { EntityHeading } from '#ui/entity-heading/EntityHeading.tsx';
import styles from './BondHeading.module.css';
import { BondPrice, BondYield } from './BondQuotes.tsx';
import type { BondPageData } from './bond.contract.ts';
import { WatchButton } from './bond.islands.ts';
import type english from './labels/eng.json';
import { useCouponWriter } from './useCouponWriter.ts';

/** What the bond is, what it costs, and what its buyer earns. */
export function BondHeading({ data }: { data: BondPageData }) {
  const t = useLabels<typeof english>('bond');
  const link = useLink();
  const writeCoupon = useCouponWriter();
  const { name, registered_name, ticker, isin, status, industry_name } = data.bondInfo;
  const { issuer_name, issuer_string_id } = data.bondInfo;
  const { quote } = data;
  const issuer = { text: issuer_name, href: link(entityPath('companies', issuer_string_id)) };
  return (
    <EntityHeading
      path={{ label: t('path'), links: [{ href: link('/bonds/'), text: t('bonds') }] }}
      name={name}
      registeredName={registered_name}
      ticker={ticker}
      warning={status === 'active' ? null : t(`status_${status}`)}
      facts={[writeCoupon(data.bondInfo), isin, issuer, industry_name]}
      action={
        data.venues.length > 0 && (
          <WatchButton
            stockId={data.bondId}
            name={name}
            venues={data.venues}
            venueId={quote?.['venue.id'] ?? null}
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
