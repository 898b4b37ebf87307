import { useId } from 'react';
import type { RowsField as RowsName } from '#domain/bond-calculator/typed-rows.ts';
import type english from '#market/bond-calculator/labels/eng.json';
import { useFormat, useLabels } from '#platform/i18n/I18n.tsx';
import { classes } from '#ui/classes.ts';
import fields from '#ui/field/field.module.css';
import styles from './CalculatorFields.module.css';
import { FieldComplaint } from './FieldComplaint.tsx';
import type { Complaint } from './useCalculator.ts';

interface Props {
  readonly field: RowsName;
  readonly label: string;
  readonly text: string;
  /** A row that shows how they are written. */
  readonly example: { readonly day: string; readonly percent: number };
  readonly complaint: Complaint | undefined;
  readonly onType: (text: string) => void;
}

/** Rows as lines of text: typed, or pasted from a spreadsheet. */
export function RowsField({ field, label, text, example, complaint, onType }: Props) {
  const t = useLabels<typeof english>('bond-calculator');
  const format = useFormat();
  const id = useId();
  const hintId = useId();
  const complaintId = useId();
  const row = `${format.day(example.day)} ${format.number(example.percent)}`;
  return (
    <div className={classes(fields.label, styles.rows)}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        className={classes(fields.field, styles.lines)}
        name={field}
        rows={Math.min(6, Math.max(2, text.split('\n').length))}
        autoComplete="off"
        spellCheck={false}
        value={text}
        aria-invalid={complaint !== undefined}
        aria-describedby={classes(complaint && complaintId, hintId)}
        onChange={(event) => onType(event.target.value)}
      />
      {complaint && <FieldComplaint id={complaintId} complaint={complaint} />}
      <span id={hintId} className={styles.hint}>
        {t(`rows_${field}`, { row })}
      </span>
    </div>
  );
}
