import { type FormEvent, useId, useReducer, useRef, useState } from 'react';
import { suggest } from '#market/search/search.contract.ts';
import { call } from '#platform/contract/call.ts';
import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { useViewerKind } from '#platform/session/ViewerKind.tsx';
import buttons from '#ui/button/button.module.css';
import fields from '#ui/field/field.module.css';
import { Icon } from '#ui/icon/Icon.tsx';
import { endPause, isAwaited, type Lookup, NO_LOOKUP, stopLookup, typeTerm } from '#ui/lookup/lookup.ts';
import { useLookup } from '#ui/lookup/useLookup.ts';
import styles from './BondPicker.module.css';
import type english from './labels/eng.json';

interface Found {
  readonly id: string;
  readonly name: string;
}

interface Props {
  readonly label: string;
  readonly button: string;
  /** The address that the bond is sent to, and the name under which. */
  readonly path: string;
  readonly name: 'bond' | 'beside';
  /** What was sent and is no bond. */
  readonly unknown: string | null;
}

type LookupEvent =
  | { readonly type: 'typed'; readonly text: string }
  | { readonly type: 'paused' | 'ended'; readonly request: number };

/** Names a bond by search, ISIN or id. Without script it is a form of its own; what is typed elsewhere goes along. */
export function BondPicker({ label, button, path, name, unknown }: Props) {
  const t = useLabels<typeof english>('bond-picker');
  const link = useLink();
  const [id, complaintId] = [useId(), useId()];
  const form = useRef<HTMLFormElement>(null);
  const typed = useRef<HTMLInputElement>(null);
  const { found, type } = useFound();
  const send = (event: FormEvent<HTMLFormElement>) => {
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
    <form ref={form} className={styles.picker} action={link(path)} onSubmit={send}>
      <label className={fields.label}>
        {label}
        <input
          className={fields.field}
          name={name}
          list={id}
          defaultValue={unknown ?? ''}
          maxLength={100}
          required
          autoComplete="off"
          spellCheck={false}
          aria-invalid={unknown !== null}
          aria-describedby={unknown === null ? undefined : complaintId}
          onChange={({ target }) => {
            // An option that was chosen is the whole answer.
            if (found.some((bond) => bond.id === target.value)) return form.current?.requestSubmit();
            type(target.value);
          }}
        />
      </label>
      {name === 'bond' && <input ref={typed} type="hidden" name="typed" defaultValue="" disabled />}
      <datalist id={id}>
        {found.map((bond) => (
          <option key={bond.id} value={bond.id}>
            {bond.name}
          </option>
        ))}
      </datalist>
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
function useFound() {
  const isOpen = useViewerKind() === 'paid';
  const [lookup, send] = useReducer(next, NO_LOOKUP);
  const [found, setFound] = useState<readonly Found[]>([]);
  useLookup(lookup, {
    ask: (term, signal) => call(suggest, { params: { category: 'bonds' }, body: { term }, signal }),
    onPause: (request) => send({ type: 'paused', request }),
    onAnswer: (request, { items }) => {
      if (!isAwaited(lookup, request)) return;
      setFound(items.map(({ id, ttl }) => ({ id, name: ttl })));
      send({ type: 'ended', request });
    },
    onFailure: (request) => send({ type: 'ended', request }),
  });
  return { found, type: (text: string) => isOpen && send({ type: 'typed', text }) };
}

function next(lookup: Lookup, event: LookupEvent): Lookup {
  if (event.type === 'typed') return typeTerm(lookup, event.text);
  if (event.type === 'paused') return endPause(lookup, event.request);
  return isAwaited(lookup, event.request) ? stopLookup(lookup) : lookup;
}
