import type { TypedQuantity } from '#domain/numbers/typed-quantity.ts';
import type { RefusalCode } from '#platform/refusals/refusal.ts';

export interface WatchedShare {
  readonly stockId: number;
  readonly name: string;
  readonly venues: readonly { readonly id: number; readonly text: string }[];
  /** The venue that the page shows. */
  readonly venueId: number | null;
}

/** A venue on which the share is in the watchlist already. */
export interface Held {
  readonly venueId: number;
  readonly quantity: number | null;
}

/** What is filled in while the dialog is open. */
export interface Form {
  readonly checked: readonly number[];
  readonly typed: Readonly<Record<number, string>>;
  /** The venues whose quantity was left or sent: from then on what is wrong with it is said. */
  readonly judged: readonly number[];
  readonly isSaving: boolean;
  readonly complaint: 'choose_one' | RefusalCode | null;
}

/** The button's knowledge of the watchlist, and the dialog that it opens. */
export interface Watching {
  /** Null until it is known. */
  readonly held: readonly Held[] | null;
  readonly isFailed: boolean;
  /** Null: the dialog is closed. */
  readonly form: Form | null;
}

export type WatchEvent =
  | { readonly type: 'known' | 'saved'; readonly held: readonly Held[] }
  | { readonly type: 'requested' | 'unknown' | 'closed' }
  | { readonly type: 'saving' }
  | { readonly type: 'opened'; readonly venueId: number | null }
  | { readonly type: 'checked'; readonly venueId: number; readonly isChecked: boolean }
  | { readonly type: 'typed'; readonly venueId: number; readonly text: string }
  | { readonly type: 'left'; readonly venueId: number }
  | { readonly type: 'refused'; readonly code: Form['complaint'] };

export const UNKNOWN: Watching = { held: null, isFailed: false, form: null };

export function watch(state: Watching, event: WatchEvent): Watching {
  const { form } = state;
  switch (event.type) {
    case 'known':
      return { held: event.held, isFailed: false, form: form && withoutHeld(form, event.held) };
    case 'requested':
      return { ...state, isFailed: false };
    case 'unknown':
      return { ...state, isFailed: true };
    case 'opened':
      return { ...state, form: emptyForm(event.venueId, state.held ?? []) };
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
      const others = form.checked.filter((id) => id !== event.venueId);
      return { ...form, complaint: null, checked: event.isChecked ? [...others, event.venueId] : others };
    }
    case 'typed': {
      const typed = { ...form.typed, [event.venueId]: event.text };
      const checked = event.text.trim() === '' ? form.checked : union(form.checked, [event.venueId]);
      return { ...form, typed, checked, complaint: null };
    }
    case 'left':
      return { ...form, judged: union(form.judged, [event.venueId]) };
    case 'saving':
      return { ...form, isSaving: true, complaint: null };
    case 'refused':
      return { ...form, isSaving: false, complaint: event.code, judged: union(form.judged, form.checked) };
  }
}

export type Submission =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'post'; readonly add: readonly number[]; readonly qnt: readonly (number | null)[] };

/** What saving would post: nothing unless a venue is checked, nothing while a quantity of one is wrong. */
export function submissionOf({ checked, typed }: Form, read: (typed: string) => TypedQuantity): Submission {
  if (checked.length === 0) return { kind: 'nothing' };
  const quantities = checked.map((venueId) => read(typed[venueId] ?? ''));
  if (quantities.some(({ kind }) => kind === 'wrong')) return { kind: 'wrong' };
  return {
    kind: 'post',
    add: checked,
    qnt: quantities.map((read) => (read.kind === 'quantity' ? read.quantity : null)),
  };
}

/** The venue that the page shows is the likeliest choice. */
function emptyForm(venueId: number | null, held: readonly Held[]): Form {
  const checked = venueId === null ? [] : [venueId];
  return withoutHeld({ checked, typed: {}, judged: [], isSaving: false, complaint: null }, held);
}

function withoutHeld(form: Form, held: readonly Held[]): Form {
  return { ...form, checked: form.checked.filter((id) => held.every(({ venueId }) => venueId !== id)) };
}

const union = (known: readonly number[], more: readonly number[]) => [...new Set([...known, ...more])];
