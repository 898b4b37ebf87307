import pg from 'pg';
import { beforeStatement, fileOf, pricesOf, TEST_IMPORT } from './import-for-tests.server.ts';
import { checkFiles, writeChecked } from './import-run.server.ts';

/** A run that kills its own process just before it sends a statement: one that begins so, or the one of this number. */
const [url = '', days = '0', moment = '', ticker = 'KILL'] = process.argv.slice(2);

const client = new pg.Client({ connectionString: url, application_name: 'import-child' });
await client.connect();
beforeStatement(client, (text, number) => {
  const isMoment = /^\d+$/.test(moment) ? number === Number(moment) : text.startsWith(moment);
  if (isMoment) process.kill(process.pid, 'SIGKILL');
});

// A run that shows its difference stages the days, others copy them.
const isShown = /stage|difference|insert into daily_trading/.test(moment);
const options = { ...TEST_IMPORT, ...(isShown && { onDifference: async () => undefined }) };
const checked = await checkFiles(client, [fileOf('prices.csv', pricesOf(ticker, Number(days)))], options);
const batch = { kind: 'command', actor: 'test', actorId: null, note: '' } as const;
await writeChecked(client, checked, { ...options, batch });
await client.end();
