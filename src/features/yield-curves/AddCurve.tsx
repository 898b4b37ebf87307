import { useState } from 'react';
import { BOND_SECTORS } from '#domain/bonds/stored-bond.ts';
import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import button from '#ui/button/button.module.css';
import { DatePicker } from '#ui/date-picker/DatePicker.tsx';
import { Select } from '#ui/select/Select.tsx';
import styles from './CurvesDesk.module.css';
import { CURVES_PATH, type CurveSelection, writeCurve } from './curve-selection.ts';
import type english from './labels/eng.json';
import type { YieldCurvesData } from './yield-curves.contract.ts';

interface Props {
  readonly data: YieldCurvesData;
  readonly selection: CurveSelection;
}

/** A form of the browser: its answer is a page of its own, which shows one curve more. */
export function AddCurve({ data: { currencies, issuers }, selection }: Props) {
  const t = useLabels<typeof english>('yield-curves');
  const link = useLink();
  const isShown = (code: string) => selection.curves.some((curve) => curve.currency === code);
  const unlike = currencies.find((each) => !isShown(each.currency)) ?? currencies[0];
  const [currency, setCurrency] = useState(unlike?.currency ?? '');
  const [day, setDay] = useState<string | null>(null);
  const [of, setOf] = useState('government');
  const days = currencies.find((each) => each.currency === currency);
  const offered = issuers.filter((issuer) => issuer.currencies.includes(currency));
  return (
    <form className={styles.add} action={link(CURVES_PATH)} aria-label={t('add_title')}>
      {selection.curves.length > 0 && (
        <input type="hidden" name="curves" value={selection.curves.map(writeCurve).join()} />
      )}
      {selection.view !== 'zero' && <input type="hidden" name="view" value={selection.view} />}
      {selection.shown > 0 && <input type="hidden" name="bonds" value={selection.shown + 1} />}
      <Select
        label={t('currency')}
        name="currency"
        options={currencies.map((each) => ({ id: each.currency, text: each.currency }))}
        active={currency}
        onChange={setCurrency}
      />
      <Select
        label={t('of')}
        name="of"
        options={[
          ...BOND_SECTORS.map((sector) => ({ id: sector as string, text: t(`of_${sector}`) })),
          ...offered.map(({ id, name }) => ({ id: `@${id}`, text: name })),
        ]}
        active={of}
        onChange={setOf}
      />
      {days && (
        <DatePicker
          label={t('day')}
          name="day"
          value={day}
          today={days.to}
          min={days.from}
          max={days.to}
          onChange={setDay}
        />
      )}
      <button type="submit" className={button.button}>
        {t('add')}
      </button>
    </form>
  );
}
