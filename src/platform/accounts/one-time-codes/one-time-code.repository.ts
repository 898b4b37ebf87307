import { sql } from 'kysely';
import {
  bytes,
  int,
  json,
  maybe,
  oneOf,
  type RowOf,
  text,
  timestamp,
} from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';
import {
  CODE_PURPOSES,
  type CodeChannel,
  type CodePurpose,
  type SendsOfTheHour,
  TRIES_A_REQUEST,
} from './code-rules.ts';

const sendsOfTheHourRow = { last: maybe(timestamp), count: int };

/** Where codes go. For a confirmation also who makes the request: one account must not write to many addresses at once. */
export interface Destination {
  readonly channel: CodeChannel;
  readonly address: string;
  readonly confirmsFor: number | null;
}

const codeRequestRow = {
  purpose: oneOf(...CODE_PURPOSES),
  /** Null where there is no account. */
  userId: maybe(int),
  channel: oneOf('mail', 'phone'),
  address: text,
  details: json<Readonly<Record<string, unknown>>>(),
};
export type CodeRequest = RowOf<typeof codeRequestRow>;

interface Sent {
  readonly tokenHash: Buffer;
  readonly codeHash: Buffer;
  readonly now: Date;
  readonly expiresAt: Date;
}

const requestColumns = sql`purpose, user_id as "userId", channel, address, details`;

/** Until the transaction ends nobody else sends to this destination. Always the address first: no two wait for each other. */
export async function lockDestination(
  database: Database,
  { channel, address, confirmsFor }: Destination,
): Promise<void> {
  await lock(database, `code to ${channel} ${address.toLowerCase()}`);
  if (confirmsFor !== null) await lock(database, `code for ${confirmsFor}`);
}

const lock = (database: Database, name: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(database);

export async function readSendsOfTheHour(
  database: Database,
  { channel, address, confirmsFor }: Destination,
  now: Date,
): Promise<SendsOfTheHour> {
  return query(sendsOfTheHourRow)`
    select max(sent_at) as last, coalesce(sum((details->>'sends')::int), 0)::int as count
      from one_time_code
     where sent_at > ${now}::timestamptz - interval '1 hour'
       and ((channel = ${channel} and lower(address) = lower(${address}))
            or (user_id = ${confirmsFor}::int and purpose in ('confirm-email', 'confirm-phone')))`.one(
    database,
  );
}

export async function insertCodeRequest(
  database: Database,
  request: CodeRequest,
  { tokenHash, codeHash, now, expiresAt }: Sent,
): Promise<void> {
  const details = JSON.stringify({ ...request.details, sends: 1 });
  await sql`
    insert into one_time_code (token_hash, purpose, user_id, channel, address, code_hash, sent_at, expires_at, details)
    values (${tokenHash}, ${request.purpose}, ${request.userId}, ${request.channel}, ${request.address}, ${codeHash},
            ${now}, ${expiresAt}, ${details})`.execute(database);
}

/** The request that can still be answered: neither used nor expired nor guessed at too often. */
export async function findRunningRequest(
  database: Database,
  tokenHash: Buffer,
  now: Date,
): Promise<CodeRequest | null> {
  return query(codeRequestRow)`
    select ${requestColumns} from one_time_code
     where token_hash = ${tokenHash} and ${isRunning(now)}`.first(database);
}

/** A new code in the place of the old one. The tries stay as they are. */
export async function replaceCode(
  database: Database,
  { tokenHash, codeHash, now, expiresAt }: Sent,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update one_time_code
       set code_hash = ${codeHash}, sent_at = ${now}, expires_at = ${expiresAt},
           details = jsonb_set(details, '{sends}', to_jsonb((details->>'sends')::int + 1))
     where token_hash = ${tokenHash} and ${isRunning(now)}`.execute(database);
  return numAffectedRows === 1n;
}

/** Takes one try before anything is compared, in one statement: a thousand at once get no more than there are. */
export async function takeTry(
  database: Database,
  tokenHash: Buffer,
  purpose: CodePurpose,
  now: Date,
): Promise<(CodeRequest & { readonly codeHash: Buffer }) | null> {
  return query({ ...codeRequestRow, codeHash: bytes })`
    update one_time_code set attempts = attempts + 1
     where token_hash = ${tokenHash} and purpose = ${purpose} and ${isRunning(now)}
     returning ${requestColumns}, code_hash as "codeHash"`.first(database);
}

/** False where the code was used or replaced in the meantime. */
export async function markUsed(
  database: Database,
  { tokenHash, codeHash, now }: Omit<Sent, 'expiresAt'>,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update one_time_code set used_at = ${now}
     where token_hash = ${tokenHash} and code_hash = ${codeHash} and used_at is null`.execute(database);
  return numAffectedRows === 1n;
}

/** They stay for as long as they count among the sends of an hour. */
export async function deleteOldRequests(database: Database, now: Date): Promise<void> {
  await sql`
    delete from one_time_code where expires_at < ${now}::timestamptz - interval '1 hour'`.execute(database);
}

/** Does the same statements either way; what is not kept leaves no trace. */
export async function deleteUnless(
  database: Database,
  isCommitted: boolean,
  work: () => Promise<void>,
): Promise<void> {
  await sql`savepoint maybe`.execute(database);
  await work();
  await (isCommitted ? sql`release savepoint maybe` : sql`rollback to savepoint maybe`).execute(database);
}

const isRunning = (now: Date) =>
  sql`used_at is null and code_hash is not null and expires_at > ${now} and attempts < ${TRIES_A_REQUEST}`;
