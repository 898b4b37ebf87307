import { useReducer, useRef } from 'react';
import { NO_PICKING, pick, type Suggestion } from '#ui/suggestions/picking.ts';
import { SuggestField } from '#ui/suggestions/SuggestField.tsx';
import { suggestFrom } from '#ui/suggestions/suggest-from.ts';

interface Props {
  readonly label: string;
  readonly issuers: readonly Suggestion[];
  /** An id or words, as in the address. */
  readonly issuer: string;
  readonly onTake: () => void;
}

/** An issuer by name: those with the most bonds are suggested, any other can be typed. */
export function IssuerField({ label, issuers, issuer, onTake }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [picking, send] = useReducer(pick, NO_PICKING);
  const offer = (text: string) => send({ type: 'offered', text, items: suggestFrom(issuers, text) });
  const take = ({ name }: Suggestion) => {
    if (field.current) field.current.value = name;
    send({ type: 'dismissed' });
    onTake();
  };
  return (
    <SuggestField
      label={label}
      field={field}
      name="issuer"
      defaultValue={issuers.find(({ id }) => id === issuer)?.name ?? issuer}
      picking={picking}
      send={send}
      onType={offer}
      onTake={take}
    />
  );
}
