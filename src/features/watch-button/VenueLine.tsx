import type { Dispatch } from 'react';
import { useFormat, useLabels } from '#platform/i18n/I18n.tsx';
import { CheckboxLine } from '#ui/checkbox/Checkbox.tsx';
import { QuantityInput } from '#ui/quantity-field/QuantityInput.tsx';
import { useQuantities } from '#ui/quantity-field/useQuantities.ts';
import type english from './labels/eng.json';
import styles from './WatchDialog.module.css';
import type { Form, Held, WatchEvent } from './watching.ts';

interface Props {
  readonly venue: { readonly id: number; readonly text: string };
  readonly held: Held | undefined;
  readonly form: Form;
  readonly dispatch: Dispatch<WatchEvent>;
  readonly onEnter: () => void;
}

export function VenueLine({ venue: { id: venueId, text }, held, form, dispatch, onEnter }: Props) {
  const t = useLabels<typeof english>('watch-button');
  if (held)
    return (
      <li className={styles.venue}>
        <CheckboxLine text={text} checked disabled readOnly />
        <HeldQuantity held={held} />
      </li>
    );
  return (
    <li className={styles.venue}>
      <CheckboxLine
        text={text}
        checked={form.checked.includes(venueId)}
        onChange={(event) => dispatch({ type: 'checked', venueId, isChecked: event.currentTarget.checked })}
      />
      <Quantity
        label={t('quantity_on', { venue: text })}
        venueId={venueId}
        form={form}
        dispatch={dispatch}
        onEnter={onEnter}
      />
    </li>
  );
}

function HeldQuantity({ held: { quantity } }: { held: Held }) {
  const t = useLabels<typeof english>('watch-button');
  const format = useFormat();
  return (
    <span className={styles.already}>
      {quantity === null ? t('already') : t('already_quantity', { quantity: format.number(quantity) })}
    </span>
  );
}

interface QuantityProps extends Pick<Props, 'form' | 'dispatch' | 'onEnter'> {
  readonly label: string;
  readonly venueId: number;
}

function Quantity({ label, venueId, form, dispatch, onEnter }: QuantityProps) {
  const t = useLabels<typeof english>('watch-button');
  const { read, explain } = useQuantities();
  const typed = form.typed[venueId] ?? '';
  const quantity = read(typed);
  const isWrong = quantity.kind === 'wrong' && form.judged.includes(venueId);
  return (
    <QuantityInput
      isLoose
      label={label}
      name={`quantity-${venueId}`}
      placeholder={t('quantity')}
      typed={typed}
      complaint={isWrong ? explain(quantity.fault, typed) : null}
      onType={(text) => dispatch({ type: 'typed', venueId, text })}
      onLeave={() => dispatch({ type: 'left', venueId })}
      onKeyDown={(event) => event.key === 'Enter' && onEnter()}
    />
  );
}
