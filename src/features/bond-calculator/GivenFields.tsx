import { useId } from 'react';
import { CONVENTIONS, GIVEN, type GivenName, TARGETS } from '#domain/bond-calculator/calculator-fields.ts';
import { PERCENT_SIGN } from '#domain/numbers/percent-sign.ts';
import type english from '#market/bond-calculator/labels/eng.json';
import { useLabels } from '#platform/i18n/I18n.tsx';
import styles from './CalculatorFields.module.css';
import { ChoiceField } from './ChoiceField.tsx';
import { DayField } from './DayField.tsx';
import { FieldComplaint } from './FieldComplaint.tsx';
import { NumberInput } from './NumberField.tsx';
import type { CalculatorModel } from './useCalculator.ts';

/** A tick of a price, a basis point of a yield. */
const STEP = 0.01;

/** What is held while the rest follows: the settlement, and one of price, dirty price and yield. */
export function GivenFields({ model, today }: { model: CalculatorModel; today: string }) {
  const t = useLabels<typeof english>('bond-calculator');
  const { texts, complaints, dispatch } = model;
  const byId = useId();
  const by = complaints.get('by');
  return (
    <fieldset className={styles.given}>
      <legend className="sr">{t('given')}</legend>
      <DayField
        field="date"
        label={t('date')}
        text={texts.date}
        today={today}
        complaint={complaints.get('date')}
        onType={(text) => dispatch({ type: 'typed', field: 'date', text })}
      />
      {GIVEN.map((field) => (
        <GivenField key={field} field={field} model={model} />
      ))}
      {by && <FieldComplaint id={byId} complaint={by} />}
      <div className={styles.pair}>
        <ChoiceField
          field="convention"
          label={t('convention')}
          text={texts.convention}
          options={CONVENTIONS.map((id) => ({ id, text: t(`convention_${id}`) }))}
          complaint={complaints.get('convention')}
          onType={(text) => dispatch({ type: 'typed', field: 'convention', text })}
        />
        <ChoiceField
          field="to"
          label={t('to')}
          text={texts.to}
          options={TARGETS.map((id) => ({ id, text: t(`to_${id}`) }))}
          complaint={complaints.get('to')}
          onType={(text) => dispatch({ type: 'typed', field: 'to', text })}
        />
      </div>
    </fieldset>
  );
}

function GivenField({ field, model }: { field: GivenName; model: CalculatorModel }) {
  const t = useLabels<typeof english>('bond-calculator');
  const nameId = useId();
  const complaintId = useId();
  const { texts, complaints, dispatch, givenText } = model;
  const text = givenText(field);
  const found = complaints.get(field);
  // Nothing is wrong with a price that nobody has typed yet: it is requested where the results will stand.
  const complaint = found?.code === 'missing' && !model.shown ? undefined : found;
  return (
    <div className={styles.held}>
      <label className={styles.holder}>
        <input
          type="radio"
          className={styles.radio}
          name="by"
          value={field}
          checked={texts.by === field}
          aria-label={t('hold', { name: t(field) })}
          onChange={() => dispatch({ type: 'held', by: field, text })}
        />
        <span id={nameId}>{t(field)}</span>
      </label>
      <NumberInput
        field={field}
        text={text}
        step={STEP}
        labelledBy={nameId}
        complaintId={complaint && complaintId}
        onType={(typed) => dispatch({ type: 'typed', field, text: typed })}
      />
      <span className={styles.unit} aria-hidden="true">
        {PERCENT_SIGN}
      </span>
      {complaint && <FieldComplaint id={complaintId} complaint={complaint} />}
    </div>
  );
}
