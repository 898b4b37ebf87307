/** Not read yet by the side that did not write it. */
export const STATUS_UNREAD = 1;
export const STATUS_READ = 2;

interface WrittenMessage {
  readonly status_id: number;
  /** Who wrote it; null: the site itself. */
  readonly contacts_id: number | null;
}

/** "A message is unread when status_id is 1 and it was written by someone else." */
export function isUnread({ status_id, contacts_id }: WrittenMessage, readerId: number): boolean {
  return status_id === STATUS_UNREAD && contacts_id !== readerId;
}
