import { fork } from 'node:child_process';
import { once } from 'node:events';
import { calendarDayAt } from '#domain/calendar/calendar-day.ts';
import { readBuild } from '../../launch/stamps.mjs';
import { copyCached } from '../cached-folder.ts';
import { makeTemporaryFolder } from '../temporary-folder.ts';

/** Riga, as the site has it where nothing else is set. */
const OFFSET_MINUTES = 180;

/** A data folder for the built server, with the demo market of today: loaded once a day for one build. */
export async function copyDemoSite(): Promise<string> {
  const folder = await makeTemporaryFolder('basispoint-e2e-');
  const key = `${calendarDayAt(new Date(), OFFSET_MINUTES)}-${readBuild()}`;
  await copyCached('demo-site', key, folder, (made) => {
    const { DATABASE_URL: _, ...environment } = process.env;
    return loadDemoMarket({ ...environment, DATA_DIR: made });
  });
  return folder;
}

/** By the command of the built server, into the store that the environment names. */
export async function loadDemoMarket(env: NodeJS.ProcessEnv): Promise<void> {
  const [code] = await once(fork('dist/server/command-line.js', ['demo'], { env, stdio: 'ignore' }), 'exit');
  if (code !== 0) throw new Error('the demo market could not be loaded');
}
