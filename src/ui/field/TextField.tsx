import type { ComponentProps } from 'react';
import { classes } from '#ui/classes.ts';
import fields from './field.module.css';

interface Props extends ComponentProps<'input'> {
  readonly label: string;
}

/** One line that a visitor types, with its name above and what belongs to it below. */
export function TextField({ label, className, children, ...input }: Props) {
  return (
    <label className={fields.label}>
      {label}
      <input {...input} className={classes(fields.field, className)} />
      {children}
    </label>
  );
}
