import type { Dispatch } from 'react';
import { useFormat, useLabels } from '#foundation/i18n/I18n.tsx';
import { CheckboxLine } from '#ui/checkbox/Checkbox.tsx';
import { QuantityInput } from '../quantity-field/QuantityInput.tsx';
import { useQuantities } from '../quantity-field/useQuantities.ts';
import type english from './labels/eng.json';
import styles from './WatchDialog.module.css';
import type { Form, Held, WatchEvent } from './watching.ts';

interface Props {
  readonly ground: { readonly id: number; readonly text: string };
  readonly held: Held | undefined;
  readonly form: Form;
  readonly dispatch: Dispatch<WatchEvent>;
  readonly onEnter: () => void;
}

export function GroundLine({ ground: { id: groundId, text }, held, form, dispatch, onEnter }: Props) {
  const t = useLabels<typeof english>('watch-button');
  if (held)
    return (
      <li className={styles.ground}>
        <CheckboxLine text={text} checked disabled readOnly />
        <HeldQuantity held={held} />
      </li>
    );
  return (
    <li className={styles.ground}>
      <CheckboxLine
        text={text}
        checked={form.checked.includes(groundId)}
        onChange={(event) => dispatch({ type: 'checked', groundId, isChecked: event.currentTarget.checked })}
      />
      <Quantity
        label={t('quantity_on', { ground: text })}
        groundId={groundId}
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
      {quantity === null ? t('already') : t('already_pieces', { pieces: format.number(quantity) })}
    </span>
  );
}

interface QuantityProps extends Pick<Props, 'form' | 'dispatch' | 'onEnter'> {
  readonly label: string;
  readonly groundId: number;
}

function Quantity({ label, groundId, form, dispatch, onEnter }: QuantityProps) {
  const t = useLabels<typeof english>('watch-button');
  const { read, explain } = useQuantities();
  const typed = form.typed[groundId] ?? '';
  const quantity = read(typed);
  const isWrong = quantity.kind === 'wrong' && form.judged.includes(groundId);
  return (
    <QuantityInput
      isLoose
      label={label}
      name={`quantity-${groundId}`}
      placeholder={t('quantity')}
      typed={typed}
      complaint={isWrong ? explain(quantity.fault, typed) : null}
      onType={(text) => dispatch({ type: 'typed', groundId, text })}
      onLeave={() => dispatch({ type: 'left', groundId })}
      onKeyDown={(event) => event.key === 'Enter' && onEnter()}
    />
  );
}
