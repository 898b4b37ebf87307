import pg from 'pg';

const CHANNELS = [
  /** What depends on it is not true any more: tags, separated by commas. */
  'tags_changed',
  /** A table, for what is held of it in memory. */
  'content_changed',
  'user_changed',
  'message_waiting',
  'search_changed',
  'prices_moved',
] as const;

export interface Changes {
  on(channel: (typeof CHANNELS)[number], listener: (payload: string) => void): void;
  /** Called when announcements may have been missed: forget everything. */
  onGap(listener: () => void): void;
  stop(): Promise<void>;
}

const RETRY_MS = 1_000;

/** Listens to what other processes changed. A lost connection is opened again, and the gap is announced. */
export function listenToChanges(url: string): Changes {
  const listeners = new Map<string, ((payload: string) => void)[]>(CHANNELS.map((channel) => [channel, []]));
  const gapListeners: (() => void)[] = [];
  let client: pg.Client | null = null;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const fresh = new pg.Client({ connectionString: url, connectionTimeoutMillis: 3_000, keepAlive: true });
    fresh.on('notification', ({ channel, payload }) => {
      for (const listener of listeners.get(channel) ?? []) listener(payload ?? '');
    });
    fresh.on('error', () => undefined);
    fresh.on('end', retry);
    client = fresh;
    try {
      await fresh.connect();
      for (const channel of listeners.keys()) await fresh.query(`listen ${channel}`);
      for (const listener of gapListeners) listener();
    } catch {
      await fresh.end().catch(() => undefined);
      retry();
    }
  }

  function retry(): void {
    client = null;
    if (isStopped || timer) return;
    timer = setTimeout(() => {
      timer = undefined;
      void connect();
    }, RETRY_MS);
  }

  void connect();
  return {
    on: (channel, listener) => void listeners.get(channel)?.push(listener),
    onGap: (listener) => void gapListeners.push(listener),
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
}
