import type { ReactNode } from 'react';
import type { AnyEndpoint } from '#platform/contract/endpoint.ts';
import { useLabels } from '#platform/i18n/I18n.tsx';
import { ActionForm } from '#ui/action-form/ActionForm.tsx';
import buttons from '#ui/button/button.module.css';
import { classes } from '#ui/classes.ts';
import fields from '#ui/field/field.module.css';
import { Icon } from '#ui/icon/Icon.tsx';
import type english from './labels/eng.json';
import styles from './SavedList.module.css';

interface Props {
  readonly endpoint: AnyEndpoint;
  readonly here: string;
  /** What is saved, besides its name. */
  readonly values: Readonly<Record<string, string>>;
  readonly longestName: number;
  readonly words: { readonly save: string; readonly saved: string };
  readonly children?: ReactNode;
}

/** Saves what is on the page under a name. */
export function SaveForm({ endpoint, here, values, longestName, words: { save, saved }, children }: Props) {
  const t = useLabels<typeof english>('saved-list');
  return (
    <ActionForm endpoint={endpoint} next={here} className={styles.row} done={saved} label={save}>
      {children}
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label className={classes(fields.label, styles.name)}>
        {t('name')}
        <input className={fields.field} name="name" required maxLength={longestName} autoComplete="off" />
      </label>
      <button type="submit" className={buttons.button}>
        <Icon name="plus" />
        {save}
      </button>
    </ActionForm>
  );
}
