import { type FileAccess, fileAccess, NOTHING_ASKED } from '#domain/comments/file-access.ts';
import type { RefusalCode } from '#foundation/refusals/refusal.ts';
import type { AnalyticsComment, ReaderRequest } from './analytics-comments.contract.ts';

/** Why a request did not go out: the alerts of document B, section 8, or what else the server refuses. */
export type AskingRefused = 'need_auth' | 'need_get_access' | RefusalCode;

/** What the reader asked for, for the whole block: comments of one provider follow each other. */
export interface FileRequests {
  /** False on a kept page until its reader's requests are told. */
  readonly isKnown: boolean;
  readonly told: ReadonlyMap<number, ReaderRequest>;
  /** Providers that were asked a moment ago and have not been heard to refuse. */
  readonly sent: ReadonlySet<number>;
  readonly refused: { readonly commentId: number; readonly why: AskingRefused } | null;
}

export type FileRequestsEvent =
  | { readonly kind: 'told'; readonly requests: readonly ReaderRequest[] }
  | { readonly kind: 'asked'; readonly providerId: number }
  | { readonly kind: 'answered'; readonly request: ReaderRequest }
  | {
      readonly kind: 'refused';
      readonly providerId: number;
      readonly commentId: number;
      readonly why: AskingRefused;
    };

/** `null`: not known yet. */
export const fileRequestsOf = (requests: readonly ReaderRequest[] | null): FileRequests => ({
  isKnown: requests !== null,
  told: byProvider(requests ?? []),
  sent: new Set(),
  refused: null,
});

export function reduceFileRequests(state: FileRequests, event: FileRequestsEvent): FileRequests {
  switch (event.kind) {
    case 'told':
      // What was answered in the meantime is newer.
      return { ...state, isKnown: true, told: new Map([...byProvider(event.requests), ...state.told]) };
    case 'asked':
      return { ...state, sent: new Set([...state.sent, event.providerId]), refused: null };
    case 'answered':
      return {
        ...state,
        told: new Map([...state.told, [event.request.provider_id, event.request]]),
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
  { isKnown, told, sent }: FileRequests,
  { moderated, provider_id }: Pick<AnalyticsComment, 'moderated' | 'provider_id'>,
): FileAccess | null {
  const justSent = sent.has(provider_id);
  const request = told.get(provider_id);
  if (moderated === 1 && !isKnown && !justSent && !request) return null;
  const facts = request
    ? {
        requestExists: request.requestExists,
        approved: request.approved === 1,
        checked: request.checked === 1,
      }
    : NOTHING_ASKED;
  return fileAccess({ ...facts, moderated: moderated === 1, justSent });
}

const byProvider = (requests: readonly ReaderRequest[]) =>
  new Map(requests.map((request) => [request.provider_id, request]));

const without = (providers: ReadonlySet<number>, providerId: number) =>
  new Set([...providers].filter((each) => each !== providerId));
