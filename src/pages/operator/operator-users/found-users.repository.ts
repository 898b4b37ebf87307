import { type RawBuilder, sql } from 'kysely';
import { PAID_LEVEL } from '#domain/access/viewer.ts';
import type { NameTable } from '#domain/languages/localized-name.ts';
import { bool, int, json, maybe, type RowOf, text, timestamp } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';
import type { UserKind } from './user-kinds.ts';

const foundUserRow = {
  id: int,
  email: text,
  name: text,
  phone: maybe(text),
  level: int,
  tariff: maybe(int),
  tariffNames: maybe(json<NameTable>()),
  excelExportAccess: bool,
  isOperator: bool,
  isLocked: bool,
  createdAt: timestamp,
  lastSeenAt: maybe(timestamp),
};
export type FoundUser = RowOf<typeof foundUserRow>;

export interface UserSearch {
  readonly kind: UserKind;
  /** Of an e-mail, a name or a phone number; empty: everyone. */
  readonly text: string;
  /** Only users who are older than this one. */
  readonly before: number | null;
  readonly count: number;
}

export interface UserIds {
  readonly ids: readonly number[];
  /** Where the next page begins; null: there is none. */
  readonly older: number | null;
}

/**
 * A search inside the words reads every row that it looks at, so one request looks at so many of the latest only;
 * the next page goes on where it stopped. What begins with the text is found by an index, however old it is.
 */
const MOST_LOOKED_AT = 100_000;

/** Latest first; on the first page of a search what begins with the text comes before all else. */
export async function findUserIds(database: Database, search: UserSearch): Promise<UserIds> {
  if (!search.text) return findLatest(database, search);
  const starting = search.before === null ? await findStarting(database, search) : [];
  const inside = await findInside(database, search, starting);
  return { ids: [...starting, ...inside.ids], older: inside.older };
}

async function findLatest(database: Database, { kind, before, count }: UserSearch): Promise<UserIds> {
  const rows = await query({ id: int })`
    select id from site_user
     where ${ofKind(kind)} and ${before === null ? sql`true` : sql`id < ${before}`}
     order by id desc limit ${count + 1}`.all(database);
  const ids = rows.map((row) => row.id).slice(0, count);
  return { ids, older: rows.length > count ? (ids.at(-1) ?? null) : null };
}

async function findStarting(database: Database, { kind, text, count }: UserSearch): Promise<number[]> {
  const startsWith = (column: RawBuilder<unknown>, start: string) => sql`
    (select id from site_user
      where ${column} ~>=~ lower(${start}) and ${column} ~<~ (lower(${start}) || chr(1114111)) and ${ofKind(kind)}
      order by ${column} using ~<~ limit ${count})`;
  const phone = toPhoneStart(text);
  const rows = await query({ id: int })`
    select id from (
      ${startsWith(sql`lower(email)`, text)} union ${startsWith(sql`lower(name)`, text)}
      ${phone ? sql`union ${startsWith(sql`phone`, phone)}` : sql``}
    ) as found order by id desc limit ${count}`.all(database);
  return rows.map((row) => row.id);
}

async function findInside(
  database: Database,
  { kind, text, before, count }: UserSearch,
  known: readonly number[],
): Promise<UserIds> {
  const last = before ?? (await findLatestId(database)) + 1;
  const first = Math.max(1, last - MOST_LOOKED_AT);
  const wanted = count - known.length;
  if (wanted <= 0) return { ids: [], older: last };
  const rows = await query({ id: int })`
    select id from site_user
     where id >= ${first} and id < ${last} and ${ofKind(kind)} and not (id = any (${known}))
       and (strpos(lower(email), lower(${text})) > 0 or strpos(lower(name), lower(${text})) > 0
            or strpos(phone, ${toPhoneStart(text) ?? text}) > 0)
     order by id desc limit ${wanted + 1}`.all(database);
  const ids = rows.map((row) => row.id).slice(0, wanted);
  if (rows.length > wanted) return { ids, older: ids.at(-1) ?? last };
  return { ids, older: first > 1 ? first : null };
}

async function findLatestId(database: Database): Promise<number> {
  const row = await query({ id: maybe(int) })`select max(id) as id from site_user`.first(database);
  return row?.id ?? 0;
}

/** In the order of `ids`. */
export async function findUsers(database: Database, ids: readonly number[]): Promise<FoundUser[]> {
  return query(foundUserRow)`
    select id, email, name, phone, level, plan_id as tariff,
           (select names from plan where id = plan_id) as "tariffNames", excel_export_access as "excelExportAccess",
           is_operator as "isOperator", locked_at is not null as "isLocked", created_at as "createdAt",
           (select max(last_seen_at) from user_session where user_id = site_user.id) as "lastSeenAt"
      from site_user where id = any (${ids})
     order by array_position(${ids}::int[], id)`.all(database);
}

function ofKind(kind: UserKind): RawBuilder<unknown> {
  switch (kind) {
    case 'all':
      return sql`true`;
    case 'paid':
      return sql`level = ${sql.lit(PAID_LEVEL)}`;
    case 'operators':
      return sql`is_operator`;
    case 'locked':
      return sql`locked_at is not null`;
  }
}

/** Phone numbers are kept without spaces and brackets. */
function toPhoneStart(text: string): string | null {
  if (!/^\+?[\d\s().-]{3,}$/.test(text)) return null;
  return text.replaceAll(/[^\d+]/g, '');
}
