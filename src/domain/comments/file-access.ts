export type FileAccess = 'open' | 'request_sent' | 'request_rejected' | 'download_denied';

/** What a reader and a provider have told each other. */
export interface RequestFacts {
  readonly requestExists: boolean;
  readonly approved: boolean;
  readonly checked: boolean;
}

export const NOTHING_ASKED: RequestFacts = { requestExists: false, approved: false, checked: false };

interface Asked extends RequestFacts {
  /** False: the provider gives the file to everyone. */
  readonly moderated: boolean;
  /** Asked for a moment ago, on the page that is open. */
  readonly justSent?: boolean;
}

/** The five rules of document B, section 4, in their order. The server opens a file by them, and the page says so. */
export function fileAccess({
  moderated,
  requestExists,
  justSent = false,
  approved,
  checked,
}: Asked): FileAccess {
  const isAsked = requestExists || justSent;
  if (!moderated) return 'open';
  if (isAsked && approved) return 'open';
  if (isAsked && !checked) return 'request_sent';
  if (requestExists && checked) return 'request_rejected';
  return 'download_denied';
}
