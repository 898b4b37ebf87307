import { RequestForm } from '#features/access-requests/RequestForm.tsx';
import { OpeningList } from '#features/tariffs/OpeningList.tsx';
import { TariffPrice } from '#features/tariffs/TariffPrice.tsx';
import { useLabels } from '#platform/i18n/I18n.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import type english from './labels/eng.json';
import type { ProfileAccessPageData } from './profile-access.contract.ts';
import styles from './TariffColumns.module.css';

type Offer = ProfileAccessPageData['offers'][number];

/** The tariffs side by side: the same lines in the same order, so that they compare themselves. */
export function TariffColumns({ offers, held }: { offers: readonly Offer[]; held: number | null }) {
  // The solid button is for the tariff that opens most of what may still be requested.
  const main = offers.findLast(isRequestable);
  // Access without a plan is that of the last one that adds nothing to it.
  const own = offers.find(({ id }) => id === held) ?? offers.findLast(({ asking }) => asking === 'has');
  return (
    <div className={styles.columns}>
      {offers.map((offer) => (
        <section key={offer.id} className={styles.column} aria-labelledby={`tariff-${offer.id}`}>
          <h3 className={styles.name} id={`tariff-${offer.id}`}>
            {offer.name}
          </h3>
          <p className={styles.price}>
            <TariffPrice {...offer} />
          </p>
          <p className={styles.description}>{offer.description}</p>
          <OpeningList opens={offer.opens} />
          <div className={styles.step}>
            <Step offer={offer} isMain={offer === main} isOwn={offer === own} />
          </div>
        </section>
      ))}
    </div>
  );
}

const isRequestable = ({ asking }: Offer) => asking === 'send' || asking === 'expand';

interface StepProps {
  readonly offer: Offer;
  readonly isMain: boolean;
  readonly isOwn: boolean;
}

function Step({ offer: { id, name, asking }, isMain, isOwn }: StepProps) {
  const t = useLabels<typeof english>('profile-access');
  switch (asking) {
    case null:
      return null;
    case 'has':
      return (
        <p className={styles.state}>
          <Icon name="check" />
          {t(isOwn ? 'have_it' : 'included')}
        </p>
      );
    case 'open':
      return (
        <p className={styles.state}>
          <Icon name="clock" />
          {t('request_sent')}
        </p>
      );
    default:
      return <RequestForm tariff={id} tariffName={name} asking={asking} isMain={isMain} />;
  }
}
