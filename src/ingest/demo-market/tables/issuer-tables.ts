import { toCalendarDay } from '#domain/calendar/day-number.ts';
import { copyLine } from '#platform/database/copy-text.ts';
import type { NewsItem } from '../news/news.ts';
import type { Holder } from '../ownership/holders.ts';
import type { Placement } from '../ownership/placements.ts';
import type { PersonRole } from '../people/people.ts';
import type { Profile } from '../profiles/profiles.ts';
import type { TablePlan } from './table-plan.ts';

const PERCENT_DECIMALS = 2;

export function profileTable(profiles: readonly Profile[], batchId: number): TablePlan {
  return {
    table: 'issuer_profile',
    columns:
      'issuer_id descriptions addresses website registration_number registered_on founded employees batch_id'.split(
        ' ',
      ),
    total: profiles.length,
    lines: profiles.map(({ issuer, descriptions, addresses, website, registrationNumber, ...it }) => {
      const facts = [toCalendarDay(it.registeredOn), it.founded, it.employees];
      return copyLine([issuer.id, descriptions, addresses, website, registrationNumber, ...facts, batchId]);
    }),
  };
}

export function peopleTables(roles: readonly PersonRole[], batchId: number): TablePlan[] {
  const people = [...new Map(roles.map(({ person }) => [person.id, person])).values()];
  return [
    {
      table: 'person',
      columns: ['id', 'name', 'names', 'batch_id'],
      total: people.length,
      lines: people.map(({ id, name, names }) => copyLine([id, name, names, batchId])),
    },
    {
      table: 'person_role',
      columns: ['person_id', 'issuer_id', 'role', 'since', 'until', 'batch_id'],
      total: roles.length,
      lines: roles.map(({ person, issuer, role, since, until }) => {
        const end = until === null ? null : toCalendarDay(until);
        return copyLine([person.id, issuer.id, role, toCalendarDay(since), end, batchId]);
      }),
    },
  ];
}

export function newsTables(news: readonly NewsItem[], batchId: number): TablePlan[] {
  const written = news.flatMap(({ issuers }, index) =>
    issuers.map((issuer) => copyLine([index + 1, issuer.id])),
  );
  return [
    {
      table: 'news',
      columns: ['id', 'story_id', 'published_at', 'language', 'title', 'text', 'batch_id'],
      total: news.length,
      lines: news.map(({ story, on, language, title, text }, index) =>
        copyLine([index + 1, story, `${toCalendarDay(on)}T08:15:00Z`, language, title, text, batchId]),
      ),
    },
    { table: 'news_issuer', columns: ['news_id', 'issuer_id'], total: written.length, lines: written },
  ];
}

export function ownershipTables(
  placements: readonly Placement[],
  holders: readonly Holder[],
  batchId: number,
): TablePlan[] {
  return [
    {
      table: 'offering',
      columns: ['instrument_id', 'day', 'kind', 'units', 'price', 'currency', 'batch_id'],
      total: placements.length,
      lines: placements.map(({ instrument, day, kind, units, price }) =>
        copyLine([instrument.id, toCalendarDay(day), kind, units, price, instrument.currency, batchId]),
      ),
    },
    {
      table: 'holder',
      columns: ['instrument_id', 'holder_issuer_id', 'name', 'names', 'stake', 'as_of', 'batch_id'],
      total: holders.length,
      lines: holders.map(({ share, holder, name, names, part, asOf }) => {
        const percent = (part / 100).toFixed(PERCENT_DECIMALS);
        return copyLine([share.id, holder?.id ?? null, name, names, percent, toCalendarDay(asOf), batchId]);
      }),
    },
  ];
}
