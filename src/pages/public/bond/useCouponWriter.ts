import { decimalsNeeded } from '#domain/numbers/decimals-needed.ts';
import { useFormat, useLabels } from '#platform/i18n/I18n.tsx';
import type { BondPageData } from './bond.contract.ts';
import type english from './labels/eng.json';

type Coupon = Pick<BondPageData['bondInfo'], 'coupon_type' | 'coupon_rate' | 'base_rate'>;

/** What a bond pays, in a few words. */
export function useCouponWriter() {
  const t = useLabels<typeof english>('bond');
  const format = useFormat();
  return ({ coupon_type: type, coupon_rate: rate, base_rate: base }: Coupon): string | null => {
    const percent = rate === null ? null : format.percent(rate, decimalsNeeded([rate]));
    switch (type) {
      case null:
        return percent && t('coupon_fixed', { rate: percent });
      case 'zero':
        return t('coupon_type_zero');
      case 'floating':
        return [base ?? t('coupon_type_floating'), percent].filter((part) => part !== null).join(' + ');
      case 'indexed':
        return percent ? t('coupon_indexed', { rate: percent }) : t('coupon_type_indexed');
      case 'fixed':
        return percent ? t('coupon_fixed', { rate: percent }) : t('coupon_type_fixed');
    }
  };
}
