import type { Capability } from '#domain/access/capabilities.ts';
import { isLocked, type Locked } from '#platform/contract/sealed.ts';
import { useLabels } from '#platform/i18n/I18n.tsx';
import { useUnlock } from '#platform/session/ViewerKind.tsx';
import { CheckboxLine } from '#ui/checkbox/Checkbox.tsx';
import { LockedPrompt } from '#ui/locked-value/LockedPrompt.tsx';
import type english from '../labels/eng.json';
import type { Row } from '../table-data.ts';
import styles from './ClosedSwitch.module.css';

interface Props {
  readonly closedRows: readonly Row[] | Locked<Capability>;
  readonly isOn: boolean;
  readonly onSwitch: (isOn: boolean) => void;
}

/** Shows the closed data of a report. Whoever may not see it is shown what would open it instead (IF-07). */
export function ClosedSwitch({ closedRows, isOn, onSwitch }: Props) {
  const t = useLabels<typeof english>('table');
  const unlock = useUnlock('more-rows');
  const isRefused = isOn && isLocked(closedRows);
  return (
    <div className={styles.closed}>
      <CheckboxLine
        text={t('closed_data')}
        checked={isOn && !isRefused}
        aria-invalid={isRefused || undefined}
        onChange={() => onSwitch(!isOn)}
      />
      <div role="status">
        {isRefused && <LockedPrompt unlock={unlock} text={t('rows_must_get_access')} />}
      </div>
    </div>
  );
}
