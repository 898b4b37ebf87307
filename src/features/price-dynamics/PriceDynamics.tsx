import { isLocked } from '#platform/contract/sealed.ts';
import { useLabels } from '#platform/i18n/I18n.tsx';
import { useUnlock } from '#platform/session/ViewerKind.tsx';
import { Day } from '#ui/figure/Day.tsx';
import { LockedPrompt } from '#ui/locked-value/LockedPrompt.tsx';
import { Section } from '#ui/section/Section.tsx';
import type english from './labels/eng.json';
import styles from './PriceDynamics.module.css';
import { PriceScale } from './PriceScale.tsx';
import type { PriceDynamicsData } from './price-dynamics.contract.ts';

interface Props {
  readonly dynamics: PriceDynamicsData | null;
  /** Where a change is explained. */
  readonly explain: (what: 'change-month' | 'change-year') => string;
}

/** Absent where the share never traded on the venue. */
export function PriceDynamics({ dynamics, explain }: Props) {
  const t = useLabels<typeof english>('price-dynamics');
  const price = useUnlock('last-price');
  const rest = useUnlock('price-dynamics');
  if (!dynamics) return null;
  const last = dynamics['last_price.numeric'];
  const hasLocked = Object.values(dynamics).some(isLocked);
  return (
    <Section id="dynamics" title={t('title')} hint={t('title_hint')} note={<Day day={dynamics.date} />}>
      <div className={styles.scales}>
        <PriceScale
          title={t('month')}
          href={explain('change-month')}
          lastPrice={last}
          lastDate={dynamics.date}
          deltaLastPrice={dynamics['delta_last_price_1m.numeric']}
          absoluteMinPrice={dynamics['absolute_min_price_1m.numeric']}
          absoluteMaxPrice={dynamics['absolute_max_price_1m.numeric']}
        />
        <PriceScale
          title={t('year')}
          href={explain('change-year')}
          lastPrice={last}
          lastDate={dynamics.date}
          deltaLastPrice={dynamics['delta_last_price_1y.numeric']}
          absoluteMinPrice={dynamics['absolute_min_price_1y.numeric']}
          absoluteMaxPrice={dynamics['absolute_max_price_1y.numeric']}
        />
      </div>
      {hasLocked &&
        (isLocked(last) ? (
          <LockedPrompt unlock={price} text={t('prompt_must_sign_in')} />
        ) : (
          <LockedPrompt unlock={rest} text={t('prompt_must_get_access')} />
        ))}
    </Section>
  );
}
