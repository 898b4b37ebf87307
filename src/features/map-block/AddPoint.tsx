import { type FormEvent, useId, useRef, useState } from 'react';
import { useLabels } from '#platform/i18n/I18n.tsx';
import button from '#ui/button/button.module.css';
import { classes } from '#ui/classes.ts';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import field from '#ui/field/field.module.css';
import { Icon } from '#ui/icon/Icon.tsx';
import type english from './labels/eng.json';
import styles from './MapBlock.module.css';
import {
  LONGEST_NAME,
  type NewPoint,
  type PointFault,
  type PointFaults,
  readPoint,
  type TypedPoint,
} from './map-points.ts';

export interface AddPointProps {
  readonly onAdd: (point: NewPoint) => void;
  readonly onClose: () => void;
}

const FIELDS = ['name', 'duration', 'yield'] as const satisfies readonly (keyof TypedPoint)[];
const LONGEST_NUMBER = 20;

/** Requests a point of the reader's own; what is wrong stands beside its field. */
export function AddPoint({ onAdd, onClose }: AddPointProps) {
  const t = useLabels<typeof english>('map-block');
  const form = useRef<HTMLFormElement>(null);
  const formId = useId();
  const [faults, setFaults] = useState<PointFaults>({});
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const textOf = (name: keyof TypedPoint) => String(typed.get(name) ?? '');
    const read = readPoint({ name: textOf('name'), duration: textOf('duration'), yield: textOf('yield') });
    if (read.outcome === 'read') return onAdd(read.point);
    setFaults(read.faults);
    const first = FIELDS.find((name) => read.faults[name]);
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };
  const footer = (
    <>
      <button type="button" className={button.button} onClick={onClose}>
        {t('cancel')}
      </button>
      <button type="submit" form={formId} className={classes(button.button, button.solid)}>
        {t('add')}
      </button>
    </>
  );
  return (
    <Dialog title={t('add')} isOpen onClose={onClose} footer={footer}>
      <form ref={form} id={formId} className={styles.form} noValidate onSubmit={submit}>
        {FIELDS.map((name) => (
          <PointField key={name} name={name} fault={faults[name]} />
        ))}
      </form>
    </Dialog>
  );
}

function PointField({ name, fault }: { name: keyof TypedPoint; fault: PointFault | undefined }) {
  const t = useLabels<typeof english>('map-block');
  const id = useId();
  return (
    <label className={field.label}>
      {t(`point_${name}`)}
      <input
        className={field.field}
        name={name}
        inputMode={name === 'name' ? 'text' : 'decimal'}
        maxLength={name === 'name' ? LONGEST_NAME : LONGEST_NUMBER}
        autoComplete="off"
        aria-invalid={fault !== undefined}
        aria-describedby={fault ? id : undefined}
      />
      {fault && (
        <span className={field.complaint} id={id}>
          <Icon name="alert" />
          {fault === 'out_of_range' && name !== 'name'
            ? t(`out_of_range_${name}`)
            : t(fault === 'no_name' ? 'no_name' : 'no_number')}
        </span>
      )}
    </label>
  );
}
