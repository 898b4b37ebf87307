import type { ReactNode } from 'react';
import type { EntitySection } from './EntitySections.tsx';
import { FailedSection } from './FailedSection.tsx';

interface Props<Data> {
  readonly of: EntitySection;
  /** Null where there is nothing of the kind: then the page has no such section. */
  readonly data: Data | null;
  readonly failed: readonly EntitySection[];
  readonly children: (data: Data) => ReactNode;
}

/** A section of a page, where there is something to show. */
export function Block<Data>({ of, data, failed, children }: Props<Data>) {
  if (failed.includes(of)) return <FailedSection section={of} />;
  return data !== null && children(data);
}
