import { readFile, stat } from 'node:fs/promises';
import type { Database } from '#platform/database/database.server.ts';
import type { FetchContext, FetchedSource, Pace } from '../fetch/fetch-context.server.ts';
import { fetchFile } from '../fetch/fetch-file.server.ts';
import { validatorsOf } from '../fetch/fetch-https.server.ts';
import type { Fetched, FetchedFile } from '../fetch/fetched.ts';
import { planRequest, withoutQuery } from '../fetch/plan-request.server.ts';
import { SourceFailure } from '../source-failure.ts';
import { lastName } from '../source-form.ts';
import type { Validators } from '../source-state.ts';
import type { Connector } from './connector.ts';
import { findConnector } from './connectors.ts';
import { fillRequest, fillTemplate, type PlaceValues, toPlaces } from './fill-template.ts';
import { type Item, listIssuerCodes, listTickers } from './items.repository.ts';
import { firstPage, type Page, readPage } from './next-page.ts';

const MOST_PAGES = 1_000;
/** A page is read as a whole to find out what follows. */
const MOST_PAGE_BYTES = 8 * 1024 * 1024;

/** Sends the requests of a connector, one after another. */
export async function fetchConnector(
  source: FetchedSource,
  database: Database,
  context: FetchContext,
): Promise<Fetched> {
  const connector = findConnector(source.settings.connector);
  if (!connector) throw new SourceFailure('unknown_connector', { code: source.settings.connector ?? '' });
  const headers = fillHeaders(connector, context.contact);
  const rules = { ...context.rules, hosts: [...context.rules.hosts, new URL(connector.base).hostname] };
  const run = {
    connector,
    source,
    headers,
    context: { ...context, rules },
    pause: createPause(connector, context.pace),
  };
  const files: FetchedFile[] = [];
  const bodies: Record<string, Validators> = {};
  for (const item of await listItems(connector, source, database, context.now)) {
    const fetched = connector.paging
      ? await fetchPages(run, item, connector.paging)
      : await fetchOne(run, item);
    files.push(...fetched.files);
    Object.assign(bodies, fetched.bodies);
  }
  return { files, bodies };
}

interface Run {
  readonly connector: Connector;
  readonly source: FetchedSource;
  readonly headers: Readonly<Record<string, string>>;
  readonly context: FetchContext;
  /** Waits until the next request may be sent. */
  readonly pause: () => Promise<void>;
}

interface RequestedItem {
  readonly key: string;
  readonly places: PlaceValues;
}

async function fetchOne(run: Run, item: RequestedItem): Promise<Fetched> {
  const address = addressOf(run, item);
  const known = run.source.state.bodies[address];
  const fetched = await fetchTo(run, item, { address, name: fileOf(run, item), known });
  if (fetched === null) return { files: [], bodies: {} };
  const bodies = { [address]: validatorsOf(fetched.body) };
  return { files: fetched.body.sha256 === known?.sha256 ? [] : [fetched.file], bodies };
}

async function fetchPages(
  run: Run,
  item: RequestedItem,
  paging: NonNullable<Connector['paging']>,
): Promise<Fetched> {
  const files: FetchedFile[] = [];
  let current: number | null = firstPage(paging);
  for (let pages = 0; current !== null; pages++) {
    if (pages >= MOST_PAGES) throw new SourceFailure('too_many_pages', { most: MOST_PAGES });
    const url = new URL(addressOf(run, item));
    url.searchParams.set(paging.parameter, String(current));
    const name = fileOf(run, item).replace(/(\.\w+)?$/, `-${current}$1`);
    const fetched = await fetchTo(run, item, { address: url.href, name });
    if (fetched === null) break;
    const page: Page = await openPage(fetched.file, paging, current);
    if (!page.isEmpty) files.push(fetched.file);
    current = page.next;
  }
  return { files, bodies: {} };
}

