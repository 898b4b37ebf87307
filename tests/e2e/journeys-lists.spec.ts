import {
  BOTH_WIDTHS,
  expect,
  findFaults,
  sidewaysOverflow,
  signInAsNew,
  test,
  waitForTakeOver,
} from './visitors.ts';

test(
  'RD-04 column sets are one press away, in the address and in the file, and rows become compact for good',
  BOTH_WIDTHS,
  async ({ page, isMobile }) => {
    await page.goto('/stocks/');
    await waitForTakeOver(page, 'main a');
    const heads = page.locator('main thead');
    await expect(heads).toContainText('P/E');
    const sets = page.getByRole('navigation', { name: 'Column sets' });
    await sets.getByRole('link', { name: 'Income' }).click();
    await expect(page).toHaveURL(/\/stocks\/\?columns=income$/);
    await expect(heads).toContainText('Ex-dividend date');
    await expect(sets.getByRole('link', { name: 'Income' })).toHaveAttribute('aria-current', 'true');
    await expect(page.getByRole('link', { name: 'Excel' })).toHaveAttribute('href', /columns(=|%3D)income/);
    expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
    if (isMobile) return;
    const heightOf = () =>
      page
        .locator('main tbody tr')
        .first()
        .evaluate((row) => row.clientHeight);
    expect(await heightOf()).toBe(36);
    await page.locator('header summary[title=Display]').click();
    await page.getByText('Compact', { exact: true }).click();
    await expect.poll(heightOf).toBe(28);
    await page.reload();
    expect(await heightOf()).toBe(28);
  },
);

test('RD-04 a screen is found by keyboard alone, saved under a name, opened, renamed and removed', async ({
  page,
  context,
  baseURL,
}) => {
  await signInAsNew(context, baseURL ?? '');
  await page.goto('/bonds/');
  await waitForTakeOver(page, 'main a');
  const press = async (key: string) => page.keyboard.press(key);
  const rating = page.getByRole('checkbox', { name: /^BBB/ });
  await rating.focus();
  await press('Space');
  await expect(page).toHaveURL(/rating=bbb/);
  await expect(rating).toBeFocused();
  const coupon = page.getByLabel('Coupon, %: from');
  await expect(page.getByRole('img', { name: /^Coupon, %: distribution from/ })).toBeVisible();
  await coupon.focus();
  await page.keyboard.type('3');
  await press('Tab');
  await expect(page).toHaveURL(/coupon_rate_from=3/);
  await page.getByRole('link', { name: 'Terms' }).focus();
  await press('Enter');
  await expect(page).toHaveURL(/columns=terms/);
  await page.getByRole('link', { name: 'Save', exact: true }).focus();
  await press('Enter');
  await expect(page).toHaveURL(/\/screens\/\?list=bonds/);
  await waitForTakeOver(page, 'main button');
  await page.getByLabel('Name', { exact: true }).focus();
  await page.keyboard.type('Terms of BBB');
  await press('Enter');
  const saved = page.getByRole('link', { name: 'Terms of BBB' });
  await expect(saved).toHaveAttribute('href', '/bonds/?rating=bbb&coupon_rate_from=3&columns=terms');
  expect(await findFaults(page, 'light', 'main')).toEqual([]);
  await page.getByLabel('Rename Terms of BBB').click();
  await page.locator('main li').getByLabel('Name', { exact: true }).fill('BBB terms');
  await page.locator('main li').getByRole('button', { name: 'Rename', exact: true }).click();
  await expect(page.getByRole('link', { name: 'BBB terms' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove BBB terms' }).click();
  await expect(page.getByText('No saved screens yet')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('link', { name: 'BBB terms' }).click();
  await expect(page).toHaveURL(/\/bonds\/\?rating=bbb&coupon_rate_from=3&columns=terms$/);
  await expect(page.locator('main thead')).toContainText('ISIN');
});
