import type { Readable } from './failover.server.ts';

interface Servers {
  readonly primary: Readable;
  readonly isPrimaryAway: () => boolean;
  /** The primary, past a pooler before it. */
  readonly direct: Readable | null;
  readonly replicas: readonly Readable[];
  /** Whether a replica has every change that was announced. */
  readonly isCurrent: (replica: number) => boolean;
  /** A replica was read that may lack a change. */
  readonly noteBehind: () => void;
}

/**
 * Where a read goes, and where else if there is no answer: to the chosen replica if it has every change, to the primary, to
 * other replicas that have every change, and only then to one that may lack some.
 */
export function readOrder(servers: Servers): (chosen: number | null) => readonly Readable[] {
  const { primary, direct, replicas, isPrimaryAway, isCurrent, noteBehind } = servers;
  return (chosen) => {
    const all = replicas.map((readable, replica) => ({ readable, replica, isCurrent: isCurrent(replica) }));
    const current = all.filter((each) => each.isCurrent);
    const first = current.filter(({ replica }) => replica === chosen);
    const others = current.filter(({ replica }) => replica !== chosen);
    const behind = all.filter((each) => !each.isCurrent);
    const isAway = isPrimaryAway();
    return [
      ...first.map(({ readable }) => readable),
      ...(isAway ? [] : [primary]),
      ...others.map(({ readable }) => readable),
      ...(direct ? [direct] : []),
      ...behind.map(({ readable }) => ({ ...readable, noteRead: noteBehind })),
      ...(isAway ? [primary] : []),
    ];
  };
}

/** Whether something was read that may lack a change, until the primary answers again. */
export class Behind {
  readonly #listeners: (() => void)[] = [];
  #isBehind = false;

  begin(): void {
    this.#isBehind = true;
  }

  /** What was made of it must not be shown any more. */
  end(): void {
    if (!this.#isBehind) return;
    this.#isBehind = false;
    for (const listener of this.#listeners) listener();
  }

  onEnd(listener: () => void): void {
    this.#listeners.push(listener);
  }
}
