import { type FormEvent, useId, useReducer, useRef } from 'react';
import { suggest } from '#market/search/search.contract.ts';
import { call } from '#platform/contract/call.ts';
import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { useViewerKind } from '#platform/session/ViewerKind.tsx';
import buttons from '#ui/button/button.module.css';
import fields from '#ui/field/field.module.css';
import { Icon } from '#ui/icon/Icon.tsx';
import { useLookup } from '#ui/lookup/useLookup.ts';
import { stripMarkup } from '#ui/search-hits/highlight.ts';
import { NO_PICKING, pick, type Suggestion } from '#ui/suggestions/picking.ts';
import { SuggestField } from '#ui/suggestions/SuggestField.tsx';
import styles from './BondPicker.module.css';
import type english from './labels/eng.json';

interface Props {
  readonly label: string;
  readonly button: string;
  /** The address that the bond is sent to, and the name under which. */
  readonly path: string;
  readonly name: 'bond' | 'beside';
  /** What was sent and is no bond. */
  readonly unknown: string | null;
}

/** Names a bond by search, ISIN or id. Without script it is a form of its own; what is typed elsewhere goes along. */
export function BondPicker({ label, button, path, name, unknown }: Props) {
  const t = useLabels<typeof english>('bond-picker');
  const link = useLink();
  const complaintId = useId();
  const form = useRef<HTMLFormElement>(null);
  const typed = useRef<HTMLInputElement>(null);
  const { state, send, type } = usePicking();
  const field = useRef<HTMLInputElement>(null);
  const take = ({ id: chosen }: Suggestion) => {
    if (field.current) field.current.value = chosen;
    send({ type: 'dismissed' });
    form.current?.requestSubmit();
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const here = new URLSearchParams(location.search);
    here.delete('typed');
    if (name === 'bond') {
      const kept = here.toString();
      // A field that is disabled is not sent.
      if (typed.current) Object.assign(typed.current, { value: kept, disabled: kept === '' });
      return;
    }
    event.preventDefault();
    for (const field of [...here.keys()]) if (field.startsWith(`${name}.`)) here.delete(field);
    here.set(name, String(new FormData(event.currentTarget).get(name) ?? '').trim());
    location.assign(`${link(path)}?${here}`);
  };
  return (
    <form ref={form} className={styles.picker} action={link(path)} onSubmit={submit}>
      <SuggestField
        label={label}
        className={styles.box}
        field={field}
        name={name}
        defaultValue={unknown ?? ''}
        required
        picking={state}
        send={send}
        aria-invalid={unknown !== null}
        aria-describedby={unknown === null ? undefined : complaintId}
        onType={type}
        onTake={take}
      />
      {name === 'bond' && <input ref={typed} type="hidden" name="typed" defaultValue="" disabled />}
      <button type="submit" className={buttons.button}>
        {button}
      </button>
      {unknown !== null && (
        <span className={fields.complaint} id={complaintId}>
          <Icon name="alert" />
          {t('unknown')}
        </span>
      )}
    </form>
  );
}

/** Bonds for what is typed, for whom the search is; others name a bond exactly. */
function usePicking() {
  const isOpen = useViewerKind() === 'paid';
  const [state, send] = useReducer(pick, NO_PICKING);
  useLookup(state.lookup, {
    ask: (term, signal) => call(suggest, { params: { category: 'bonds' }, body: { term }, signal }),
    onPause: (request) => send({ type: 'paused', request }),
    onAnswer: (request, { items }) =>
      send({ type: 'found', request, items: items.map(({ id, ttl }) => ({ id, name: stripMarkup(ttl) })) }),
    onFailure: (request) => send({ type: 'failed', request }),
  });
  const type = (text: string) => isOpen && send({ type: 'typed', text });
  return { state, send, type };
}
