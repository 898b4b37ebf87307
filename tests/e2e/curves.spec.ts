import {
  BOTH_WIDTHS,
  expect,
  findFaults,
  gapAbove,
  sidewaysOverflow,
  signInAs,
  THEMES,
  test,
} from './visitors.ts';

const CURVES = '/bonds/curves/?curves=EUR,USD';
const STAGE = '[role="application"]';

test(
  'NU-02 curves are added, switched and removed by addresses, and going back shows the last ones',
  BOTH_WIDTHS,
  async ({ page, context, baseURL }) => {
    await signInAs(context, 'paid', baseURL ?? '');
    await page.goto(CURVES);
    const listed = page.getByRole('list', { name: 'Curves shown' }).getByRole('listitem');
    await expect(listed).toHaveCount(2);
    await expect(page.locator(STAGE)).toBeVisible();
    await expect(page.locator('#rates tbody tr')).not.toHaveCount(0);
    expect(await gapAbove(page, '#rates')).toBeGreaterThanOrEqual(32);
    await page.getByRole('link', { name: 'Par', exact: true }).click();
    await expect(page).toHaveURL(/view=par/);
    await page.getByRole('link', { name: 'Show bonds' }).nth(1).click();
    await expect(page.getByRole('heading', { name: /Bonds of the curve USD/ })).toBeVisible();
    await page.getByRole('button', { name: 'Add curve' }).click();
    await expect(listed).toHaveCount(3);
    await expect(page).toHaveURL(/curves=EUR,USD,/);
    await page.getByRole('link', { name: /^Remove USD/ }).click();
    await expect(listed).toHaveCount(2);
    await page.goBack();
    await expect(listed).toHaveCount(3);
    expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
  },
);

test('NU-02 whoever has no access sees shapes, and how to get the values', BOTH_WIDTHS, async ({ page }) => {
  await page.goto(CURVES);
  await expect(page.locator(STAGE)).toBeVisible();
  await expect(page.locator('#rates')).toHaveCount(0);
  await expect(page.getByText('Curve values are available with full access.')).toBeVisible();
  for (const theme of THEMES) expect(await findFaults(page, theme)).toEqual([]);
});
