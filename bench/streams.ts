import { createHash, randomBytes } from 'node:crypto';
import { type ClientRequest, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startDemoStore } from './demo-store.ts';
import { median } from './frame.ts';
import { type RunningServer, startBasispoint } from './servers.ts';

const STREAMS = 1_000;
/** Of one account; the site allows ten. */
const OF_ONE = 10;
const TICKS = 20;

/** What a thousand open pages cost one process: memory for each, and how long a tick is on its way to all of them. */
export async function printStreams(): Promise<void> {
  const store = await startDemoStore();
  const server = await startBasispoint({ DATABASE_URL: store.url });
  const client = new pg.Client({ connectionString: store.url });
  await client.connect();
  const requests: ClientRequest[] = [];
  try {
    const { rows } = await client.query(
      `select listing.id, instrument_id, (select min(id) from import_batch) as batch from listing
        join instrument on instrument.id = instrument_id where venue_id = 1 and kind = 'stock' and listing.status = 'active' order by 1 limit 80`,
    );
    const cookies = await signInMany(client, STREAMS / OF_ONE);
    let received = 0;
    const open = async (position: number) => {
      const cookie = `basispoint_session=${cookies[requests.length % cookies.length]}`;
      const path = `/api/stocks/${rows[position % rows.length].instrument_id}/1/live/`;
      requests.push(await openOne(server.origin + path, cookie, (text) => (received += countPrices(text))));
    };
    // What one of each listing needs is there before the others are counted.
    for (let position = 0; position < rows.length; position++) await open(position);
    const before = await readMemory(server);
    for (let position = rows.length; position < STREAMS + rows.length; position++)
      await open(position % STREAMS);
    await sleep(2_000);
    const after = await readMemory(server);
    const perStream = (after - before) / STREAMS;
    console.log(`${STREAMS} streams: ${(perStream / 1024).toFixed(1)} kB of memory each`);

    const times: number[] = [];
    for (let tick = 0; tick < TICKS; tick++) {
      received = 0;
      const begin = performance.now();
      const at = new Date(begin + performance.timeOrigin);
      const ticks = rows.map(({ id }) => ({ listing: id, at, price: 100 + tick, volume: 1 }));
      await client.query('select record_ticks($1, $2::jsonb)', [rows[0].batch, JSON.stringify(ticks)]);
      while (received < requests.length) await sleep(2);
      times.push(performance.now() - begin);
      await sleep(500);
    }
    console.log(
      `a tick of ${rows.length} shares is with all ${requests.length} after ${median(times).toFixed(0)} ms`,
    );
  } finally {
    for (const request of requests) request.destroy();
    await client.end();
    await server.stop();
    await store.stop();
  }
}

const countPrices = (text: string) => text.split('event: price').length - 1;

function openOne(url: string, cookie: string, onText: (text: string) => void): Promise<ClientRequest> {
  return new Promise((resolve, reject) => {
    const request = get(url, { headers: { cookie }, agent: false }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`a stream was refused with ${response.statusCode}`));
      response.setEncoding('utf8').on('data', onText);
      response.on('error', () => undefined);
      resolve(request);
    });
    request.on('error', reject);
  });
}

/** Accounts and sessions of their own, as rows: signing in a hundred times is not what is measured. */
async function signInMany(client: pg.Client, count: number): Promise<string[]> {
  const tokens = Array.from({ length: count + OF_ONE }, () => randomBytes(32).toString('base64url'));
  for (const [position, token] of tokens.entries())
    await client.query(
      `with reader as (insert into site_user (email, level) values ($1, 1) returning id)
       insert into user_session (token_hash, user_id, expires_at) select $2, id, now() + interval '1 day' from reader`,
      [`reader-${position}@bench.example`, createHash('sha256').update(token).digest()],
    );
  return tokens;
}

async function readMemory({ origin }: RunningServer): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1]);
}
