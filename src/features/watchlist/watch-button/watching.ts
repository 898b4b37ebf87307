import type { TypedQuantity } from '#domain/numbers/typed-quantity.ts';
import type { RefusalCode } from '#foundation/refusals/refusal.ts';

export interface WatchedShare {
  readonly stockId: number;
  readonly name: string;
  readonly grounds: readonly { readonly id: number; readonly text: string }[];
  /** The ground that the page shows. */
  readonly groundId: number | null;
}

/** A ground on which the share is in the watchlist already. */
export interface Held {
  readonly groundId: number;
  readonly quantity: number | null;
}

/** What is filled in while the dialog is open. */
export interface Form {
  readonly checked: readonly number[];
  readonly typed: Readonly<Record<number, string>>;
  /** The grounds whose quantity was left or sent: from then on what is wrong with it is said. */
  readonly judged: readonly number[];
  readonly isSaving: boolean;
  readonly complaint: 'choose_one' | RefusalCode | null;
}

/** The button's knowledge of the watchlist, and the dialog that it opens (document A, section 4). */
export interface Watching {
  /** Null until it is known. */
  readonly held: readonly Held[] | null;
  readonly isFailed: boolean;
  /** Null: the dialog is closed. */
  readonly form: Form | null;
}

export type WatchEvent =
  | { readonly type: 'known' | 'saved'; readonly held: readonly Held[] }
  | { readonly type: 'asked' | 'unknown' | 'closed' }
  | { readonly type: 'saving' }
  | { readonly type: 'opened'; readonly groundId: number | null }
  | { readonly type: 'checked'; readonly groundId: number; readonly isChecked: boolean }
  | { readonly type: 'typed'; readonly groundId: number; readonly text: string }
  | { readonly type: 'left'; readonly groundId: number }
  | { readonly type: 'refused'; readonly code: Form['complaint'] };

export const UNKNOWN: Watching = { held: null, isFailed: false, form: null };

export function watch(state: Watching, event: WatchEvent): Watching {
  const { form } = state;
  switch (event.type) {
    case 'known':
      return { held: event.held, isFailed: false, form: form && withoutHeld(form, event.held) };
    case 'asked':
      return { ...state, isFailed: false };
    case 'unknown':
      return { ...state, isFailed: true };
    case 'opened':
      return { ...state, form: emptyForm(event.groundId, state.held ?? []) };
    case 'closed':
      return { ...state, form: null };
    // "After saving, the dialog closes and the in-watchlist flag is set."
    case 'saved':
      return { held: event.held, isFailed: false, form: null };
    default:
      return form ? { ...state, form: fill(form, event) } : state;
  }
}

type FormEvent = Extract<WatchEvent, { type: 'checked' | 'typed' | 'left' | 'saving' | 'refused' }>;

function fill(form: Form, event: FormEvent): Form {
  switch (event.type) {
    case 'checked': {
      const others = form.checked.filter((id) => id !== event.groundId);
      return { ...form, complaint: null, checked: event.isChecked ? [...others, event.groundId] : others };
    }
    case 'typed': {
      const typed = { ...form.typed, [event.groundId]: event.text };
      const checked = event.text.trim() === '' ? form.checked : union(form.checked, [event.groundId]);
      return { ...form, typed, checked, complaint: null };
    }
    case 'left':
      return { ...form, judged: union(form.judged, [event.groundId]) };
    case 'saving':
      return { ...form, isSaving: true, complaint: null };
    case 'refused':
      return { ...form, isSaving: false, complaint: event.code, judged: union(form.judged, form.checked) };
  }
}

export type Wish =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'post'; readonly add: readonly number[]; readonly qnt: readonly (number | null)[] };

/** What saving would post: nothing unless a ground is checked, nothing while a quantity of one is wrong. */
export function wishOf({ checked, typed }: Form, read: (typed: string) => TypedQuantity): Wish {
  if (checked.length === 0) return { kind: 'nothing' };
  const quantities = checked.map((groundId) => read(typed[groundId] ?? ''));
  if (quantities.some(({ kind }) => kind === 'wrong')) return { kind: 'wrong' };
  return {
    kind: 'post',
    add: checked,
    qnt: quantities.map((quantity) => (quantity.kind === 'pieces' ? quantity.pieces : null)),
  };
}

/** The ground that the page shows is the likeliest wish. */
function emptyForm(groundId: number | null, held: readonly Held[]): Form {
  const checked = groundId === null ? [] : [groundId];
  return withoutHeld({ checked, typed: {}, judged: [], isSaving: false, complaint: null }, held);
}

function withoutHeld(form: Form, held: readonly Held[]): Form {
  return { ...form, checked: form.checked.filter((id) => held.every(({ groundId }) => groundId !== id)) };
}

const union = (known: readonly number[], more: readonly number[]) => [...new Set([...known, ...more])];
