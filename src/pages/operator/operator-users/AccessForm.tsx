import { useState } from 'react';
import type operator from '#page-parts/operator/labels/eng.json';
import forms from '#page-parts/operator/operator-forms.module.css';
import { useLabels } from '#platform/i18n/I18n.tsx';
import { ActionForm } from '#ui/action-form/ActionForm.tsx';
import buttons from '#ui/button/button.module.css';
import { CheckboxLine } from '#ui/checkbox/Checkbox.tsx';
import { classes } from '#ui/classes.ts';
import { DatePicker } from '#ui/date-picker/DatePicker.tsx';
import fields from '#ui/field/field.module.css';
import { Select } from '#ui/select/Select.tsx';
import { writeSeen } from './access-choice.ts';
import type english from './labels/eng.json';
import { levelName } from './level-name.ts';
import {
  LONGEST_REASON,
  type OperatorUserData,
  type ShownUser,
  setUserRights,
} from './operator-user.contract.ts';

/** What a user may see, by the names of the plans, and who the user is here: one form, one reason, one line among the changes. */
export function AccessForm({
  user,
  tariffs,
  today,
}: { user: ShownUser } & Pick<OperatorUserData, 'tariffs' | 'today'>) {
  const t = useLabels<typeof english>('operator-users');
  const shared = useLabels<typeof operator>('operator');
  const [choice, setChoice] = useState(user.choice);
  const [endsOn, setEndsOn] = useState(user.accessEndsOn);
  const [hasExcel, setExcel] = useState(user.excelExportAccess);
  const options = [
    ...(user.choice === 'keep'
      ? [{ id: 'keep', text: t('plan_keep', { access: t(levelName(user.level)) }) }]
      : []),
    { id: 'none', text: t('plan_none') },
    { id: 'basic', text: t('plan_basic') },
    ...tariffs.map(({ id, name }) => ({ id: `plan-${id}`, text: name })),
  ];
  const choose = (id: string) => {
    setChoice(id);
    // A plan says itself whether it includes files; the operator may say otherwise.
    setExcel(tariffs.find((plan) => `plan-${plan.id}` === id)?.excelExportAccess ?? false);
  };
  return (
    <ActionForm
      // What was saved is what is shown next.
      key={writeSeen(user)}
      endpoint={setUserRights}
      params={{ userId: user.id }}
      className={forms.stack}
      label={t('access')}
      done={t('changed')}
    >
      <input type="hidden" name="seen" value={writeSeen(user)} />
      <div className={forms.pair}>
        <div>
          <Select name="choice" label={t('tariff')} options={options} active={choice} onChange={choose} />
        </div>
        <div className={fields.label}>
          <DatePicker
            label={t('ends_on')}
            name="endsOn"
            value={endsOn}
            onChange={setEndsOn}
            min={today}
            today={today}
          />
          <p className={forms.note}>{t('ends_note')}</p>
        </div>
      </div>
      <CheckboxLine
        name="excel"
        checked={hasExcel}
        onChange={({ target }) => setExcel(target.checked)}
        text={t('excel')}
      />
      <CheckboxLine name="operator" defaultChecked={user.isOperator} text={t('role_operator')} />
      <label className={fields.label}>
        {t('reason')}
        <input
          className={classes(fields.field, forms.area)}
          name="reason"
          required
          maxLength={LONGEST_REASON}
          autoComplete="off"
        />
        <span className={forms.note}>{t('reason_note')}</span>
      </label>
      <div>
        <button className={classes(buttons.button, buttons.solid)} type="submit">
          {shared('save')}
        </button>
      </div>
    </ActionForm>
  );
}
