import type { ReactNode } from 'react';
import { useFormat } from '#platform/i18n/I18n.tsx';

interface Props {
  /** A currency, `%`, or any other unit; nothing is added where there is none. */
  readonly unit: string | null | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A figure with its unit, on the side on which the language writes it: `84.36 EUR`, `98.5%`, `%98,5`. */
export function InUnit({ unit, className, children }: Props) {
  const { before, after } = useFormat().around(unit);
  return (
    <>
      {before && <span className={className}>{before}</span>}
      {children}
      {after && <span className={className}>{after}</span>}
    </>
  );
}
