/** What was acknowledged: a write is known by a text that its statement finds again. */
export const KINDS = {
  'sign-ins': `
    select write from unnest($1::text[]) write
     where not exists (select from user_session where token_hash = sha256(convert_to(write, 'UTF8')))`,
  /** `row:quantity`; later writes are larger. */
  'watchlist changes': `
    select write from unnest($1::text[]) write
     where not exists (select from watchlist_item where id = split_part(write, ':', 1)::int
                        and quantity >= split_part(write, ':', 2)::int)`,
  exports: `
    select write from unnest($1::text[]) write
     where not exists (select from export_job where id = write::uuid and state in ('waiting', 'running', 'ready'))`,
  /** `user:level`; it is noted, too, who did it. */
  'operator changes': `
    select write from unnest($1::text[]) write
     where not exists (select from operator_change
                        where subject = 'user' and subject_id = split_part(write, ':', 1)
                          and after = jsonb_build_object('level', split_part(write, ':', 2)::int))
        or not exists (select from site_user where id = split_part(write, ':', 1)::int
                        and level >= split_part(write, ':', 2)::int)`,
} as const;

export type Kind = keyof typeof KINDS;
export const kinds = Object.keys(KINDS) as readonly Kind[];

export type FindLost = (statement: string, writes: readonly string[]) => Promise<readonly string[]>;

export class Ledger {
  readonly #writes = new Map<Kind, string[]>(kinds.map((kind) => [kind, []]));
  readonly #lost = new Set<string>();

  record(kind: Kind, write: string): void {
    this.#writes.get(kind)?.push(write);
  }

  count(kind?: Kind): number {
    if (kind) return this.#writes.get(kind)?.length ?? 0;
    return kinds.reduce((sum, one) => sum + this.count(one), 0);
  }

  /** Compares all that was ever acknowledged: what outlived one crash may be lost in the next. */
  async check(findLost: FindLost): Promise<number> {
    for (const kind of kinds)
      for (const write of await findLost(KINDS[kind], this.#writes.get(kind) ?? []))
        this.#lost.add(`${kind}: ${write}`);
    return this.#lost.size;
  }

  /** Each as a line; nothing that was checked is a finding as well. */
  findings(): readonly string[] {
    const unchecked = kinds.filter((kind) => this.count(kind) === 0);
    return [
      ...[...this.#lost].map((write) => `acknowledged and lost: ${write}`),
      ...unchecked.map((kind) => `no ${kind} were acknowledged: nothing was checked`),
    ];
  }
}
