import { type KeyboardEvent, useId } from 'react';
import type { FieldName } from '#domain/bond-calculator/calculator-fields.ts';
import { stepsOf, stepText } from '#domain/bond-calculator/calculator-texts.ts';
import type english from '#market/bond-calculator/labels/eng.json';
import { decimalMarkOf } from '#platform/i18n/format.ts';
import { useFormat, useLabels } from '#platform/i18n/I18n.tsx';
import { classes } from '#ui/classes.ts';
import fields from '#ui/field/field.module.css';
import styles from './CalculatorFields.module.css';
import { FieldComplaint } from './FieldComplaint.tsx';
import type { Complaint } from './useCalculator.ts';

const LONGEST = 40;

interface InputProps {
  readonly field: FieldName;
  readonly text: string;
  readonly step: number;
  readonly complaintId: string | undefined;
  readonly labelledBy?: string;
  readonly onType: (text: string) => void;
}

/** A number in the reader's own writing; arrow keys move it along the grid of its step. */
export function NumberInput({ field, text, step, complaintId, labelledBy, onType }: InputProps) {
  const t = useLabels<typeof english>('bond-calculator');
  const format = useFormat();
  const keysId = useId();
  const stepBy = (event: KeyboardEvent) => {
    const steps = stepsOf(event.key, event.shiftKey);
    const next = steps === 0 ? null : stepText(text, step, steps, decimalMarkOf(format));
    if (next === null) return;
    event.preventDefault();
    onType(next);
  };
  return (
    <>
      <input
        className={classes(fields.field, styles.number)}
        name={field}
        type="text"
        // A phone's keys for decimals have no minus.
        inputMode={SIGNED.has(field) ? 'text' : 'decimal'}
        autoComplete="off"
        spellCheck={false}
        maxLength={LONGEST}
        value={text}
        aria-labelledby={labelledBy}
        aria-invalid={complaintId !== undefined}
        aria-describedby={classes(complaintId, keysId)}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={stepBy}
      />
      <span id={keysId} hidden>
        {t('keys', { step: format.number(step), large: format.number(10 * step) })}
      </span>
    </>
  );
}

const SIGNED: ReadonlySet<FieldName> = new Set([
  'yield',
  'rate',
  'margin',
  'base',
  'fixing',
  'multiplier',
  'inflation',
]);

interface Props extends Omit<InputProps, 'complaintId' | 'labelledBy'> {
  readonly label: string;
  readonly complaint: Complaint | undefined;
}

export function NumberField({ label, complaint, ...input }: Props) {
  const labelId = useId();
  const complaintId = useId();
  return (
    <div className={fields.label}>
      <span id={labelId}>{label}</span>
      <NumberInput {...input} labelledBy={labelId} complaintId={complaint && complaintId} />
      {complaint && <FieldComplaint id={complaintId} complaint={complaint} />}
    </div>
  );
}
