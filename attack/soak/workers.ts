import { setTimeout as pause } from 'node:timers/promises';
import { Visitor } from '../visitor.ts';

export interface Counted {
  done: number;
  /** Refused for overload, with a time to come back. */
  refused: number;
  /** Answered with another 5xx, or not at all. */
  failed: number;
}

export interface Given {
  readonly origin: string;
  /** Of pages for everyone. */
  readonly paths: readonly string[];
  readonly stock: { readonly stockId: number; readonly venueId: number };
  /** Who is changed by the operator. */
  readonly subjectId: number;
}

export interface Workers {
  readonly counts: ReadonlyMap<string, Counted>;
  stop(): Promise<void>;
}

const READERS = ['nobody', 'free@demo.example', 'paid@demo.example'];
const STREAMS = 4;
const DESK = ['', 'users/', 'changes/', 'log/', 'imports/', 'health/', 'menu/'];

/** Readers, live prices, exports and an operator, each going on with the next thing after a short pause. */
export function startWorkers({ origin, paths, stock, subjectId }: Given): Workers {
  const counts = new Map<string, Counted>();
  let isOver = false;

  const repeat = async (
    what: string,
    email: string,
    pauseMs: number,
    act: (visitor: Visitor, n: number) => Promise<number>,
  ) => {
    const counted = counts.get(what) ?? { done: 0, refused: 0, failed: 0 };
    counts.set(what, counted);
    const visitor = new Visitor(origin, email);
    if (email.includes('@')) while (!isOver && (await visitor.signIn()) === null) await pause(100);
    for (let n = 0; !isOver; n++) {
      const status = await act(visitor, n);
      if (status === 503) counted.refused++;
      else if (status === 0 || status >= 500) counted.failed++;
      else counted.done++;
      await pause(pauseMs);
    }
  };

  const readPage = async (visitor: Visitor, n: number) =>
    (await visitor.get(paths[(n * 7_919) % paths.length] ?? '/')).status;
  const filter = async (visitor: Visitor, n: number) =>
    (await visitor.get(`/bonds/?currency=EUR&coupon_from=${n % 9}&format=json`)).status;
  const leave = async (visitor: Visitor, n: number) =>
    visitor.drop(paths[(n * 104_729) % paths.length] ?? '/', 1 + (n % 50));
  const follow = async (visitor: Visitor, n: number) =>
    visitor.drop(`/api/stocks/${stock.stockId}/${stock.venueId}/live/`, 2_000 + 500 * (n % 10));
  const download = async (visitor: Visitor, n: number) =>
    (
      await visitor.get(
        `/export/trading/${stock.stockId}/${stock.venueId}/?from=2026-0${1 + (n % 6)}-01&to=&archive=`,
      )
    ).status;
  const operate = async (visitor: Visitor, n: number) => {
    const page = await visitor.get<{ user: { level: number } }>(`/operator/users/${subjectId}/?format=json`);
    if (page.body === null) return page.status;
    const seen = page.body.user.level;
    const change = { seen, value: seen === 1 ? 2 : 1 };
    const { status } = await visitor.post(`/api/operator/users/${subjectId}/level/`, change);
    return status === 200 ? (await visitor.get(`/operator/${DESK[n % DESK.length]}`)).status : status;
  };

  const [, , paid = ''] = READERS;
  const done = [
    ...READERS.map((email) => repeat('pages', email, 60, readPage)),
    repeat('lists', paid, 200, filter),
    repeat('readers that leave', 'nobody', 1_000, leave),
    ...Array.from({ length: STREAMS }, () => repeat('streams', paid, 10, follow)),
    repeat('exports', paid, 1_000, download),
    repeat('operator changes', 'operator@demo.example', 500, operate),
  ];
  return {
    counts,
    stop: async () => {
      isOver = true;
      await Promise.all(done);
    },
  };
}
