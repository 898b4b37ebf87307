import { useFormat, useLabels } from '#platform/i18n/I18n.tsx';
import type english from './labels/eng.json';
import type { Price } from './tariffs.contract.ts';

export function TariffPrice({ price, currency, period }: Price) {
  const t = useLabels<typeof english>('tariffs');
  const format = useFormat();
  if (price === null || currency === null || period === null) return t('on_request');
  if (price === 0) return t('free');
  const shown = format.number(price, Number.isInteger(price) ? 0 : 2);
  return t(`price_${period}`, { price: shown, currency });
}
