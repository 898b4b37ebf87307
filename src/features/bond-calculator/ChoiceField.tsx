import { useId } from 'react';
import type { FieldName } from '#domain/bond-calculator/calculator-fields.ts';
import { Select } from '#ui/select/Select.tsx';
import styles from './CalculatorFields.module.css';
import { FieldComplaint } from './FieldComplaint.tsx';
import type { Complaint } from './useCalculator.ts';

interface Props {
  readonly field: FieldName;
  readonly label: string;
  readonly text: string;
  readonly options: readonly { readonly id: string; readonly text: string }[];
  readonly complaint: Complaint | undefined;
  readonly onType: (text: string) => void;
}

/** What an address requests and is no choice is shown as one more, so that it can be seen and left. */
export function ChoiceField({ field, label, text, options, complaint, onType }: Props) {
  const complaintId = useId();
  const isKnown = options.some(({ id }) => id === text);
  return (
    <div className={styles.choice}>
      <Select
        label={label}
        name={field}
        options={isKnown ? options : [...options, { id: text, text: text || '–' }]}
        active={text}
        onChange={onType}
      />
      {complaint && <FieldComplaint id={complaintId} complaint={complaint} />}
    </div>
  );
}
