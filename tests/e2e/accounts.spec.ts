import type { Page } from '@playwright/test';
import { BOTH_WIDTHS, expect, findFaults, sidewaysOverflow, test, waitForTakeOver } from './visitors.ts';

/** Each test requests codes to an address of its own: the server makes whoever requests twice wait. */
let requested = 0;
const freshAddress = () => `visitor-${process.pid}-${requested++}@example.com`;

async function requestCode(page: Page, address = freshAddress()): Promise<string> {
  await waitForTakeOver(page);
  await page.getByLabel('E-mail or phone number').fill(address);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByLabel('Code from the message')).toBeFocused();
  return address;
}

test('US-03 after a code is sent a 30-second countdown runs, then sending is allowed again', async ({
  page,
  complaints,
}) => {
  await page.clock.install();
  await page.goto('/sign-in/code/');
  await requestCode(page);
  const again = page.getByRole('button', { name: 'Send a new code' });
  const timer = page.getByRole('timer');
  await expect(timer).toHaveText(/in 0:(30|2\d)/);
  await expect(again).toHaveAttribute('aria-disabled', 'true');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).search));
  await again.click({ force: true });
  await page.clock.runFor(15_000);
  await expect(timer).toHaveText(/in 0:(0|1)\d/);
  await page.clock.runFor(15_000);
  await expect(timer).toHaveCount(0);
  await expect(again).not.toHaveAttribute('aria-disabled');
  expect(requests).toEqual([]);
  // The page's clock ran ahead of the server's, which still says how long to wait.
  await again.click();
  await expect(page.getByText('We have just sent a code.')).toBeVisible();
  await expect(timer).toHaveText(/in 0:\d\d/);
  expect(requests).toEqual(['?action=ajaxSendCode']);
  expect(complaints.splice(0)).toEqual([expect.stringContaining('429')]);
});

test('US-04 an empty code is not submitted and is said to be empty; a wrong one is said to be wrong', async ({
  page,
  complaints,
}) => {
  await page.goto('/sign-in/code/');
  const address = await requestCode(page);
  await expect(page.getByText(`If ${address} has an account`)).toBeVisible();
  let posts = 0;
  page.on('request', (request) => {
    if (request.url().includes('/confirm/')) posts += 1;
  });
  const submit = page.getByRole('button', { name: 'Sign in', exact: true });
  const code = page.getByLabel('Code from the message');
  await submit.click();
  await expect(page.getByText('Enter the code from the message.')).toBeVisible();
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  expect(posts).toBe(0);
  await code.fill('12 34 56');
  await expect(code).not.toHaveAttribute('aria-invalid');
  await submit.click();
  await expect(page.getByText('Incorrect code.')).toBeVisible();
  expect(posts).toBe(1);
  expect(complaints.splice(0)).toEqual([expect.stringContaining('401')]);
  await page.getByRole('link', { name: 'Use another address' }).click();
  await expect(page.getByLabel('E-mail or phone number')).toBeVisible();
});

test('US-08 from the sign-in page one reaches every other way in, and signs in by password', async ({
  page,
}) => {
  await page.goto('/sign-in/?next=/stocks/');
  const way = (name: string) => page.locator('main').getByRole('link', { name });
  await expect(way('Create an account')).toHaveAttribute('href', '/register/?next=%2Fstocks%2F');
  await expect(way('Forgot your password?')).toHaveAttribute('href', '/reset-password/?next=%2Fstocks%2F');
  await way('One-time code').click();
  await expect(page.locator('h1')).toHaveText('Sign in with a code');
  await way('E-mail and password').click();
  await expect(page).toHaveURL(/\/sign-in\/\?next=%2Fstocks%2F$/);
  await page.getByLabel('E-mail').fill('free@demo.example');
  await page.getByLabel('Password').fill('basispoint-demo');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(/\/stocks\/$/);
});

test('US-08 a sign-in through another service that failed is reported for three seconds', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/sign-in/?refused=social_failed', { waitUntil: 'commit' });
  const message = page.getByText('Sign-in with this service failed.');
  await expect(message).toBeVisible();
  await page.clock.runFor(4_000);
  await expect(message).toBeHidden();
});

test('US-08 whoever registers with a weak password is informed and keeps what they typed', async ({
  page,
  complaints,
}) => {
  await page.goto('/register/');
  await waitForTakeOver(page);
  await page.getByLabel('Name').fill('Ada');
  await page.getByLabel('E-mail').fill(freshAddress());
  await page.getByLabel('Password').fill('password123');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText('too short or too easy to guess')).toBeVisible();
  expect(complaints.splice(0)).toEqual([expect.stringContaining('400')]);
  await expect(page.getByLabel('Name')).toHaveValue('Ada');
  await page.getByLabel('Password').fill('a quiet evening');
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByLabel('Code from the message')).toBeFocused();
});

test(
  'US-08 axe finds no fault on the pages around signing in, and nothing is cut sideways',
  BOTH_WIDTHS,
  async ({ page }) => {
    for (const path of [
      '/sign-in/code/',
      '/register/',
      '/reset-password/',
      '/enter-code/reset-password/?refused=wrong_code',
    ]) {
      await page.goto(path);
      expect(await findFaults(page, 'light'), path).toEqual([]);
      expect(await sidewaysOverflow(page), path).toBeLessThanOrEqual(0);
    }
  },
);
