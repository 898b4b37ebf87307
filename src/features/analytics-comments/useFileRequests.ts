import { useEffect, useReducer } from 'react';
import { call } from '#platform/contract/call.ts';
import { useLabels } from '#platform/i18n/I18n.tsx';
import { Refusal } from '#platform/refusals/refusal.ts';
import { useIsSignedIn } from '#platform/session/ViewerKind.tsx';
import { useMessages } from '#ui/message-banner/MessageBannerProvider.tsx';
import type { AnalyticsBlock, AnalyticsComment } from './analytics-comments.contract.ts';
import { createAccessRequest, readOwnRequests } from './comment-requests.contract.ts';
import {
  type FileRequests,
  fileRequestsOf,
  type RequestRefused,
  reduceFileRequests,
} from './file-requests.ts';
import type english from './labels/eng.json';

type Requested = Pick<AnalyticsComment, 'id' | 'provider_id'>;

export interface FileRequestControls {
  readonly requests: FileRequests;
  ask(comment: Requested): void;
  refusedAt(comment: Requested): RequestRefused | null;
}

/** The requests of the reader for all comments of a block; a cached page requests them once it is there. */
export function useFileRequests({
  requests: known,
  comments,
  issuer_id: issuerId,
}: AnalyticsBlock): FileRequestControls {
  const t = useLabels<typeof english>('analytics-comments');
  const isSignedIn = useIsSignedIn();
  const { show } = useMessages();
  const [requests, dispatch] = useReducer(
    reduceFileRequests,
    isSignedIn ? known : (known ?? []),
    fileRequestsOf,
  );
  const mustRequest = !requests.isKnown && comments.some(({ file, moderated }) => file && moderated === 1);

  useEffect(() => {
    if (!mustRequest) return;
    const leaving = new AbortController();
    call(readOwnRequests, { signal: leaving.signal }).then(
      (found) => dispatch({ kind: 'loaded', requests: found }),
      // The way to the page that knows stays where it is.
      () => undefined,
    );
    return () => leaving.abort();
  }, [mustRequest]);

  async function ask({ id, provider_id: providerId }: Requested): Promise<void> {
    dispatch({ kind: 'requested', providerId });
    const refuse = (why: RequestRefused) => dispatch({ kind: 'refused', providerId, commentId: id, why });
    try {
      const { response } = await call(createAccessRequest, {
        params: { providerId: String(providerId) },
        query: { issuerId: String(issuerId) },
      });
      const [item] = response.items;
      if (!item) return refuse('need_auth');
      dispatch({ kind: 'answered', request: item });
      if (item.success && item.checked === 0) show({ message: t('request_sent') });
    } catch (error) {
      refuse(toRefused(error));
    }
  }

  return {
    requests,
    ask: (comment) => void ask(comment),
    refusedAt: ({ id }) => (requests.refused?.commentId === id ? requests.refused.why : null),
  };
}

function toRefused(error: unknown): RequestRefused {
  if (!(error instanceof Refusal)) return 'unavailable';
  return error.code === 'must_get_access' ? 'need_get_access' : error.code;
}
