import type { Language } from '#domain/languages/languages.ts';
import { localizedName } from '#domain/languages/localized-name.ts';
import { percentChange } from '#domain/numbers/percent-change.ts';
import { seal, type Unopened } from '#platform/contract/sealed.ts';
import type { Database } from '#platform/database/database.server.ts';
import type { IndexMember } from './index-members.contract.ts';
import { findMembers, type Member } from './index-members.repository.ts';

export async function loadIndexMembers(
  database: Database,
  indexId: number,
  language: Language,
): Promise<Unopened<IndexMember>[]> {
  const members = await findMembers(database, indexId);
  return members.map((member) => toRow(member, language));
}

function toRow(member: Member, language: Language): Unopened<IndexMember> {
  const { last, previous } = member;
  return {
    id: member.id,
    string_id: member.stringId,
    name: localizedName(member.name, member.names, language),
    ticker: member.ticker,
    weight: member.weight,
    date: member.day,
    last: seal('last-price', last),
    change: last === null || previous === null ? null : percentChange(previous, last),
    currency_name: member.currency,
  };
}
