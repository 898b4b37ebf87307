import { useId } from 'react';
import type operator from '#page-parts/operator/labels/eng.json';
import { useLabels } from '#platform/i18n/I18n.tsx';
import { ActionForm } from '#ui/action-form/ActionForm.tsx';
import buttons from '#ui/button/button.module.css';
import { classes } from '#ui/classes.ts';
import fields from '#ui/field/field.module.css';
import styles from './ActionRow.module.css';
import type english from './labels/eng.json';
import type { setUserLevel, setUserTariff } from './operator-user.contract.ts';

interface Props {
  readonly endpoint: typeof setUserLevel | typeof setUserTariff;
  readonly userId: number;
  readonly label: string;
  readonly value: number | null;
  readonly isRequired?: true;
  /** Numbers that are known, each with its name. */
  readonly known: readonly { readonly id: number; readonly name: string }[];
}

export function NumberAction({ endpoint, userId, label, value, isRequired, known }: Props) {
  const t = useLabels<typeof english>('operator-users');
  const shared = useLabels<typeof operator>('operator');
  const list = useId();
  const seen = value ?? '';
  return (
    <ActionForm
      endpoint={endpoint}
      params={{ userId }}
      className={styles.form}
      label={label}
      done={t('changed')}
    >
      <input type="hidden" name="seen" value={seen} />
      <input
        key={seen}
        className={classes(fields.field, styles.number)}
        name="value"
        aria-label={label}
        inputMode="numeric"
        pattern="\d{1,9}"
        maxLength={9}
        defaultValue={seen}
        required={isRequired}
        list={list}
        autoComplete="off"
      />
      <datalist id={list}>
        {known.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </datalist>
      <button className={buttons.button} type="submit">
        {shared('save')}
      </button>
    </ActionForm>
  );
}
