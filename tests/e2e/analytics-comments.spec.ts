import type { Page } from '@playwright/test';
import { signInAsNewReader } from './new-reader.ts';
import {
  BOTH_WIDTHS,
  comeNear,
  expect,
  findFaults,
  PHONE,
  sidewaysOverflow,
  signInAs,
  THEMES,
  test,
  waitForTakeOver,
} from './visitors.ts';

const COMPANY = '/company/norvik-steel/';

interface Comment {
  readonly id: number;
  readonly provider_id: number;
  readonly provider_name: string;
  readonly moderated: 0 | 1;
  readonly requestExists: boolean;
  readonly file: object | null;
}

/** All comments of the block, also those that wait behind "Show more". */
async function openComments(page: Page): Promise<void> {
  await page.goto(COMPANY);
  await comeNear(page, '#comments');
  // Before the script of the block is there, its forms post by themselves.
  await waitForTakeOver(page, '#comments [data-access]');
  const more = page.locator('#comments summary', { hasText: /^Show \d+ more/ });
  if (await more.isVisible()) await more.click();
}

const fileAt = (page: Page, id: number) => page.locator(`#comment-${id} [data-access]`);

async function commentsOf(page: Page): Promise<Comment[]> {
  const id = await page.evaluate(
    async (path) => (await (await fetch(`${path}?format=json`)).json()).issuerId,
    COMPANY,
  );
  return page.evaluate(async (path) => (await fetch(path)).json(), `/api/company/${id}/comments_about/`);
}

test(
  'AN-01 AN-02 the paid reader meets all outcomes on the page of an issuer, and nothing jumps when they arrive',
  BOTH_WIDTHS,
  async ({ page, context, baseURL }) => {
    await signInAs(context, 'paid', baseURL ?? '');
    let release = () => {};
    const isHeld = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/comments/access_requests/', async (route) => {
      await isHeld;
      await route.continue();
    });
    await openComments(page);
    const comments = (await commentsOf(page)).filter(({ file }) => file);
    const at = (provider: string) => {
      const found = comments.find(
        ({ provider_name, moderated }) =>
          provider_name === provider && (moderated === 1 || provider.startsWith('Amber')),
      );
      return fileAt(page, found?.id ?? 0);
    };
    await expect(at('Nordlicht Analysen')).toHaveAttribute('data-access', 'unknown');
    await expect(at('Amber Coast Research')).toHaveAttribute('data-access', 'open');
    const height = () =>
      page.locator('#comments').evaluate((section) => section.getBoundingClientRect().height);
    const before = await height();
    release();
    await expect(at('Yantarny Kurs')).toHaveAttribute('data-access', 'open');
    await expect(at('Nordlicht Analysen')).toContainText('Access request sent.');
    await expect(at('L’Atelier des taux')).toContainText('Your access request was rejected.');
    expect(Math.abs((await height()) - before)).toBeLessThan(1);

    const denied = at('Biuro Analiz „Kurs”');
    await expect(denied).toHaveAttribute('data-access', 'download_denied');
    await expect(denied.getByText('This file is available on request from the provider.')).toBeHidden();
    await denied.locator('summary').click();
    await expect(denied.getByText('This file is available on request from the provider.')).toBeVisible();
    await expect(denied.getByRole('button', { name: 'Request access' })).toBeVisible();
    expect(await sidewaysOverflow(page)).toBe(0);
  },
);

test('AN-01 AN-02 all analytics say the state of every file, without a fault in light and dark', async ({
  page,
  context,
  baseURL,
}) => {
  await signInAs(context, 'paid', baseURL ?? '');
  await page.goto(`${COMPANY}analytics/`);
  await page.locator('[data-access=download_denied] summary').first().click();
  for (const theme of THEMES) expect(await findFaults(page, theme, 'main')).toEqual([]);
  await page.setViewportSize(PHONE);
  expect(await sidewaysOverflow(page)).toBe(0);
});

test('AN-03 a visitor who requests a file is asked to sign in, and comes back', async ({ page }) => {
  await openComments(page);
  const closed = (await commentsOf(page)).find(({ file, moderated }) => file && moderated === 1);
  const file = fileAt(page, closed?.id ?? 0);
  await file.locator('summary').click();
  await file.getByRole('button', { name: 'Request access' }).click();
  await expect(file.getByRole('alert')).toContainText('Sign in to request this file.');
  await expect(file.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    `/sign-in/?next=${encodeURIComponent(COMPANY)}`,
  );
});

test('AN-02 AN-03 AN-04 a request moves all comments of the provider at once, and the operator’s yes opens their files', async ({
  page,
  context,
  browser,
  baseURL,
  complaints,
}) => {
  const email = await signInAsNewReader(context, baseURL ?? '');
  await openComments(page);
  const closed = (await commentsOf(page)).filter(
    ({ file, moderated, requestExists }) => file && moderated === 1 && !requestExists,
  );
  const [first, ...others] =
    [...Map.groupBy(closed, ({ provider_id }) => provider_id).values()].find((group) => group.length > 1) ??
    [];
  if (!first) throw new Error('the demo market has a provider with two closed files about this issuer');
  const other = fileAt(page, others[0]?.id ?? 0);
  const file = fileAt(page, first.id);
  await expect(other).toHaveAttribute('data-access', 'download_denied');

  // What does not go out is taken back, with the reason.
  await page.route('**/create_comments_access_request/**', (route) => route.abort());
  await file.locator('summary').click();
  await file.getByRole('button', { name: 'Request access' }).click();
  await expect(file.getByRole('alert')).toBeVisible();
  await expect(other).toHaveAttribute('data-access', 'download_denied');
  complaints.length = 0;
  await page.unroute('**/create_comments_access_request/**');

  let answer = () => {};
  const isHeld = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/create_comments_access_request/**', async (route) => {
    await isHeld;
    await route.continue();
  });
  await file.getByRole('button', { name: 'Request access' }).click();
  await expect(other).toHaveAttribute('data-access', 'request_sent');
  await expect(file).toBeFocused();
  answer();
  await expect(page.getByRole('status').filter({ hasText: 'Access request sent.' })).toBeVisible();

  const desk = await browser.newContext({ baseURL: baseURL ?? '' });
  await signInAs(desk, 'operator', baseURL ?? '');
  const operator = await desk.newPage();
  await operator.goto('/operator/comment-requests/');
  await waitForTakeOver(operator);
  const approve = { name: `Approve: ${email}, ${first.provider_name}` };
  await operator.getByRole('button', approve).click();
  await expect(operator.getByRole('button', approve)).toBeHidden();
  for (const theme of THEMES) expect(await findFaults(operator, theme, 'main')).toEqual([]);
  await desk.close();

  await openComments(page);
  await expect(other).toHaveAttribute('data-access', 'open');
  const [sent] = await Promise.all([page.waitForEvent('download'), file.getByRole('link').click()]);
  expect(sent.suggestedFilename()).toMatch(/\.pdf$/);
});
