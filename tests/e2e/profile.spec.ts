import { signInAsNewReader } from './new-reader.ts';
import {
  BOTH_WIDTHS,
  expect,
  findFaults,
  PHONE,
  prefixOf,
  sidewaysOverflow,
  signInAs,
  signInAsNew,
  startSession,
  test,
  waitForTakeOver,
} from './visitors.ts';

const ACCESS = '/profile/access/';

test(
  'US-08 the profile is whole in three alphabets, and axe finds no fault',
  BOTH_WIDTHS,
  async ({ page, context, baseURL }) => {
    await signInAs(context, 'paid', baseURL ?? '');
    for (const language of ['eng', 'rus', 'chn']) {
      for (const path of ['/profile/', ACCESS]) {
        await page.goto(prefixOf(language) + path);
        expect(await page.locator('body').innerText()).not.toMatch(/\{\{[\w:.-]+\}\}/);
        expect(await sidewaysOverflow(page), `${language} ${path}`).toBeLessThanOrEqual(0);
      }
    }
    for (const path of ['/profile/', ACCESS]) {
      await page.goto(path);
      expect(await findFaults(page, 'light'), path).toEqual([]);
    }
  },
);

test('SH-07 a server error of a form stays above the page until it is closed', async ({
  page,
  context,
  baseURL,
  complaints,
}) => {
  await signInAs(context, 'free', baseURL ?? '');
  await page.goto('/profile/');
  await waitForTakeOver(page);
  await page.route('**/api/profile/**', (route) => route.fulfill({ status: 500, json: { code: 'fault' } }));
  const form = page.locator('form[action*="/api/profile/"]').first();
  await form.getByRole('button').first().click();
  const alert = page.getByRole('alert').filter({ hasText: 'Something went wrong on our side.' });
  await expect(alert).toBeVisible();
  await alert.getByRole('button', { name: 'Close' }).click();
  await expect(alert).toHaveCount(0);
  // The browser complains of the answer that the test made up.
  complaints.length = 0;
});

test('US-08 a reader ends a session that runs elsewhere', async ({ page, context, browser, baseURL }) => {
  const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }) });
  await startSession(elsewhere, 'free', baseURL ?? '');
  await signInAs(context, 'free', baseURL ?? '');
  const { sessions } = await (await elsewhere.request.get('/profile/?format=json')).json();
  const { id } = sessions.find(({ isCurrent }: { isCurrent: boolean }) => isCurrent);
  await page.goto('/profile/#sessions');
  await expect(page.locator('#sessions li').first()).toContainText('Current session');
  const form = page.locator(`form[action="/api/profile/sessions/${id}/end/"]`);
  await form.getByRole('button', { name: /^Sign out/ }).click();
  await expect(form).toHaveCount(0);
  await expect.poll(async () => (await elsewhere.request.get('/profile/?format=json')).status()).toBe(401);
  expect((await context.request.get('/profile/?format=json')).status()).toBe(200);
  await elsewhere.close();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('US-06 a reader requests more, sees that it is sent, and takes it back', async ({
    page,
    context,
    baseURL,
  }) => {
    await signInAsNewReader(context, baseURL ?? '', false);
    await page.goto(ACCESS);
    await page.getByRole('button', { name: 'Request an upgrade' }).click();
    await expect(page).toHaveURL(/\/profile\/access\/$/);
    await expect(page.getByText('Request sent on')).toBeVisible();
    await page.getByRole('button', { name: /^Withdraw request/ }).click();
    await expect(page.getByText('Request sent on')).toHaveCount(0);
    await expect(page.locator('#requests').getByText('Withdrawn').first()).toBeVisible();
  });
});

