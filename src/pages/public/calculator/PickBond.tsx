import { CALCULATOR_PATH } from '#market/bond-calculator/calculator-address.ts';
import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import buttons from '#ui/button/button.module.css';
import fields from '#ui/field/field.module.css';
import { Icon } from '#ui/icon/Icon.tsx';
import styles from './CalculatorPage.module.css';
import type english from './labels/eng.json';

/** Begins with the terms of a bond of the store. An ordinary form: the answer is another page. */
export function PickBond({ unknown }: { unknown: string | null }) {
  const t = useLabels<typeof english>('calculator');
  const link = useLink();
  return (
    <form className={styles.pick} action={link(CALCULATOR_PATH)}>
      <label className={fields.label}>
        {t('pick')}
        <input
          className={fields.field}
          name="bond"
          defaultValue={unknown ?? ''}
          maxLength={100}
          required
          autoComplete="off"
          spellCheck={false}
          aria-invalid={unknown !== null}
          aria-describedby={unknown === null ? undefined : 'unknown-bond'}
        />
      </label>
      <button type="submit" className={buttons.button}>
        {t('take')}
      </button>
      {unknown !== null && (
        <span className={fields.complaint} id="unknown-bond">
          <Icon name="alert" />
          {t('unknown')}
        </span>
      )}
    </form>
  );
}
