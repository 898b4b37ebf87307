import type { BrowserContext } from '@playwright/test';
import { signInAsNewReader } from './new-reader.ts';
import {
  BOTH_WIDTHS,
  comeNear,
  expect,
  findFaults,
  prefixOf,
  STOCK,
  sidewaysOverflow,
  test,
  waitForTakeOver,
} from './visitors.ts';

/** One address a reader: each test has a reader of its own. */
async function watchNorvik(context: BrowserContext, origin: string): Promise<void> {
  await signInAsNewReader(context, origin);
  const { stockId } = await (await context.request.get(`${STOCK}?format=json`)).json();
  const added = await context.request.post('/api/watchlist/addStock/', {
    data: { stockId, add: [1], qnt: [150] },
    headers: { origin },
  });
  expect(added.ok()).toBe(true);
}

test(
  'WL-03 a reader sees the coming payments by month, in eng and rus',
  BOTH_WIDTHS,
  async ({ page, context, baseURL }) => {
    await watchNorvik(context, baseURL ?? '');
    for (const language of ['eng', 'rus']) {
      await page.goto(`${prefixOf(language)}/watchlist/`);
      const section = page.locator('#calendar');
      const words = {
        eng: ['Ex-dividend date'],
        rus: ['Экс-дивидендная дата'],
      }[language];
      for (const word of words ?? []) await expect(section.getByText(word).first()).toBeVisible();
      await expect(section.locator('tbody button[aria-expanded="true"]').first()).toContainText(/\d{4}/);
      expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
      expect(await findFaults(page, 'light', '#calendar')).toEqual([]);
    }
  },
);

test(
  'WL-03 the secret address is made, copied, opened without a cookie and revoked',
  BOTH_WIDTHS,
  async ({ page, context, playwright, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await watchNorvik(context, baseURL ?? '');
    await page.goto('/watchlist/');
    await comeNear(page, '#calendar');
    await waitForTakeOver(page, '#calendar button');
    const section = page.locator('#calendar');
    await section.getByRole('button', { name: /^Create (a new )?link$/ }).click();
    const address = section.getByRole('textbox', { name: 'Private calendar link' });
    await expect(address).toHaveValue(/\/calendar\/[\w-]{43}\.ics$/);
    expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
    expect(await findFaults(page, 'light', '#calendar')).toEqual([]);
    await section.getByRole('button', { name: 'Copy' }).click();
    await expect(page.getByText('Link copied')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(await address.inputValue());
    await expect(section.getByRole('link', { name: 'Open in calendar app' })).toHaveAttribute(
      'href',
      /^webcal:/,
    );

    const program = await playwright.request.newContext({ baseURL: baseURL ?? '' });
    const path = new URL(copied).pathname;
    const calendar = await (await program.get(path)).text();
    expect(calendar).toContain('BEGIN:VEVENT');

    await page.reload();
    await expect(section.getByText(/Link created on \d\d\.\d\d\.\d{4}/)).toBeVisible();
    await expect(address).toHaveCount(0);
    await comeNear(page, '#calendar');
    await section.getByRole('button', { name: 'Revoke' }).click();
    await expect(page.getByText('Link revoked')).toBeVisible();
    await expect(section.getByRole('button', { name: 'Create link' })).toBeVisible();
    expect((await program.get(path)).status()).toBe(404);
    await program.dispose();
  },
);

test('WL-03 without script the days are there, the file can be taken and an address revoked', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  await watchNorvik(context, baseURL ?? '');
  await context.request.post('/api/watchlist/calendar/', { data: {}, headers: { origin: baseURL ?? '' } });
  const page = await context.newPage();
  await page.goto('/watchlist/');
  const section = page.locator('#calendar');
  await expect(section.getByText('Ex-dividend date').first()).toBeVisible();
  await expect(section.getByRole('button', { name: 'Create a new link' })).toBeHidden();
  await expect(section.getByText('Turn on JavaScript to create a link.')).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    section.getByRole('link', { name: 'Download file' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('upcoming-payments.ics');
  await section.getByRole('button', { name: 'Revoke' }).click();
  await expect(section.getByText(/Link created on/)).toHaveCount(0);
  await context.close();
});