async function openPage(
  { path }: FetchedFile,
  paging: NonNullable<Connector['paging']>,
  current: number,
): Promise<Page> {
  if ((await stat(path)).size > MOST_PAGE_BYTES)
    throw new SourceFailure('bad_answer', { why: 'page too large' });
  let page: Page | null = null;
  try {
    page = readPage(paging, JSON.parse(await readFile(path, 'utf8')), current);
  } catch {
    throw new SourceFailure('bad_answer', { why: 'no JSON' });
  }
  if (page === null) throw new SourceFailure('bad_answer', { why: 'no rows' });
  return page;
}

/** Null where it has not changed, or is not there: of many things one may be missing. */
async function fetchTo(
  { source, context, headers, connector, pause }: Run,
  { key }: RequestedItem,
  {
    address,
    name,
    known,
  }: { readonly address: string; readonly name: string; readonly known?: Validators | undefined },
) {
  await pause();
  const path = await context.newPath(name);
  const planned = await planRequest(address, source, context, headers);
  try {
    const body = await fetchFile(planned, { ...context, path, known });
    if (body === null) return null;
    const file = { path, address: withoutQuery(address), sha256: body.sha256, ...(key && { item: key }) };
    return { body, file };
  } catch (error) {
    const isMissing = error instanceof SourceFailure && error.details.status === 404;
    if (isMissing && connector.for.each !== 'once') return null;
    throw error;
  }
}

function addressOf({ connector, source }: Run, { key, places }: RequestedItem): string {
  const filled = fillRequest(connector.request, places);
  if (filled === null) throw new SourceFailure('no_values', { value: key });
  return source.address.replace(/\/+$/, '') + filled;
}

const fileOf = ({ connector }: Run, { places }: RequestedItem): string =>
  (fillTemplate(connector.file, places) ?? connector.file).replaceAll(/[^\w.^@-]/g, '_');

async function listItems(
  connector: Connector,
  { settings, state }: FetchedSource,
  database: Database,
  now: Date,
): Promise<RequestedItem[]> {
  const { for: each } = connector;
  const today = now.toISOString().slice(0, 10);
  const always = { today, year: today.slice(0, 4) };
  if (each.each === 'once') return [{ key: '', places: always }];
  const name = lastName(each.as);
  const given = settings.values[name]?.map(
    (value): Item => ({ value, newestDay: state.newestDays[value] ?? null }),
  );
  const items = given ?? (await storedItems(each, database, always.year));
  if (items.length === 0) throw new SourceFailure('no_values', { value: name });
  return items.map(({ value, newestDay }) => {
    const newest = earlier(newestDay, state.newestDays[value]);
    return {
      key: value,
      places: { ...always, ...(newest && { newestDay: newest }), ...toPlaces(each.as, value) },
    };
  });
}

async function storedItems(
  each: Connector['for'],
  database: Database,
  year: string,
): Promise<readonly Item[]> {
  switch (each.each) {
    case 'listing':
      return listTickers(database, each.venues);
    case 'issuer':
      return listIssuerCodes(database, each.scheme);
    case 'year':
      return [{ value: year, newestDay: null }];
    default:
      return [];
  }
}

/** Days that were taken back are fetched again. */
function earlier(stored: string | null, remembered: string | undefined): string | null {
  if (stored === null || remembered === undefined) return stored;
  return stored < remembered ? stored : remembered;
}

function fillHeaders({ headers }: Connector, contact: string): Record<string, string> {
  const entries = Object.entries(headers).map(([name, template]) => {
    const value = fillTemplate(template, contact === '' ? {} : { contact });
    if (value === null) throw new SourceFailure('no_contact', { setting: 'IMPORT_CONTACT' });
    return [name, value];
  });
  return Object.fromEntries(entries);
}

/** At most so many requests a second, evenly. */
function createPause({ perSecond }: Connector, pace: Pace): () => Promise<void> {
  let free = 0;
  return async () => {
    const wait = free - pace.now();
    if (wait > 0) await pace.wait(wait);
    free = Math.max(free, pace.now()) + 1_000 / perSecond;
  };
}
