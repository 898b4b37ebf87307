import { setTimeout as pause } from 'node:timers/promises';
import { Visitor } from '../visitor.ts';
import type { Kind, Ledger } from './ledger.ts';

/** Twenty exports a day for each. */
export const EXPORTERS = 24;
export const toExporter = (number: number) => `exporter-${number}@demo.example`;
/** Who is changed by the operator. */
export const SUBJECT = 'noexcel@demo.example';

const BEHIND_A_FAILURE_MS = 20;
const WATCHED = 12;

export interface Listing {
  readonly stockId: number;
  readonly venueId: number;
}

interface Given {
  readonly origin: string;
  readonly listings: readonly Listing[];
  readonly subjectId: number;
  readonly ledger: Ledger;
}

export interface Writers {
  /** Requests that are not answered yet. */
  readonly inFlight: number;
  stop(): Promise<void>;
}

/** People who go on writing through every crash, and note what the site has acknowledged. */
export function startWriters({ origin, listings, subjectId, ledger }: Given): Writers {
  let isOver = false;
  let inFlight = 0;

  const repeat = async (kind: Kind, write: () => Promise<string | null>, pauseMs = 0) => {
    while (!isOver) {
      inFlight++;
      const written = await write();
      inFlight--;
      if (written) ledger.record(kind, written);
      await pause(written ? pauseMs : BEHIND_A_FAILURE_MS);
    }
  };

  const reader = new Visitor(origin, 'free@demo.example');
  const done = [
    repeat('sign-ins', () => reader.signIn()),
    ...['free', 'paid'].map((name, at) =>
      repeat(
        'watchlist changes',
        createWatcher(
          new Visitor(origin, `${name}@demo.example`),
          listings.slice(at * WATCHED, (at + 1) * WATCHED),
        ),
      ),
    ),
    repeat('exports', createExporter(origin, listings), 250),
    repeat('operator changes', createOperator(new Visitor(origin, 'operator@demo.example'), subjectId)),
  ];
  return {
    get inFlight() {
      return inFlight;
    },
    stop: async () => {
      isOver = true;
      await Promise.all(done);
    },
  };
}

/** Adds each listing first, then changes its quantity again and again, each time to more. */
function createWatcher(visitor: Visitor, listings: readonly Listing[]): () => Promise<string | null> {
  const rows: number[] = [];
  let isSignedIn = false;
  let count = 0;
  return async () => {
    if (!isSignedIn) {
      isSignedIn = (await visitor.signIn()) !== null;
      return null;
    }
    const quantity = ++count;
    const added = listings[rows.length];
    if (added) {
      const { body } = await visitor.post<{
        userStocksWL: { 'id.numeric': number; 'trading_ground_id.numeric': number }[];
      }>('/api/watchlist/addStock/', { stockId: added.stockId, add: [added.venueId], qnt: [1] });
      const row = body?.userStocksWL.find((one) => one['trading_ground_id.numeric'] === added.venueId);
      if (!row) return null;
      rows.push(row['id.numeric']);
      return `${row['id.numeric']}:1`;
    }
    const row = rows[count % rows.length];
    const { status } = await visitor.post(`/api/watchlist/${row}/quantity/`, { quantity });
    return status === 200 ? `${row}:${quantity}` : null;
  };
}

function createExporter(origin: string, listings: readonly Listing[]): () => Promise<string | null> {
  const visitors = Array.from({ length: EXPORTERS }, (_, at) => new Visitor(origin, toExporter(at)));
  const signedIn = new Set<Visitor>();
  let count = 0;
  return async () => {
    const visitor = visitors[count++ % visitors.length];
    const listing = listings[count % listings.length];
    if (!visitor || !listing) return null;
    if (!signedIn.has(visitor)) {
      if ((await visitor.signIn()) === null) return null;
      signedIn.add(visitor);
    }
    const { body } = await visitor.post<{ id: string }>(
      `/api/stocks/${listing.stockId}/${listing.venueId}/trading-export/`,
      { from: '', to: '', archive: false },
    );
    return body?.id ?? null;
  };
}

/** Gives the level that comes next; a change that was not acknowledged may have been made. */
function createOperator(visitor: Visitor, subjectId: number): () => Promise<string | null> {
  let seen: number | null = null;
  return async () => {
    if (seen === null) {
      const page = await visitor.get<{ user: { level: number } }>(
        `/operator/users/${subjectId}/?format=json`,
      );
      seen = page.body?.user.level ?? null;
      if (seen === null && (page.status === 401 || page.status === 403)) await visitor.signIn();
      return null;
    }
    const value: number = seen + 1;
    const { status } = await visitor.post(`/api/operator/users/${subjectId}/level/`, { value, seen });
    seen = status === 200 ? value : null;
    return status === 200 ? `${subjectId}:${value}` : null;
  };
}
