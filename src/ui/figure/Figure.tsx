import type { Capability } from '#domain/access/capabilities.ts';
import { useFormat } from '#foundation/i18n/I18n.tsx';
import { useLockReason } from '#foundation/session/ViewerKind.tsx';
import { isLocked, type Locked } from '#foundation/web/sealed.ts';
import { LockedValue } from '#ui/locked-value/LockedValue.tsx';
import { Missing } from './Missing.tsx';

/** A number as the wire knows it: known, unknown, or not for this viewer. */
export type Known = number | null | Locked<Capability>;

export function Figure({ value, decimals = 2 }: { value: Known; decimals?: number }) {
  const format = useFormat();
  const reason = useLockReason();
  if (isLocked(value)) return <LockedValue reason={reason} />;
  if (value === null) return <Missing />;
  return format.number(value, decimals);
}
