import { useId } from 'react';
import { useLabels } from '#platform/i18n/I18n.tsx';
import { ActionForm } from '#ui/action-form/ActionForm.tsx';
import buttons from '#ui/button/button.module.css';
import { classes } from '#ui/classes.ts';
import fields from '#ui/field/field.module.css';
import { LONGEST_NAME, updateName } from './account-name.contract.ts';
import type english from './labels/eng.json';
import styles from './NameForm.module.css';

export function NameForm({ name }: { name: string }) {
  const t = useLabels<typeof english>('account-name');
  const id = useId();
  return (
    <ActionForm className={styles.form} endpoint={updateName} done={t('saved')}>
      <label className={fields.label} htmlFor={id}>
        {t('name')}
      </label>
      <div className={styles.line}>
        <input
          className={classes(fields.field, styles.field)}
          id={id}
          key={name}
          name="name"
          defaultValue={name}
          autoComplete="name"
          maxLength={LONGEST_NAME}
          required
          aria-describedby={`${id}-hint`}
        />
        <button className={buttons.button} type="submit">
          {t('save')}
        </button>
      </div>
      <p className={styles.hint} id={`${id}-hint`}>
        {t('hint')}
      </p>
    </ActionForm>
  );
}
