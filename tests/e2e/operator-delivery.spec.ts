import {
  BOTH_WIDTHS,
  expect,
  findFaults,
  sidewaysOverflow,
  signInAs,
  test,
  waitForTakeOver,
} from './visitors.ts';

test.beforeEach(({ context, baseURL }) => signInAs(context, 'operator', baseURL ?? ''));

test('US-08 SH-12 the operator sees how the site is doing, and its queues', BOTH_WIDTHS, async ({ page }) => {
  await expect(async () => {
    await page.goto('/operator/');
    await expect(page.getByRole('row', { name: /clear-expired/ })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('System status');
  await expect(page.getByText('Embedded').or(page.getByText('Separate server'))).toBeVisible();
  expect(await findFaults(page, 'light', 'main')).toEqual([]);
  expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
});

test(
  'US-08 SH-12 the operator finds the outbox, which says that no mail server is set',
  BOTH_WIDTHS,
  async ({ page }) => {
    await page.goto('/rus/operator/');
    // The menu of a phone moves its current entry into view, and with it the one that is clicked.
    await waitForTakeOver(page);
    await page
      .getByRole('navigation', { name: 'Администрирование' })
      .getByRole('link', { name: 'Исходящие' })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Исходящие');
    await expect(page.getByText('SMTP_URL')).toBeVisible();
    await page.getByRole('link', { name: /^Удержано/ }).click();
    await expect(page).toHaveURL(/state=held/);
    expect(await findFaults(page, 'light', 'main')).toEqual([]);
    expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
  },
);
