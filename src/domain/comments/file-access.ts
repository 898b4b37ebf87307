export type FileAccess = 'open' | 'request_sent' | 'request_rejected' | 'download_denied';

/** What a reader and a provider have sent each other. */
export interface RequestFacts {
  readonly requestExists: boolean;
  readonly approved: boolean;
  readonly checked: boolean;
}

export const NO_REQUEST: RequestFacts = { requestExists: false, approved: false, checked: false };

interface Requested extends RequestFacts {
  /** False: the provider gives the file to everyone. */
  readonly moderated: boolean;
  /** Requested a moment ago, on the page that is open. */
  readonly justSent?: boolean;
}

/** The five rules of AN-02 in their order. The server opens a file by them, and the page says so. */
export function fileAccess({
  moderated,
  requestExists,
  justSent = false,
  approved,
  checked,
}: Requested): FileAccess {
  const isRequested = requestExists || justSent;
  if (!moderated) return 'open';
  if (isRequested && approved) return 'open';
  if (isRequested && !checked) return 'request_sent';
  if (requestExists && checked) return 'request_rejected';
  return 'download_denied';
}
