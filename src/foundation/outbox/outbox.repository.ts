import { sql } from 'kysely';
import type { Database } from '#foundation/database/database.server.ts';

export interface NewMessage {
  readonly channel: 'mail' | 'phone';
  readonly address: string;
  /** Of a letter; a text message has none. */
  readonly subject?: string;
  readonly text: string;
  /** After this it is neither sent nor kept. */
  readonly expiresAt: Date;
}

export async function insertMessage(
  database: Database,
  message: NewMessage & { readonly state: 'kept' | 'waiting'; readonly at: Date },
): Promise<void> {
  await sql`
    insert into outbound_message (channel, address, subject, text, state, created_at, expires_at)
    values (${message.channel}, ${message.address}, ${message.subject ?? ''}, ${message.text}, ${message.state},
            ${message.at}, ${message.expiresAt})`.execute(database);
}
