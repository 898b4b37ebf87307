import type english from '#market/bond-calculator/labels/eng.json';
import { useFormat, useLabels } from '#platform/i18n/I18n.tsx';
import fields from '#ui/field/field.module.css';
import { Icon } from '#ui/icon/Icon.tsx';
import type { Complaint } from './useCalculator.ts';

/** Why a field cannot be taken, in a sentence beside it. */
export function FieldComplaint({ id, complaint }: { id: string; complaint: Complaint }) {
  const t = useLabels<typeof english>('bond-calculator');
  const format = useFormat();
  const values = {
    ...('limit' in complaint && { limit: format.number(complaint.limit) }),
    ...('row' in complaint && { row: complaint.row }),
  };
  return (
    <span className={fields.complaint} id={id}>
      <Icon name="alert" />
      {t(`fault_${complaint.code}`, values)}
    </span>
  );
}
