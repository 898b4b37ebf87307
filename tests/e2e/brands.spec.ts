import { expect, test, waitForTakeOver } from './visitors.ts';

test('LV-02 LV-07 each host shows its brand, and a page calls the data server of its host, signed in', async ({
  page,
  baseURL,
}) => {
  const { port } = new URL(baseURL ?? '');
  const couponry = `http://couponry.localhost:${port}`;
  const data = `http://data.couponry.localhost:${port}`;
  const called: string[] = [];
  page.on('request', (request) => request.url().includes('/api/') && called.push(request.url()));

  await page.goto(`/stocks/norvik-steel/`);
  await expect(page).toHaveTitle(/Basispoint$/);
  const accent = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--accent'));
  const ours = await accent();

  await page.goto(`${couponry}/sign-in/?next=/stocks/norvik-steel/`);
  await page.getByLabel('E-mail').fill('paid@demo.example');
  await page.getByLabel('Password').fill('basispoint-demo');
  await page.locator('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(`${couponry}/stocks/norvik-steel/`);
  await expect(page).toHaveTitle(/Couponry$/);
  expect(await accent()).not.toBe(ours);
  await waitForTakeOver(page);

  const answered = page.waitForResponse((response) => response.url().startsWith(`${data}/api/user/state/`));
  await page.reload();
  expect((await answered).status()).toBe(200);
  const switched = page.waitForResponse((response) => response.url().includes('format=json'));
  await page.locator('main a[href$="/stocks/norvik-steel/2/"]').first().click();
  expect((await switched).url()).toBe(`${data}/stocks/norvik-steel/2/?format=json`);
  await expect(page).toHaveURL(`${couponry}/stocks/norvik-steel/2/`);
  expect(called.filter((url) => url.startsWith(couponry) && !url.includes('/sign-in/'))).toEqual([]);
});
