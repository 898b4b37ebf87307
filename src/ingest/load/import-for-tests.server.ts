import { createHash } from 'node:crypto';
import pg from 'pg';
import { toCalendarDay } from '#domain/calendar/day-number.ts';
import type { ImportRecord, PriceRecord, RecordType } from '#domain/import/records.ts';
import { getTypeParser } from '#platform/database/database.server.ts';
import { DEFAULT_CHECKS } from '../checks/check-settings.ts';
import type { Read } from '../formats/format.ts';
import { checkFiles, type ImportOptions, type WrittenRun, writeChecked } from './import-run.server.ts';
import type { RunFile } from './run-file.ts';

export const TEST_NOW = new Date('2026-06-30T12:00:00Z');

/** A file of records: as if a format had read it, one record a line. */
export function fileOf(
  name: string,
  records: readonly ImportRecord[],
  changed: Partial<RunFile> = {},
): RunFile {
  const reads = records.map(
    (record, at): Read => ({ line: at + 2, raw: JSON.stringify(record), records: [record] }),
  );
  const types = [...new Set(records.map(({ type }): RecordType => type))];
  return {
    name,
    bytes: reads.length,
    sha256: createHash('sha256').update(JSON.stringify(records)).digest('hex'),
    format: 'test',
    records: types,
    basis: 'as_traded',
    checks: DEFAULT_CHECKS,
    async *read() {
      for (let start = 0; start < reads.length; start += 1_000) yield reads.slice(start, start + 1_000);
    },
    ...changed,
  };
}

export const TEST_IMPORT: ImportOptions = {
  source: { code: 'files', name: 'Imported files' },
  known: 'replace',
  creates: true,
  now: TEST_NOW,
};

export async function connectTo(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, types: { getTypeParser } });
  await client.connect();
  return client;
}

/** Checks and writes in a session of its own. */
export async function importFiles(
  url: string,
  files: readonly RunFile[],
  changed: Partial<ImportOptions> = {},
): Promise<WrittenRun & Awaited<ReturnType<typeof checkFiles>>> {
  const client = await connectTo(url);
  const options = { ...TEST_IMPORT, ...changed };
  try {
    const checked = await checkFiles(client, files, options);
    const batch = { kind: 'command', actor: 'test', actorId: null, note: '' } as const;
    return { ...checked, ...(await writeChecked(client, checked, { ...options, batch })) };
  } finally {
    await client.end();
  }
}

/** Two exchanges that exist nowhere else. */
export async function addTestVenues(client: pg.ClientBase): Promise<void> {
  await client.query(
    `insert into venue (id, code, names, country, time_zone, position, mic, default_currency)
     values (9001, 'TEST', '{"eng": "Test exchange"}', 'DE', 'Europe/Berlin', 9001, 'XTST', 'EUR'),
            (9002, 'OTHR', '{"eng": "Other exchange"}', 'US', 'America/New_York', 9002, 'XOTH', 'USD')`,
  );
}

/** So many days of one share, without weekends being left out. */
export function pricesOf(ticker: string, days: number): PriceRecord[] {
  return Array.from({ length: days }, (_, at) => ({
    type: 'price',
    subject: { mic: 'XTST', ticker },
    day: toCalendarDay(at),
    last: String(100 + (at % 7)),
  }));
}

/** Calls with each statement that the client is about to send, and how many there were before. */
export function beforeStatement(client: pg.Client, call: (text: string, number: number) => void): void {
  const send = client.query.bind(client);
  let number = 0;
  client.query = ((...args: Parameters<typeof send>) => {
    const [statement] = args as readonly unknown[];
    const text = typeof statement === 'string' ? statement : String((statement as { text?: string }).text);
    call(text.trimStart(), number++);
    return send(...args);
  }) as typeof client.query;
}
