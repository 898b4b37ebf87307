import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { makeTemporaryFolder } from '../temporary-folder.ts';
import { waitUntil } from '../wait-for.ts';
import { findFreePort } from './free-port.ts';
import { findFaults } from './visitors.ts';

let folder: string;
let server: ChildProcess;
let origin: string;
test.beforeAll(async () => {
  folder = await makeTemporaryFolder('basispoint-setup-');
  const port = String(await findFreePort());
  origin = `http://127.0.0.1:${port}`;
  const { DATABASE_URL: _, ...environment } = process.env;
  server = fork('dist/server/server.js', ['--empty'], {
    env: { ...environment, NODE_ENV: 'production', DATA_DIR: folder, PORT: port, LOG_LEVEL: 'warn' },
    stdio: 'ignore',
  });
  await waitUntil(() =>
    fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
});
test.afterAll(async () => {
  await stop();
  await rm(folder, { recursive: true });
});

async function stop(): Promise<void> {
  if (server.exitCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGTERM');
  await ended;
}

test('RU-07 an empty site is set up in the browser, and the installed site says when there is no network', async ({
  page,
}) => {
  // As the browser says where the site was installed.
  await page.addInitScript(() => {
    const match = window.matchMedia.bind(window);
    window.matchMedia = (query) =>
      query === '(display-mode: standalone)' ? Object.assign(match('all'), {}) : match(query);
  });
  await page.goto(`${origin}/setup/`);
  await expect(await findFaults(page, 'light')).toEqual([]);
  await expect(page.getByRole('checkbox', { name: 'English' })).toBeDisabled();
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Ada');
  await page.getByRole('textbox', { name: 'E-mail' }).fill('ada@example.com');
  await page.getByLabel('Password').fill('short and easy');
  await page.getByRole('textbox', { name: 'Site name' }).fill('Bond desk');
  for (const language of ['Français', 'Polski'])
    await page.getByRole('checkbox', { name: language }).uncheck();
  await page.getByLabel('Password').fill('a very long phrase');
  await page.getByRole('button', { name: 'Set up' }).click();
  await expect(page).toHaveURL(`${origin}/operator/start/`);
  await expect(await findFaults(page, 'light')).toEqual([]);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Bond desk' })).toBeVisible();

  await page.goto(`${origin}/fra/bonds/`);
  await expect(page).toHaveURL(`${origin}/bonds/`);
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state);
  await page.goto(`${origin}/`);
  await stop();
  await page.goto(`${origin}/deu/bonds/`);
  await expect(page.getByRole('heading', { name: 'Keine Verbindung' })).toBeVisible();
  await expect(page).toHaveTitle(/^Keine Verbindung · /);
  await expect(page.getByRole('link', { name: 'Erneut versuchen' })).toBeVisible();
});
