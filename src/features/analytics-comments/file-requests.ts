import { type FileAccess, fileAccess, NO_REQUEST } from '#domain/comments/file-access.ts';
import type { RefusalCode } from '#platform/refusals/refusal.ts';
import type { AnalyticsComment, ReaderRequest } from './analytics-comments.contract.ts';

/** Why a request did not go out: the alerts of AN-03 and LO-04, or what else the server refuses. */
export type RequestRefused = 'need_auth' | 'need_get_access' | RefusalCode;

/** What the reader requested, for the whole block: comments of one provider follow each other. */
export interface FileRequests {
  /** False on a cached page until its reader's requests are reported. */
  readonly isKnown: boolean;
  readonly known: ReadonlyMap<number, ReaderRequest>;
  /** Providers that were asked a moment ago and have not been heard to refuse. */
  readonly sent: ReadonlySet<number>;
  readonly refused: { readonly commentId: number; readonly why: RequestRefused } | null;
}

export type FileRequestsEvent =
  | { readonly kind: 'loaded'; readonly requests: readonly ReaderRequest[] }
  | { readonly kind: 'requested'; readonly providerId: number }
  | { readonly kind: 'answered'; readonly request: ReaderRequest }
  | {
      readonly kind: 'refused';
      readonly providerId: number;
      readonly commentId: number;
      readonly why: RequestRefused;
    };

/** `null`: not known yet. */
export const fileRequestsOf = (requests: readonly ReaderRequest[] | null): FileRequests => ({
  isKnown: requests !== null,
  known: byProvider(requests ?? []),
  sent: new Set(),
  refused: null,
});

export function reduceFileRequests(state: FileRequests, event: FileRequestsEvent): FileRequests {
  switch (event.kind) {
    case 'loaded':
      // What was answered in the meantime is newer.
      return { ...state, isKnown: true, known: new Map([...byProvider(event.requests), ...state.known]) };
    case 'requested':
      return { ...state, sent: new Set([...state.sent, event.providerId]), refused: null };
    case 'answered':
      return {
        ...state,
        known: new Map([...state.known, [event.request.provider_id, event.request]]),
        sent: without(state.sent, event.request.provider_id),
      };
    case 'refused': {
      const { commentId, why, providerId } = event;
      return { ...state, sent: without(state.sent, providerId), refused: { commentId, why } };
    }
  }
}

/** Null as long as nobody knows. */
export function accessTo(
  { isKnown, known, sent }: FileRequests,
  { moderated, provider_id }: Pick<AnalyticsComment, 'moderated' | 'provider_id'>,
): FileAccess | null {
  const justSent = sent.has(provider_id);
  const request = known.get(provider_id);
  if (moderated === 1 && !isKnown && !justSent && !request) return null;
  const facts = request
    ? {
        requestExists: request.requestExists,
        approved: request.approved === 1,
        checked: request.checked === 1,
      }
    : NO_REQUEST;
  return fileAccess({ ...facts, moderated: moderated === 1, justSent });
}

const byProvider = (requests: readonly ReaderRequest[]) =>
  new Map(requests.map((request) => [request.provider_id, request]));

const without = (providers: ReadonlySet<number>, providerId: number) =>
  new Set([...providers].filter((each) => each !== providerId));
