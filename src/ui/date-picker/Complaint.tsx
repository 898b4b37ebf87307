import { useFormat, useLabels } from '#platform/i18n/I18n.tsx';
import field from '#ui/field/field.module.css';
import { Icon } from '#ui/icon/Icon.tsx';
import type english from './labels/eng.json';
import type { Fault, FieldRules } from './typed-field.ts';

interface Props {
  readonly id: string;
  readonly fault: Fault;
  readonly letters: string;
  readonly rules: FieldRules;
}

export function Complaint({ id, fault, letters, rules: { min = '', max = '' } }: Props) {
  const t = useLabels<typeof english>('date-picker');
  const format = useFormat();
  const words = {
    'not-a-date': () => t('notADate', { letters }),
    'too-early': () => t('tooEarly', { day: format.day(min) }),
    'too-late': () => t('tooLate', { day: format.day(max) }),
  };
  return (
    <p className={field.complaint} id={id} role="alert">
      <Icon name="alert" />
      {words[fault]()}
    </p>
  );
}
