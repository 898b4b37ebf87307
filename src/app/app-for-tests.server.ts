import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { inject, vi } from 'vitest';
import { DEMO_PASSWORD } from '#ingest/demo-market/demo-accounts.ts';
import type { Config } from '#platform/configuration/config.server.ts';
import { readConfig } from '#platform/configuration/config.server.ts';
import { listenToChanges } from '#platform/database/changes.server.ts';
import { scratchDatabase, scratchDemoMarket } from '#platform/database/scratch-database.server.ts';
import { openStores } from '#platform/database/stores.server.ts';
import type { HttpOptions } from '#platform/http/http.server.ts';
import type { Worker } from '#platform/jobs/worker.server.ts';
import type { SlotLimits } from '#platform/limits/slot-limits.server.ts';
import { SESSION_COOKIE } from '#platform/session/sessions.server.ts';
import { PATIENCE } from '../../tests/wait-for.ts';
import { type Background, startBackground } from './background.server.ts';
import { connectChanges } from './connect-changes.server.ts';
import { createApp } from './create-app.server.ts';
import { createLog } from './log.server.ts';
import type { Services } from './services.server.ts';

export type TestViewer = 'anonymous' | 'free' | 'paid' | 'noexcel' | 'operator';

export interface TestApp {
  readonly http: FastifyInstance;
  readonly services: Services;
  readonly databaseUrl: string;
  readonly background: Background | null;
  get(url: string, viewer?: TestViewer, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  cookieOf(viewer: TestViewer): Promise<string>;
  /** Listens on a free port and gives its address, for what must cross a real socket. */
  listen(): Promise<string>;
  close(): Promise<void>;
}

/** On a busy machine a query or a picture may be late; a site would answer 503. */
const BUSY_MACHINE = { statementLimitMs: PATIENCE.timeout, connectLimitMs: PATIENCE.timeout };

const PATIENT = { longestMs: PATIENCE.timeout };

/** The whole server on a copy of the demo market, at an evening after its last trading day. */
export async function startTestApp(
  options: {
    config?: Partial<Config>;
    empty?: boolean;
    timeLimits?: HttpOptions['timeLimits'];
    connectionLimits?: HttpOptions['connectionLimits'];
    workLimits?: HttpOptions['workLimits'];
    isDraining?: () => boolean;
    clock?: () => Date;
    streamLimits?: SlotLimits;
    /** Sends messages and works through the queues too, with these workers in place of the site's own where given. */
    background?: true | { workers: readonly Worker[] };
    /** Builds the search index and waits for it; without it the store answers. */
    search?: true;
  } = {},
): Promise<TestApp> {
  const scratch = await (options.empty ? scratchDatabase() : scratchDemoMarket());
  const stores = openStores(scratch.url, BUSY_MACHINE);
  const now = new Date('2026-06-30T19:00:00Z');
  const { http, services } = await createApp({
    config: { ...readConfig({}), rateLimits: false, filesDir: inject('demoFiles'), ...options.config },
    stores,
    log: createLog('error', { write: console.error }),
    timeLimits: options.timeLimits,
    connectionLimits: options.connectionLimits,
    workLimits: options.workLimits ?? PATIENT,
    ...(options.isDraining && { isDraining: options.isDraining }),
    ...(options.streamLimits && { streamLimits: options.streamLimits }),
    pngLimits: { longestMs: PATIENCE.timeout },
    version: '0.0.0',
    clock: options.clock ?? (() => now),
  });
  const changes = listenToChanges(scratch.url);
  await connectChanges(changes, services);
  const background = options.background
    ? startBackground({
        services,
        url: scratch.url,
        changes,
        ...(options.background !== true && options.background),
      })
    : null;
  if (options.search) await startSearch(services);
  const cookies = new Map<TestViewer, string>([['anonymous', '']]);

  async function cookieOf(viewer: TestViewer): Promise<string> {
    const known = cookies.get(viewer);
    if (known !== undefined) return known;
    const payload = { email: `${viewer}@demo.example`, password: DEMO_PASSWORD };
    const response = await http.inject({ method: 'POST', url: '/api/auth/sign-in/', payload });
    const token = response.cookies.find((cookie) => cookie.name === SESSION_COOKIE)?.value;
    if (!token) throw new Error(`${viewer} could not sign in: ${response.statusCode}`);
    cookies.set(viewer, `${SESSION_COOKIE}=${token}`);
    return `${SESSION_COOKIE}=${token}`;
  }

  return {
    http,
    services,
    databaseUrl: scratch.url,
    background,
    cookieOf,
    get: async (url, viewer = 'anonymous', headers = {}) =>
      http.inject({ method: 'GET', url, headers: { cookie: await cookieOf(viewer), ...headers } }),
    listen: () => http.listen({ host: '127.0.0.1', port: 0 }),
    close: async () => {
      await http.close();
      await background?.stop();
      await changes.stop();
      await stores.close();
      await scratch.drop();
    },
  };
}

async function startSearch({ search }: Services): Promise<void> {
  search.start();
  await vi.waitUntil(() => search.size > 0, PATIENCE);
}
