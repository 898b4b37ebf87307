import pg from 'pg';
import { fileOf, pricesOf, TEST_IMPORT } from './import-for-tests.server.ts';
import { checkFiles, writeChecked } from './import-run.server.ts';

/** A run that kills its own process just before it sends a statement. */
const [url = '', days = '0', moment = ''] = process.argv.slice(2);

const client = new pg.Client({ connectionString: url, application_name: 'import-child' });
await client.connect();
const send = client.query.bind(client);
client.query = ((...args: Parameters<typeof send>) => {
  const [statement] = args as readonly unknown[];
  const text = typeof statement === 'string' ? statement : String((statement as { text?: string }).text);
  if (text.trimStart().startsWith(moment)) process.kill(process.pid, 'SIGKILL');
  return send(...args);
}) as typeof client.query;

const checked = await checkFiles(client, [fileOf('prices.csv', pricesOf('KILL', Number(days)))], TEST_IMPORT);
const batch = { kind: 'command', actor: 'test', actorId: null, note: '' } as const;
await writeChecked(client, checked, { ...TEST_IMPORT, batch });
await client.end();
