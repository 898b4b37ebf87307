import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import {
  BOTH_WIDTHS,
  expect,
  findFaults,
  prefixOf,
  sidewaysOverflow,
  signInAs,
  signInAsNew,
  THEMES,
  test,
  waitForTakeOver,
} from './visitors.ts';

const PARTS = ['users/', 'menu/', 'labels/?language=rus', 'labels/stocks/lead/tur/', 'changes/'];

// A label and a menu are the whole site's: one test after another, each undoing what it did.
test.describe.configure({ mode: 'default' });
test.beforeEach(({ context, baseURL }) => signInAs(context, 'operator', baseURL ?? ''));

/** Finds an account that no other test knows: its level changes here. */
async function openNewUser(page: Page, browser: Browser, origin: string): Promise<void> {
  const elsewhere = await browser.newContext({ baseURL: origin });
  const email = await signInAsNew(elsewhere, origin);
  await elsewhere.close();
  await page.goto('/operator/users/');
  await page.getByRole('searchbox').fill(email);
  await page.getByRole('searchbox').press('Enter');
  await page.locator('main').getByRole('link', { name: 'New', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New');
}

/** By the browser's own select, which is there with and without script. */
async function givePlan(page: Page, plan: string): Promise<void> {
  const form = page.getByRole('form', { name: 'Access' });
  await form.locator('select[name=choice]').selectOption({ label: plan }, { force: true });
  await form.getByLabel('Reason').fill(`Now ${plan}`);
  await form.getByLabel('Reason').press('Enter');
  await expect(form.getByLabel('Reason')).toHaveValue('');
  await expect(form.locator('select[name=choice] option:checked')).toHaveText(plan);
}

test('US-08 RD-08 the operator finds a user, changes the plan without leaving the page, and reads it among the changes', async ({
  page,
  browser,
  baseURL,
}) => {
  await openNewUser(page, browser, baseURL ?? '');
  await waitForTakeOver(page);
  await page.evaluate(() => document.body.setAttribute('data-same-document', ''));
  await givePlan(page, 'No access');
  await givePlan(page, 'Professional');
  await expect(page.locator('body[data-same-document]')).toHaveCount(1);
  await page.getByRole('link', { name: 'Changes to this account' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Now Professional' }).first()).toContainText(
    'operator@demo.example',
  );
});

test('US-08 a label is previewed, saved, shown to visitors, and removed', async ({ page }) => {
  await page.goto('/operator/labels/stocks/lead/tur/');
  await waitForTakeOver(page);
  await page.locator('textarea').fill('Buradan {kim} görünür');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByText('differ from those in the English text')).toBeVisible();
  await page.locator('textarea').fill('Bütün hisseler burada');
  await page.getByRole('button', { name: 'Preview' }).click();
  await expect(page.locator('dd').filter({ hasText: 'Bütün hisseler burada' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Save' }).click();
  const remove = page.getByRole('button', { name: 'Restore default' });
  await expect(remove).toBeVisible();
  const visitor = await page.context().newPage();
  await expect(async () => {
    await visitor.goto('/tur/stocks/');
    await expect(visitor.getByText('Bütün hisseler burada')).toBeVisible({ timeout: 500 });
  }).toPass();
  await remove.click();
  await expect(remove).toBeHidden();
});

test('US-08 SH-01 a menu entry is added, seen in the preview, and deleted after a question', async ({
  page,
}) => {
  await page.goto('/operator/menu/');
  await waitForTakeOver(page);
  const title = `Probe ${randomUUID()}`;
  await page.getByLabel('Title in English').fill(title);
  await page.getByLabel('Address').fill('/stocks/');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.locator('#preview').getByRole('link', { name: title })).toHaveAttribute(
    'href',
    '/stocks/',
  );
  await page.locator('#tree').getByRole('link', { name: title }).click();
  await waitForTakeOver(page);
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/\/operator\/menu\/$/);
  await expect(page.locator('main').getByText(title)).toHaveCount(0);
});

test(
  'US-08 SH-12 the operator’s pages have no fault and nothing is cut sideways, in three alphabets',
  BOTH_WIDTHS,
  async ({ page, browser, baseURL }) => {
    for (const part of PARTS) {
      for (const language of ['eng', 'rus', 'chn']) {
        await page.goto(`${prefixOf(language)}/operator/${part}`);
        expect(await sidewaysOverflow(page), `${language} ${part}`).toBeLessThanOrEqual(0);
      }
      for (const theme of THEMES) {
        await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
        expect(await findFaults(page, theme), `${part} ${theme}`).toEqual([]);
      }
    }
    await openNewUser(page, browser, baseURL ?? '');
    expect(await findFaults(page, 'light')).toEqual([]);
  },
);

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('US-08 a plan is given and a label previewed by forms alone', async ({ page, browser, baseURL }) => {
    await openNewUser(page, browser, baseURL ?? '');
    await givePlan(page, 'Professional');
    await page.goto('/operator/labels/stocks/lead/tur/');
    await page.locator('textarea').fill('Hisseler {kim');
    await page.getByRole('button', { name: 'Preview' }).click();
    await expect(page.getByText('This text is invalid')).toBeVisible();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('This text cannot be used')).toBeVisible();
  });
});
