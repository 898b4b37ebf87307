import type { Page } from '@playwright/test';
import { expect, findFaults, PHONE, sidewaysOverflow, signInAs, test } from './visitors.ts';

/** A table of many hundred buttons on a busy machine. */
const PATIENT = { timeout: 20_000 };
const COMPANY = '/company/norvik-steel/';

/** Each section is taken over by itself: before, its buttons do nothing and its links are followed by the browser. */
const waitForSection = (page: Page, section: string) =>
  page.waitForFunction((selector) => {
    const part = document.querySelector(`${selector} a, ${selector} td button`);
    return part !== null && Object.keys(part).some((key) => key.startsWith('__reactProps'));
  }, section);

test('MU-01 a press on a value opens its formula, inputs and days', async ({ page, context, baseURL }) => {
  await signInAs(context, 'paid', baseURL ?? '');
  await page.goto(COMPANY);
  await waitForSection(page, '#multipliers');
  const section = page.locator('#multipliers');
  const value = section
    .getByRole('row', { name: /^P\/E / })
    .getByRole('button')
    .first();
  const shown = await value.textContent();
  await value.click();
  const dialog = page.getByRole('dialog', { name: /^P\/E/ });
  await expect(dialog).toContainText(
    'P/E = Market capitalisation ÷ Profit attributable to owners of the parent',
    PATIENT,
  );
  await expect(dialog).toContainText(shown ?? '');
  await expect(
    dialog.getByRole('row', { name: /^Share price Last price on \d\d\.\d\d\.\d{4}, Amber Coast Exchange/ }),
  ).toHaveCount(2);
  await expect(dialog.getByRole('row', { name: /12 months to \d\d\.\d\d\.\d{4}, IFRS/ })).toBeVisible();
  expect(await findFaults(page, 'light', 'dialog', '#multipliers')).toEqual([]);
});

test('MU-01 by keyboard: a value opens, Escape gives the focus back', async ({ page, context, baseURL }) => {
  await signInAs(context, 'paid', baseURL ?? '');
  await page.goto(COMPANY);
  await waitForSection(page, '#multipliers');
  const value = page.locator('#multipliers').getByRole('row', { name: /^ROE/ }).getByRole('button').first();
  await value.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: /^ROE/ })).toContainText('Average of', PATIENT);
  await page.keyboard.press('Escape');
  await expect(value).toBeFocused();
});

test('MU-01 LV-06 an anonymous reader sees locks on what holds a price, and the formula all the same', async ({
  page,
}) => {
  await page.goto(COMPANY);
  await waitForSection(page, '#multipliers');
  const section = page.locator('#multipliers');
  const value = section
    .getByRole('row', { name: /^P\/E / })
    .getByRole('button')
    .first();
  await expect(value).toContainText('***');
  await expect(section).toContainText('Sign in to see the multiples that are made with the share price.');
  await value.click();
  const dialog = page.getByRole('dialog', { name: /^P\/E/ });
  await expect(dialog).toContainText('Market capitalisation ÷', PATIENT);
  await expect(dialog.getByRole('link', { name: 'Sign in' })).toBeVisible();
});

test('MU-01 the tabs show quarters and years', async ({ page }) => {
  await page.goto(COMPANY);
  await waitForSection(page, '#multipliers');
  const section = page.locator('#multipliers');
  await expect(section.getByRole('columnheader', { name: /^IV 2025/ })).toBeVisible();
  await section.getByRole('link', { name: 'Annual' }).click();
  await expect(section.getByRole('columnheader', { name: /^2025/ })).toBeVisible();
  await expect(section.getByRole('columnheader', { name: /^IV 2025/ })).toBeHidden();
  await expect(section.getByRole('link', { name: 'Annual' })).toHaveAttribute('aria-current', 'true');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('MU-01 MU-02 the tabs and the pages of forecasts are links that work', async ({ page }) => {
    await page.goto(COMPANY);
    const section = page.locator('#multipliers');
    await section.getByRole('link', { name: 'Annual' }).click();
    await expect(section.getByRole('columnheader', { name: /^2025/ })).toBeVisible();
    await expect(section.getByRole('columnheader', { name: /^IV 2025/ })).toBeHidden();
    const consensus = page.locator('#consensus');
    await consensus.getByRole('link', { name: '2', exact: false }).first().click();
    await expect(consensus.getByRole('row', { name: /^Return on equity/ })).toBeVisible();
    await expect(consensus.getByRole('row', { name: /^Revenue/ })).toBeHidden();
  });
});

test('MU-02 six indicators a page; a narrow page never scrolls sideways', async ({
  page,
  context,
  baseURL,
}) => {
  await signInAs(context, 'paid', baseURL ?? '');
  await page.setViewportSize(PHONE);
  await page.goto(COMPANY);
  await waitForSection(page, '#consensus');
  const consensus = page.locator('#consensus');
  await expect(consensus.getByRole('row').filter({ visible: true })).toHaveCount(7);
  await consensus.getByRole('link', { name: /page 2/i }).click();
  await expect(consensus.getByRole('row', { name: /^Return on equity/ })).toBeVisible();
  await expect(consensus.getByRole('row').filter({ visible: true })).toHaveCount(5);
  expect(await sidewaysOverflow(page)).toBe(0);
  expect(await findFaults(page, 'light', '#consensus')).toEqual([]);
});