test(
  'US-06 US-08 the operator rejects a request with an answer, and the reader reads it',
  BOTH_WIDTHS,
  async ({ page, context, browser, baseURL }) => {
    const origin = baseURL ?? '';
    const reader = await browser.newContext({ ...(baseURL && { baseURL }) });
    const email = await signInAsNew(reader, origin);
    const requested = await reader.request.post('/api/profile/pa/subscr_send_request/', {
      data: { tariff: 677 },
      headers: { origin },
    });
    expect(requested.ok()).toBe(true);
    await signInAs(context, 'operator', origin);
    await page.goto('/operator/requests/');
    expect(await findFaults(page, 'light')).toEqual([]);
    expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
    const line = page.locator('#open li').filter({
      hasText: 'Professional',
      has: page.getByText(email),
    });
    await line.getByText('Reject…').click();
    const words = `Not yet, ${email}.`;
    await line.getByLabel('Message to the user').fill(words);
    await line.getByRole('button', { name: /^Reject the request/ }).click();
    await expect(page.locator('#decided').getByText(words).first()).toBeVisible();
    const reported = await reader.newPage();
    await reported.goto(ACCESS);
    await expect(reported.locator('#requests').getByText(words).first()).toBeVisible();
    // Plans of a second row stand below those of the first.
    await reported.setViewportSize({ width: 768, height: 900 });
    const plans = reported.locator('#tariffs h3');
    const lefts = await plans.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
    expect(new Set(lefts).size, String(lefts)).toBe(2);
    await reader.close();
  },
);

test(
  'SF-10 an operator requests a plan from the own user page, and another operator confirms it',
  BOTH_WIDTHS,
  async ({ page, context, browser, baseURL }) => {
    const origin = baseURL ?? '';
    const requester = await browser.newContext({ baseURL: origin });
    const email = await signInAsNew(requester, origin);
    await signInAs(context, 'operator', origin);
    const found = await (await context.request.get(`/operator/users/?format=json&find=${email}`)).json();
    const user = found.users[0].id;
    const appointed = await context.request.post(`/api/operator/users/${user}/role/`, {
      data: { value: true, seen: false },
      headers: { origin },
    });
    expect(appointed.ok()).toBe(true);

    const own = await requester.newPage();
    await own.goto(`/operator/users/${user}/`);
    await expect(own.locator('#access')).toContainText('another administrator approves it');
    expect(await findFaults(own, 'light')).toEqual([]);
    expect(await sidewaysOverflow(own)).toBeLessThanOrEqual(0);
    await own.getByRole('link', { name: 'Request a plan' }).click();
    await own.getByRole('form', { name: 'Professional' }).getByRole('button').click();
    await expect(own.getByText('Request sent on')).toBeVisible();
    await own.goto('/operator/requests/');
    const line = (of: typeof own) => of.locator('#open li').filter({ hasText: email });
    await expect(line(own)).toContainText('Your own request: another administrator decides.');
    await expect(line(own).getByRole('button')).toHaveCount(0);
    expect(await findFaults(own, 'light')).toEqual([]);
    expect(await sidewaysOverflow(own)).toBeLessThanOrEqual(0);

    await page.goto('/operator/requests/');
    await line(page)
      .getByRole('button', { name: /^Approve/ })
      .click();
    await expect(line(page)).toHaveCount(0);
    await own.goto(`/operator/users/${user}/`);
    await expect(own.locator('#access')).toContainText('Professional');
    await own.getByRole('link', { name: 'Changes to this account' }).click();
    const record = own.getByRole('row').filter({ hasText: `Requested by: – → ${email}` });
    await expect(record).toContainText('operator@demo.example');
    await requester.close();
  },
);

test('US-08 the operator edits a tariff, and the page fits', async ({ page, context, baseURL, viewport }) => {
  await signInAs(context, 'operator', baseURL ?? '');
  await page.goto('/operator/tariffs/');
  await waitForTakeOver(page);
  // The tariffs are the whole site's: one project saves them, and looks at both widths.
  for (const size of [PHONE, viewport]) {
    if (size) await page.setViewportSize(size);
    expect(await findFaults(page, 'light')).toEqual([]);
    expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
  }
  const analyst = page.locator('#tariff-678');
  await analyst.getByText('Other languages').click();
  await expect(analyst.getByRole('group', { name: 'Polski' }).getByLabel('Name')).toHaveValue('Analityk');
  const answer = page.waitForResponse('**/api/operator/tariffs/678/');
  await analyst.getByRole('button', { name: 'Save' }).click();
  expect((await answer).status()).toBe(200);
});
