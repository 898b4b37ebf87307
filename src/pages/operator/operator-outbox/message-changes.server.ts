import { type Actor, recordChange } from '#platform/accounts/operator-changes/operator-change.repository.ts';
import type { Database } from '#platform/database/database.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import {
  findMessage,
  lockMessage,
  putBack,
  removeMessage,
  type StoredMessage,
} from './operator-outbox.repository.ts';

export const canSend = (
  { state, channel, expiresAt }: Pick<StoredMessage, 'state' | 'channel' | 'expiresAt'>,
  hasGateway: HasGateway,
  now: Date,
): boolean => (state === 'held' || state === 'failed') && expiresAt > now && hasGateway(channel);

type HasGateway = (channel: StoredMessage['channel']) => boolean;

/** A message that failed, or was held because no gateway was set, goes to the end of the queue with all its tries. */
export function sendStoredMessage(
  database: Database,
  actor: Actor,
  id: number,
  hasGateway: HasGateway,
): Promise<void> {
  return changeMessage(database, id, async (transaction, message) => {
    if (!canSend(message, hasGateway, actor.at)) throw new Refusal('conflict');
    await putBack(transaction, id);
    const change = { subject: 'message', subjectId: id, before: toNote(message) } as const;
    await recordChange(transaction, actor, { ...change, action: 'send', after: { state: 'waiting' } });
  });
}

export function deleteStoredMessage(database: Database, actor: Actor, id: number): Promise<void> {
  return changeMessage(database, id, async (transaction, message) => {
    await removeMessage(transaction, id);
    await recordChange(transaction, actor, {
      subject: 'message',
      subjectId: id,
      action: 'delete',
      before: toNote(message),
    });
  });
}

function changeMessage(
  database: Database,
  id: number,
  change: (transaction: Database, message: StoredMessage) => Promise<void>,
): Promise<void> {
  return database.transaction().execute(async (transaction) => {
    const isFree = await lockMessage(transaction, id);
    const message = await findMessage(transaction, id);
    if (!message) throw new Refusal('not_found');
    if (!isFree) throw new Refusal('conflict');
    await change(transaction, message);
  });
}

/** What was written is nobody's business afterwards. */
const toNote = ({ channel, address, state }: StoredMessage) => ({ channel, address, state });
