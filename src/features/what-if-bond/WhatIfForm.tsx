import { type FormEvent, useId, useRef, useState } from 'react';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type english from '#market/bond-map/labels/eng.json';
import { COUPONS_A_YEAR, type OwnPoint } from '#market/bond-map/own-points.ts';
import { useLabels } from '#platform/i18n/I18n.tsx';
import buttons from '#ui/button/button.module.css';
import { classes } from '#ui/classes.ts';
import { Dialog } from '#ui/dialog/Dialog.tsx';
import fields from '#ui/field/field.module.css';
import { TextField } from '#ui/field/TextField.tsx';
import { Icon } from '#ui/icon/Icon.tsx';
import { FormSelect } from '#ui/select/FormSelect.tsx';
import { readWhatIf, type WhatIfFault, type WhatIfField } from './read-what-if.ts';
import styles from './WhatIfForm.module.css';

export interface WhatIfFormProps {
  /** It is settled on the day of the map. */
  readonly day: CalendarDay;
  readonly onAdd: (point: OwnPoint) => void;
  readonly onClose: () => void;
}

const TYPED = ['name', 'rate', 'matures', 'price'] as const satisfies readonly WhatIfField[];

/** Terms and a price; what cannot be computed says why, beside the field that it is about. */
export function WhatIfForm({ day, onAdd, onClose }: WhatIfFormProps) {
  const t = useLabels<typeof english>('bond-map');
  const form = useRef<HTMLFormElement>(null);
  const formId = useId();
  const [fault, setFault] = useState<WhatIfFault | null>(null);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    const read = readWhatIf((name) => String(typed.get(name) ?? ''), day);
    if (read.isRead) return onAdd(read.point);
    setFault(read.fault);
    form.current?.querySelector<HTMLElement>(`[name="${read.fault.field}"]`)?.focus();
  };
  const footer = (
    <>
      <button type="button" className={buttons.button} onClick={onClose}>
        {t('cancel')}
      </button>
      <button type="submit" form={formId} className={classes(buttons.button, buttons.solid)}>
        {t('what_if_add')}
      </button>
    </>
  );
  return (
    <Dialog title={t('what_if')} isOpen onClose={onClose} footer={footer}>
      <form ref={form} id={formId} className={styles.form} noValidate onSubmit={submit}>
        {TYPED.map((name) => (
          <TypedField key={name} name={name} fault={fault?.field === name ? fault : null} />
        ))}
        <FormSelect
          name="often"
          label={t('what_if_often')}
          options={COUPONS_A_YEAR.map((count) => ({ id: count, text: String(count) }))}
          active={2}
        />
        <p className={styles.note}>{t('what_if_note')}</p>
      </form>
    </Dialog>
  );
}

function TypedField({ name, fault }: { name: (typeof TYPED)[number]; fault: WhatIfFault | null }) {
  const t = useLabels<typeof english>('bond-map');
  const id = useId();
  return (
    <TextField
      label={t(`what_if_${name}`)}
      name={name}
      inputMode={name === 'name' ? 'text' : 'decimal'}
      maxLength={name === 'name' ? 60 : 20}
      autoComplete="off"
      placeholder={name === 'matures' ? t('what_if_matures_format') : undefined}
      aria-invalid={fault !== null}
      aria-describedby={fault ? id : undefined}
    >
      {fault && (
        <span className={fields.complaint} id={id}>
          <Icon name="alert" />
          {t(`fault_${fault.why}`)}
        </span>
      )}
    </TextField>
  );
}
