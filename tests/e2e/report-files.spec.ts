import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { BOTH_WIDTHS, comeNear, expect, findFaults, signInAs, test, waitForTakeOver } from './visitors.ts';

const COMPANY = '/company/norvik-steel/';

test('QR-03 anonymous presses a report and is asked to sign in; without script the press leads there', async ({
  page,
}) => {
  await page.goto(COMPANY);
  await waitForTakeOver(page);
  await comeNear(page, '#annual-reports');
  const file = page.locator('#annual-reports tbody a').first();
  await expect(file).toHaveAccessibleName(/^(PDF|ZIP|RAR) .*, in Russian, locked$/);
  await expect(file).toHaveAttribute('href', /\/sign-in\/\?next=/);
  await file.click();
  await expect(page.getByText('Part of full access. Sign in to continue.').first()).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(COMPANY);
});

test(
  'QR-02 two years are shown, then all, then two again; a visible list announces itself after a second',
  BOTH_WIDTHS,
  async ({ page }) => {
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(globalThis, { seen });
      document.addEventListener('list-visible', (event) => seen.push((event as CustomEvent).detail.id));
    });
    await page.goto(COMPANY);
    await waitForTakeOver(page);
    await comeNear(page, '#quarterly-reports');
    const list = page.locator('#quarterly-reports');
    const years = list.locator('th[scope=rowgroup]');
    const seenYears = list.locator('th[scope=rowgroup]:visible');
    await expect(seenYears).toHaveCount(2);
    await expect
      .poll(() => page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen))
      .toContain('quarterly-reports');
    await expect(list.locator('tbody')).toContainText('IV');
    const all = await years.count();
    await list.getByText('more years').click();
    await expect(seenYears).toHaveCount(all);
    await list.getByText('Hide').click();
    await expect(seenYears).toHaveCount(2);
    expect(await findFaults(page, 'light', '#quarterly-reports')).toEqual([]);
  },
);

test('QR-03 a paid reader saves a report under its name, whole', async ({ page, context, baseURL }) => {
  await signInAs(context, 'paid', baseURL ?? '');
  await page.goto(COMPANY);
  const saved = page.waitForEvent('download');
  const file = page.locator('#annual-reports tbody a').first();
  await file.click();
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/^norvik-steel-annual-\d{4}-rus\.(pdf|zip|rar)$/);
  const content = await readFile(await download.path());
  const again = await context.request.get((await file.getAttribute('href')) ?? '');
  expect(again.headers().etag).toBe(`"${createHash('sha256').update(content).digest('hex')}"`);
});

test('QR-03 a reader without access who opens the address of a file is shown the page that says no', async ({
  page,
  context,
  baseURL,
  complaints,
}) => {
  await signInAs(context, 'free', baseURL ?? '');
  const answer = await page.goto('/files/reports/00000000-0000-4000-8000-000000000000/');
  expect(answer?.status()).toBe(403);
  await expect(page.locator('h1')).toBeVisible();
  // The browser complains of every 403; this one is intended.
  complaints.length = 0;
});
