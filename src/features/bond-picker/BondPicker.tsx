import { type FormEvent, type KeyboardEvent, useId, useReducer, useRef } from 'react';
import { suggest } from '#market/search/search.contract.ts';
import { call } from '#platform/contract/call.ts';
import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { useViewerKind } from '#platform/session/ViewerKind.tsx';
import buttons from '#ui/button/button.module.css';
import { classes } from '#ui/classes.ts';
import { useDismiss } from '#ui/dismiss/useDismiss.ts';
import fields from '#ui/field/field.module.css';
import { Icon } from '#ui/icon/Icon.tsx';
import { useLookup } from '#ui/lookup/useLookup.ts';
import { stripMarkup } from '#ui/search-hits/highlight.ts';
import styles from './BondPicker.module.css';
import type english from './labels/eng.json';
import { PickedBonds } from './PickedBonds.tsx';
import { type FoundBond, NO_PICKING, type PickingEvent, pick } from './picking.ts';

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
  const [id, complaintId] = [useId(), useId()];
  const form = useRef<HTMLFormElement>(null);
  const typed = useRef<HTMLInputElement>(null);
  const { state, send, type } = usePicking();
  const { found, isOpen, marked } = state;
  const field = useRef<HTMLInputElement>(null);
  useDismiss({
    isOpen: () => isOpen,
    isInside: (node) => form.current?.contains(node) === true,
    dismiss: () => send({ type: 'dismissed' }),
  });
  const take = ({ id: chosen }: FoundBond) => {
    if (field.current) field.current.value = chosen;
    send({ type: 'dismissed' });
    form.current?.requestSubmit();
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const chosen = isOpen && marked !== null ? found[marked] : undefined;
    if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      return take(chosen);
    }
    const pressed: PickingEvent = { type: 'pressed', key: event.key };
    if (pick(state, pressed) === state) return;
    event.preventDefault();
    send(pressed);
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
    here.set(name, String(new FormData(event.currentTarget).get(name) ?? '').trim());
    location.assign(`${link(path)}?${here}`);
  };
  return (
    <form ref={form} className={styles.picker} action={link(path)} onSubmit={submit}>
      <div className={classes(fields.label, styles.box)}>
        <label htmlFor={id}>{label}</label>
        <input
          ref={field}
          id={id}
          className={fields.field}
          name={name}
          defaultValue={unknown ?? ''}
          maxLength={100}
          required
          autoComplete="off"
          spellCheck={false}
          role="combobox"
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${id}-list` : undefined}
          aria-activedescendant={isOpen && marked !== null ? `${id}-${marked}` : undefined}
          aria-invalid={unknown !== null}
          aria-describedby={unknown === null ? undefined : complaintId}
          onChange={({ target }) => type(target.value)}
          onKeyDown={press}
        />
        {isOpen && <PickedBonds id={id} label={label} picking={state} onTake={take} />}
      </div>
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
      send({ type: 'found', request, bonds: items.map(({ id, ttl }) => ({ id, name: stripMarkup(ttl) })) }),
    onFailure: (request) => send({ type: 'failed', request }),
  });
  const type = (text: string) => isOpen && send({ type: 'typed', text });
  return { state, send, type };
}
