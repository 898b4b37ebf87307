import type pg from 'pg';
import { checkRows } from '#platform/database/check-rows.server.ts';
import { oneOf, text } from '#platform/database/columns.server.ts';
import type { CopyValue } from '#platform/database/copy-text.ts';
import { addressesFor } from '../identity/address.ts';
import type { Draft } from '../identity/drafts.ts';
import type { Registry } from '../identity/registry.server.ts';
import type { ReadRun } from './read-run.server.ts';
import { takeOut } from './record-counts.ts';
import type { Stage } from './stage.server.ts';
import { columnsOf, type LoadTable } from './tables/load-table.ts';
import { LOAD_TABLES } from './tables/load-tables.ts';

/** Stages issuers, instruments, listings and codes, now that all files have spoken; what only held files named is left out. */
export async function stageDrafts(client: pg.ClientBase, run: ReadRun): Promise<void> {
  const { registry, stage, reports } = run;
  const heldFiles = new Set(reports.flatMap(({ isHeld }, file) => (isHeld ? [file] : [])));
  holdContested(run);
  const gone = dropHeld(registry, heldFiles);
  await giveAddresses(client, registry);
  for (const draft of registry.drafts.all()) stageDraft(stage, draft);
  for (const code of registry.book.added()) {
    if (gone[code.of].has(code.id)) continue;
    const id = (of: typeof code.of) => (code.of === of ? code.id : null);
    stage.put('instrument_code', { file: -1, line: 0 }, [
      code.scheme,
      code.place,
      code.value,
      code.validFrom,
      id('issuer'),
      id('instrument'),
      id('listing'),
      code.validTo,
    ]);
  }
  await stage.flush({ isLast: true });
  await writeNewNumbers(client, registry);
}

function stageDraft(stage: Stage, { table, id, origin, values }: Draft): void {
  const described: LoadTable = LOAD_TABLES[table];
  const [, ...columns] = columnsOf(described);
  stage.put(table, origin, [id, ...columns.map(({ name }): CopyValue => values[name] ?? null)]);
}

/** One ISIN with two tickers on a venue: neither enters. */
function holdContested({ registry, findings, reports }: ReadRun): void {
  for (const [instrumentId, finding] of registry.contested) {
    const draft = registry.drafts.find('instrument', instrumentId);
    const instrument = registry.things.instruments.get(instrumentId);
    if (!draft || !instrument?.isNew) continue;
    const raw = registry.raws.get(instrumentId);
    findings.add(draft.origin.file, { ...finding, line: draft.origin.line }, raw);
    takeOut(reports[draft.origin.file], 'instrument', 'held', draft.origin.line);
  }
}

interface Gone {
  readonly issuer: Set<number>;
  readonly instrument: Set<number>;
  readonly listing: Set<number>;
}

function dropHeld(registry: Registry, heldFiles: ReadonlySet<number>): Gone {
  const { drafts, things, contested } = registry;
  const gone: Gone = { issuer: new Set(), instrument: new Set(), listing: new Set() };
  const isHeld = ({ files }: Draft) => [...files].every((file) => heldFiles.has(file));
  for (const draft of [...drafts.all()]) {
    const instrumentId =
      draft.table === 'listing' ? (things.listings.get(draft.id)?.instrumentId ?? 0) : draft.id;
    const isContested =
      draft.table !== 'issuer' &&
      draft.table !== 'issuer_profile' &&
      contested.has(instrumentId) &&
      things.instruments.get(instrumentId)?.isNew === true;
    if (!isContested && !isHeld(draft)) continue;
    drafts.remove(draft.table, draft.id);
    if (draft.table === 'issuer' || draft.table === 'instrument' || draft.table === 'listing')
      gone[draft.table].add(draft.id);
  }
  const needed = new Set<unknown>(registry.named);
  for (const { values } of drafts.all()) needed.add(values.issuer_id);
  for (const draft of [...drafts.all()])
    if (draft.table === 'issuer' && things.issuers.get(draft.id)?.isNew && isOrphan(draft, needed)) {
      drafts.remove('issuer', draft.id);
      gone.issuer.add(draft.id);
    }
  return gone;
}

/** A stub that was made for an instrument which does not enter. */
const isOrphan = ({ id, values }: Draft, needed: ReadonlySet<unknown>) =>
  values.is_stub === true && !needed.has(id);

/** New things get the first of their possible addresses that nothing has. */
async function giveAddresses(client: pg.ClientBase, registry: Registry): Promise<void> {
  const wanted: { readonly draft: Draft; readonly kind: string; readonly addresses: readonly string[] }[] =
    [];
  for (const draft of registry.drafts.all()) {
    const isNew =
      (draft.table === 'issuer' && registry.things.issuers.get(draft.id)?.isNew) ||
      (draft.table === 'instrument' && registry.things.instruments.get(draft.id)?.isNew);
    if (isNew)
      wanted.push({
        draft,
        kind: kindOf(draft),
        addresses: addressesFor({ id: draft.id, ...namesOf(draft, registry) }),
      });
  }
  if (wanted.length === 0) return;
  const taken = await findTaken(client, [...new Set(wanted.flatMap(({ addresses }) => addresses))]);
  for (const { draft, kind, addresses } of wanted) {
    const free = addresses.find((address) => !taken.has(`${kind} ${address}`)) ?? `id-${draft.id}`;
    taken.add(`${kind} ${free}`);
    registry.drafts.put(draft.table, draft.id, draft.origin, { string_id: free });
  }
}

const kindOf = ({ table, values }: Draft): string => (table === 'issuer' ? 'issuer' : String(values.kind));

function namesOf({ id, values }: Draft, { things }: Registry) {
  const [listing] = things.listingsOfInstrument.get(id) ?? [];
  const names = (values.names ?? {}) as Readonly<Record<string, string>>;
  return {
    names: [names.eng, String(values.name ?? '')].filter((name) => name !== undefined),
    ticker: typeof values.ticker === 'string' ? values.ticker : undefined,
    mic: listing?.mic ?? undefined,
    isin: typeof values.isin === 'string' ? values.isin : undefined,
  };
}

async function findTaken(client: pg.ClientBase, addresses: readonly string[]): Promise<Set<string>> {
  const rows = checkRows(
    { kind: oneOf('issuer', 'stock', 'bond', 'index', 'etf'), address: text },
    await client.query(
      `select kind, string_id as address from instrument where string_id = any ($1::text[])
        union all select 'issuer', string_id from issuer where string_id = any ($1::text[])`,
      [addresses],
    ),
  );
  return new Set(rows.map(({ kind, address }) => `${kind} ${address}`));
}

/** Numbers that differ from run to run, for the digest. */
async function writeNewNumbers(client: pg.ClientBase, { things }: Registry): Promise<void> {
  await client.query(`drop table if exists new_numbers, new_reports;
    create temp table new_numbers (id int primary key); create temp table new_reports (id int primary key)`);
  const ids = [things.issuers, things.instruments, things.listings].flatMap((known) =>
    [...known.values()].flatMap(({ id, isNew }) => (isNew ? [id] : [])),
  );
  await client.query('insert into new_numbers select distinct unnest($1::int[])', [ids]);
  await client.query('analyze new_numbers');
}
