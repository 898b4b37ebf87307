import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { calendarDayAt } from '#domain/calendar/calendar-day.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#ingest/demo-market/demo-accounts.ts';
import { startTicker, type Ticker } from '#ingest/demo-market/live/ticker.server.ts';
import { type Config, isLoopback, readConfig } from '#platform/configuration/config.server.ts';
import { listenToChanges } from '#platform/database/changes.server.ts';
import { openStores, type Stores } from '#platform/database/stores.server.ts';
import { createFiles } from '#platform/files/create-files.server.ts';
import { typeCommand } from '../../launch/called-as.mjs';
import { readStartOptions } from '../../launch/start-options.mjs';
import packageFile from '../../package.json' with { type: 'json' };
import { readAssets } from './assets.server.ts';
import { type Background, startBackground } from './background.server.ts';
import { connectChanges } from './connect-changes.server.ts';
import { createApp } from './create-app.server.ts';
import { createLog } from './log.server.ts';
import { OperatorError, reportAndExit, say, stopOnSignals } from './process/process.server.ts';
import { countSteps } from './process/progress-line.ts';
import { loadDemo } from './store/demo.server.ts';
import { openStore } from './store/open-store.server.ts';
import { hasDemoMarket, isStoreEmpty } from './store/store-state.repository.ts';

const CLIENT_DIR = join(dirname(fileURLToPath(import.meta.url)), '..', 'client');

const LIVE_WORDS = {
  session:
    'prices of the first venue move on weekdays from 10:00 to 18:45 in Riga; --live=always: at any time',
  always: 'prices of the first venue move',
};

// Above the start: a start that fails closes the server before constants further down have their values.
const MOST_SECONDS_FOR_OPEN_REQUESTS = 10;

await start().catch(reportAndExit);

async function start(): Promise<void> {
  const options = readStartOptions(process.argv.slice(2));
  if ('problem' in options) throw new OperatorError(options.problem);
  const config = readConfig();
  const nextStep = countSteps(config.startSteps);
  if (config.startSteps) say(nextStep('starting the database'));
  const store = await openStore(config, say);
  const stores = openStores(store.url, {
    requestsUrl: config.databaseUrl,
    replicaUrls: config.replicaUrls,
    prepares: config.preparedStatements,
  });
  const changes = listenToChanges(store.url);
  let isDraining = false;
  const stop = stopOnSignals(async () => {
    isDraining = true;
    if (app) await drain(app.http, config.drainSeconds);
    await ticker?.stop();
    await background?.stop();
    await changes.stop();
    await stores.close();
    await store.close();
  });
  let app: Awaited<ReturnType<typeof createApp>> | undefined;
  let background: Background | undefined;
  let ticker: Ticker | undefined;
  try {
    if (store.isEmbedded && !options.empty && (await isStoreEmpty(stores.primary))) {
      say(nextStep('loading the demo market: the store is empty'));
      const now = new Date();
      await loadDemo(store.url, {
        size: 'small',
        now,
        today: calendarDayAt(now, config.displayOffsetMinutes),
        leading: config.leadingYield,
        files: createFiles(config).current,
        signal: stop.signal,
      });
    }
    const isDemo = await guardDemo(config, stores);
    if (options.empty && isDemo)
      throw new OperatorError(
        `the store holds the demo market: remove it with "${typeCommand('demo remove')}", or start without --empty`,
      );
    if (options.live && !isDemo)
      throw new OperatorError('--live moves invented prices, and the store does not hold the demo market');
    app = await createApp({
      config,
      stores,
      log: createLog(config.logLevel),
      version: packageFile.version,
      client: { dir: CLIENT_DIR, assetsOf: readAssets(CLIENT_DIR) },
      isDraining: () => isDraining,
    });
    const { services, http } = app;
    void connectChanges(changes, services);
    say(`listening on ${await listen(http, config)}`);
    if (isDemo) sayAccounts();
    if (await services.setup.isOpen()) saySetup(config, services.setup.token);
    if (!config.mail)
      say(`no mail server is set: e-mails stay in the outbox at ${config.publicOrigin}/operator/outbox/`);
    background = startBackground({ services, url: store.url, changes });
    services.search.start();
    void services.screener.start();
    if (options.live) {
      const { clock, log } = services;
      ticker = startTicker({ url: store.url, clock, log, when: options.live });
      say(LIVE_WORDS[options.live]);
    }
  } catch (error) {
    if (stop.signal.aborted) return;
    await stop.now();
    throw error;
  }
}

/** Says 503 on /readyz for a while, so that a balancer looks elsewhere; then finishes what is open, but not for ever. */
async function drain(http: FastifyInstance, seconds: number): Promise<void> {
  if (http.server.listening) await sleep(seconds * 1000);
  const patience = setTimeout(() => http.server.closeAllConnections(), MOST_SECONDS_FOR_OPEN_REQUESTS * 1000);
  await http.close();
  clearTimeout(patience);
}

async function listen(
  http: { listen(options: { host: string; port: number }): Promise<string> },
  { host, port }: Config,
): Promise<string> {
  try {
    return await http.listen({ host, port });
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === 'EADDRINUSE')
      throw new OperatorError(`port ${port} on ${host} is taken: stop what uses it, or set PORT to another`);
    if (code === 'EACCES')
      throw new OperatorError(`port ${port} needs more rights: set PORT to one above 1023`);
    throw error;
  }
}

/** The demo accounts have a published password, so only this machine may reach them. */
async function guardDemo(config: Config, stores: Stores): Promise<boolean> {
  const isDemo = await hasDemoMarket(stores.primary);
  if (isDemo && !isLoopback(config.host) && !config.demoPublic) {
    throw new OperatorError(
      'the store holds the demo market, whose accounts are public: set HOST=127.0.0.1, or DEMO_PUBLIC=1 if you mean it',
    );
  }
  return isDemo;
}

/** Whoever can read this may set the site up from anywhere; at this machine no token is needed. */
function saySetup({ publicOrigin }: Config, token: string): void {
  const isForThisMachine = isLoopback(new URL(publicOrigin).hostname);
  say(`the site has no administrator yet: set it up at ${publicOrigin}/setup/`);
  if (!isForThisMachine) say(`the set-up token, valid until then: ${token}`);
}

function sayAccounts(): void {
  const names = DEMO_ACCOUNTS.map((account) => account.email).join(', ');
  say(`demo accounts: ${names}; password ${DEMO_PASSWORD}`);
}
