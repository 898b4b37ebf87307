import type { DraftState } from '#ingest/drafts/draft.ts';

/** The page of a draft on which its next step is. */
export function stepPath({ id, state }: { readonly id: number; readonly state: DraftState }): string {
  const isBeforeCheck = state === 'recognising' || state === 'open';
  return `/operator/imports/${id}/${isBeforeCheck ? '' : 'check/'}`;
}
