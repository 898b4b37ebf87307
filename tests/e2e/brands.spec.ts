import { type ChildProcess, fork } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, ONCE, test, waitForTakeOver } from './visitors.ts';

const PORT = Number(process.env.E2E_PORT ?? 43_117) + 50;
const HOME = `http://127.0.0.1:${PORT}`;
const COUPONRY = `http://couponry.localhost:${PORT}`;
const DATA = `http://data.couponry.localhost:${PORT}`;

test.describe('two brands at once', ONCE, () => {
  let server: ChildProcess;
  let folder: string;

  test.beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'basispoint-brands-'));
    const sites = join(folder, 'sites.json');
    const couponry = { host: `couponry.localhost:${PORT}`, language: 'eng', brand: 'couponry' };
    const row = { ...couponry, dataServer: DATA, cookieDomain: 'couponry.localhost' };
    await writeFile(sites, JSON.stringify([row]));
    server = fork('dist/server/server.js', {
      env: {
        ...process.env,
        DATABASE_URL: '',
        DATA_DIR: join(folder, 'data'),
        NODE_ENV: 'production',
        PORT: String(PORT),
        SITES_FILE: sites,
        RATE_LIMITS: 'off',
        LOG_LEVEL: 'warn',
      },
    });
    await expect.poll(isReady, { timeout: 120_000 }).toBe(true);
  });
  test.afterAll(async () => {
    const gone = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await gone;
    await rm(folder, { recursive: true, force: true });
  });

  test('LV-02 LV-07 each host shows its brand, and a page calls the data server of its host, signed in', async ({
    page,
  }) => {
    const called: string[] = [];
    page.on('request', (request) => request.url().includes('/api/') && called.push(request.url()));

    await page.goto(`${HOME}/stocks/norvik-steel/`);
    await expect(page).toHaveTitle(/Basispoint$/);
    const accent = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent'));
    const ours = await accent();

    await page.goto(`${COUPONRY}/sign-in/?next=/stocks/norvik-steel/`);
    await page.getByLabel('E-mail').fill('paid@demo.example');
    await page.getByLabel('Password').fill('basispoint-demo');
    await page.locator('main').getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(`${COUPONRY}/stocks/norvik-steel/`);
    await expect(page).toHaveTitle(/Couponry$/);
    expect(await accent()).not.toBe(ours);
    await waitForTakeOver(page);

    const answered = page.waitForResponse((response) => response.url().startsWith(`${DATA}/api/user/state/`));
    await page.reload();
    expect((await answered).status()).toBe(200);
    const switched = page.waitForResponse((response) => response.url().includes('format=json'));
    await page.locator('main a[href$="/stocks/norvik-steel/2/"]').first().click();
    expect((await switched).url()).toBe(`${DATA}/stocks/norvik-steel/2/?format=json`);
    await expect(page).toHaveURL(`${COUPONRY}/stocks/norvik-steel/2/`);
    expect(called.filter((url) => url.startsWith(COUPONRY) && !url.includes('/sign-in/'))).toEqual([]);
  });
});

async function isReady(): Promise<boolean> {
  try {
    return (await fetch(`${HOME}/readyz`)).ok;
  } catch {
    return false;
  }
}
