import { useState } from 'react';
import { ACTIONS } from '#domain/actions/actions.ts';
import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import buttons from '#ui/button/button.module.css';
import type { DayRange } from '#ui/date-picker/day-range.ts';
import { RangePicker } from '#ui/date-picker/RangePicker.tsx';
import { TextField } from '#ui/field/TextField.tsx';
import { Select } from '#ui/select/Select.tsx';
import type english from './labels/eng.json';
import { LOG_PATH } from './log-address.ts';
import styles from './OperatorLog.module.css';
import type { OperatorLogPageData } from './operator-log.contract.ts';
import { useActionText } from './useActionText.ts';

const ANY = 0;

/** A plain form that requests the same page. */
export function LogFilters({ data: { filter, counts, today } }: { data: OperatorLogPageData }) {
  const t = useLabels<typeof english>('operator-log');
  const link = useLink();
  const actionText = useActionText();
  const [action, setAction] = useState(filter.action ?? ANY);
  const [days, setDays] = useState<DayRange>({ from: filter.from, to: filter.to });
  const noted = counts.map(({ action_id }) => action_id);
  const known = new Set([...Object.values(ACTIONS), ...noted, ...(filter.action ? [filter.action] : [])]);
  const options = [...known].sort((one, other) => one - other).map((id) => ({ id, text: actionText(id) }));
  return (
    <search>
      <form className={styles.filters} action={link(LOG_PATH)}>
        <Select
          label={t('action')}
          name="action"
          options={[{ id: ANY, text: t('any_action') }, ...options]}
          active={action}
          onChange={setAction}
        />
        <TextField
          label={t('email')}
          type="search"
          name="email"
          defaultValue={filter.email}
          maxLength={254}
          autoComplete="off"
        />
        <RangePicker
          label={t('days')}
          value={days}
          onChange={setDays}
          today={today}
          max={today}
          names={{ from: 'from', to: 'to' }}
          isClearable={false}
          hasShortcuts
        />
        <button className={buttons.button} type="submit">
          {t('show')}
        </button>
      </form>
    </search>
  );
}
