import type { Capability } from '#domain/access/capabilities.ts';
import { isLocked, type Locked } from '#platform/contract/sealed.ts';
import { useFormat } from '#platform/i18n/I18n.tsx';
import { useUnlock } from '#platform/session/ViewerKind.tsx';
import { LockedValue } from '#ui/locked-value/LockedValue.tsx';
import { Missing } from './Missing.tsx';

/** A number as the wire knows it: known, unknown, or not for this viewer. */
export type Known<C extends Capability = Capability> = number | null | Locked<C>;

interface Written {
  readonly decimals?: number;
}

/** A figure names its lock where that is not the last price, and the compiler compares it with the contract. */
type Props = Written &
  (
    | { readonly value: Known<'last-price'>; readonly lock?: 'last-price' }
    | { readonly value: Known; readonly lock: Capability }
  );

export function Figure({ value, decimals = 2, lock = 'last-price' }: Props) {
  const format = useFormat();
  const unlock = useUnlock(lock);
  if (isLocked(value)) return <LockedValue unlock={unlock} />;
  if (value === null) return <Missing />;
  return format.number(value, decimals);
}
