import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { firstWeekdayFrom, toCalendarDay, toDayNumber } from '../../src/domain/calendar/day-number.ts';

const LISTINGS = 400;
/** About twenty years: more would lie in the future. */
const MOST_DAYS = 5_000;
const HEADER = 'Ticker,Date,Open,High,Low,Close,Volume\n';
const FIRST_DAY = toDayNumber('2000-01-03');

export const tickerOf = (listing: number): string => `BP${String(listing).padStart(4, '0')}`;

/** One file with so many days of 400 shares, or of more where they would have too many; always the same ones. */
export const writeOneFile = (path: string, rows: number): Promise<void> =>
  pipeline(Readable.from(csvOf(rows)), createWriteStream(path));

/** The same rows, cut into so many files. */
export async function writeManyFiles(folder: string, rows: number, files: number): Promise<void> {
  await mkdir(folder, { recursive: true });
  const perFile = Math.ceil(rows / files);
  let [file, lines] = [0, [HEADER]];
  for (const line of linesOf(rows)) {
    lines.push(line);
    if (lines.length <= perFile) continue;
    await writeFile(join(folder, `part-${file++}.csv`), lines.join(''));
    lines = [HEADER];
  }
}

/** The rows as COPY takes them: with the number of the listing, and of the batch. */
export async function writeCopyFile(
  path: string,
  rows: number,
  { listingOf, batchId }: { listingOf(ticker: string): number; batchId: number },
): Promise<void> {
  function* copied() {
    for (const line of linesOf(rows)) {
      const comma = line.indexOf(',');
      yield `${listingOf(line.slice(0, comma))}${line.slice(comma, -1)},${batchId}\n`;
    }
  }
  await pipeline(Readable.from(inPieces(copied())), createWriteStream(path));
}

export const COPY_COLUMNS =
  'listing_id, day, open_price, high_price, low_price, last_price, volume, batch_id';

function* csvOf(rows: number): Generator<string> {
  yield HEADER;
  yield* inPieces(linesOf(rows));
}

function* inPieces(lines: Iterable<string>): Generator<string> {
  let piece: string[] = [];
  for (const line of lines) {
    piece.push(line);
    if (piece.length < 5_000) continue;
    yield piece.join('');
    piece = [];
  }
  yield piece.join('');
}

function* linesOf(rows: number): Generator<string> {
  const next = createNumbers();
  const days = Math.min(MOST_DAYS, Math.ceil(rows / LISTINGS));
  for (let row = 0, cents = 0, day = 0; row < rows; row++) {
    const ofListing = row % days;
    if (ofListing === 0) [cents, day] = [5_000 + Math.floor(next() * 20_000), FIRST_DAY - 1];
    day = firstWeekdayFrom(day + 1);
    const open = Math.max(500, Math.round(cents * (0.99 + next() * 0.02)));
    cents = Math.max(500, Math.round(open * (0.98 + next() * 0.0402)));
    const high = Math.max(open, cents) + Math.floor(next() * 50);
    const low = Math.min(open, cents) - Math.floor(next() * 50);
    const volume = Math.floor(next() * 1_000_000);
    yield `${tickerOf(Math.floor(row / days))},${toCalendarDay(day)},${money(open)},${money(high)},${money(low)},${money(cents)},${volume}\n`;
  }
}

const money = (cents: number) => (cents / 100).toFixed(2);

/** mulberry32 */
function createNumbers(): () => number {
  let state = 7;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
