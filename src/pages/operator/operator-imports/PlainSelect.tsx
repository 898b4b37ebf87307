import { useLabels } from '#platform/i18n/I18n.tsx';
import { classes } from '#ui/classes.ts';
import fields from '#ui/field/field.module.css';
import type english from './labels/eng.json';
import styles from './OperatorImports.module.css';

interface Props {
  readonly label: string;
  readonly name: string;
  readonly value: string | undefined;
  readonly options: readonly string[];
  readonly textOf?: (option: string) => string;
}

/** The browser's own select: the form around it hears every change. */
export function PlainSelect({ label, name, value, options, textOf = (option) => option }: Props) {
  const t = useLabels<typeof english>('operator-imports');
  return (
    <label className={fields.label}>
      {label}
      <select className={classes(fields.field, styles.select)} name={name} defaultValue={value ?? ''}>
        <option value="">{t('automatic')}</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {textOf(option)}
          </option>
        ))}
      </select>
    </label>
  );
}
