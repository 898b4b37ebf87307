import type pg from 'pg';
import { DEMO_REQUESTS } from './opinions/providers.ts';

const HOUR_MS = 3_600_000;
const REQUESTED_HOURS_AGO = 60;
const DECIDED_HOURS_AGO = 36;

/** What the demo accounts asked providers of comments for; after the accounts, whose numbers the store gives. */
export async function writeRequests(client: pg.ClientBase, now: Date): Promise<void> {
  const at = (hoursAgo: number) => new Date(now.getTime() - hoursAgo * HOUR_MS);
  for (const { email, provider, state } of DEMO_REQUESTS) {
    await client.query(
      `insert into comment_access_request (user_id, provider_id, created_at, checked, approved, decided_at, decided_by)
       select reader.id, provider.id, $3, $4, $5, $6, operator.id
         from site_user reader
         join comment_provider provider on provider.string_id = $2
         left join site_user operator on operator.is_operator and $4
        where reader.email = $1`,
      [
        email,
        provider,
        at(REQUESTED_HOURS_AGO),
        state !== 'waiting',
        state === 'approved',
        state === 'waiting' ? null : at(DECIDED_HOURS_AGO),
      ],
    );
  }
}
