import { type RawBuilder, sql } from 'kysely';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { NameTable } from '#domain/languages/localized-name.ts';
import type { Database } from '#foundation/database/database.server.ts';
import type { CompanySelection } from './company-selection.ts';

export interface FoundCompany {
  readonly id: number;
  readonly stringId: string;
  readonly name: string;
  readonly names: NameTable;
  readonly isBank: boolean;
  readonly country: string;
  readonly branchCode: string;
  readonly branchNames: NameTable;
  readonly stocks: number;
  readonly bonds: number;
  readonly lastReport: CalendarDay | null;
}

interface Part {
  readonly skip: number;
  readonly count: number;
  /** All countries as the reader's alphabet orders them. */
  readonly countries: readonly string[];
}

/** What is counted and looked up is that of the companies on the page, not of all that match. */
export async function findCompanies(
  database: Database,
  selection: CompanySelection,
  part: Part,
): Promise<FoundCompany[]> {
  const wanted = selection.sort === 'country' ? byCountry(selection, part) : byName(selection, part);
  const { rows } = await sql<FoundCompany>`
    with wanted as (${wanted}), chosen as (select *, row_number() over () as place from wanted)
    select chosen.id, string_id as "stringId", name, chosen.names, is_bank as "isBank", country,
           branch.code as "branchCode", branch.names as "branchNames", held.stocks, held.bonds, newest.day as "lastReport"
      from chosen
      join branch on branch.id = branch_id
     cross join lateral (
       select count(*) filter (where kind = 'stock' and status <> 'delisted')::int as stocks,
              count(*) filter (where kind = 'bond' and status not in ('matured', 'delisted'))::int as bonds
         from instrument where issuer_id = chosen.id
     ) held
      left join lateral (
        select max(period_end) as day from report
         where issuer_id = chosen.id and standard = 'ifrs' and not is_archive
      ) newest on true
     order by place`.execute(database);
  return rows;
}

const COLUMNS = sql`id, string_id, name, names, country, is_bank, branch_id`;

function byName(selection: CompanySelection, { skip, count }: Part): RawBuilder<unknown> {
  const way = selection.isDescending ? sql`desc` : sql`asc`;
  return sql`
    select ${COLUMNS} from issuer where ${matches(selection)}
     order by name ${way}, id ${way} limit ${count} offset ${skip}`;
}

/** No index knows how a language orders its names of countries: each gives its first companies, and those are put in order. */
function byCountry(selection: CompanySelection, { skip, count, countries }: Part): RawBuilder<unknown> {
  const order = selection.isDescending ? countries.toReversed() : countries;
  return sql`
    select ${COLUMNS}
      from unnest(${order}::text[]) with ordinality as listed (code, place)
     cross join lateral (
       select ${COLUMNS} from issuer where country = listed.code and ${matches(selection)}
        order by name, id limit ${skip + count}
     ) its
     order by listed.place, name, id limit ${count} offset ${skip}`;
}

export async function countCompanies(database: Database, selection: CompanySelection): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from issuer where ${matches(selection)}`.execute(database);
  return rows[0]?.count ?? 0;
}

export interface Facets {
  readonly countries: readonly string[];
  readonly branches: readonly { readonly code: string; readonly names: NameTable }[];
}

/** The countries and branches that have a company at all. */
export async function findFacets(database: Database): Promise<Facets> {
  const { rows } = await sql<Facets>`
    select array(select distinct country from issuer) as countries,
           (select coalesce(json_agg(json_build_object('code', code, 'names', names)), '[]')
              from branch where exists (select from issuer where branch_id = branch.id)) as branches`.execute(
    database,
  );
  return rows[0] ?? { countries: [], branches: [] };
}

function matches({ find, country, branch, kind }: CompanySelection): RawBuilder<unknown> {
  const conditions = [
    country && sql`country = ${country}`,
    branch && sql`branch_id = (select id from branch where code = ${branch})`,
    kind !== 'all' && sql`is_bank = ${kind === 'bank'}`,
    find && sql`searched like lower(${`%${escapeLike(find)}%`})`,
  ].filter((condition) => condition !== false && condition !== null && condition !== '');
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');
