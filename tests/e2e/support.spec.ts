import { signInAsNewReader } from './new-reader.ts';
import {
  BOTH_WIDTHS,
  expect,
  findFaults,
  prefixOf,
  sidewaysOverflow,
  signInAs,
  test,
  waitForTakeOver,
} from './visitors.ts';

test(
  'SH-08 US-07 a paid reader finds the unread answer, opens it and replies',
  BOTH_WIDTHS,
  async ({ page, context, browser, baseURL }) => {
    const origin = baseURL ?? '';
    await signInAsNewReader(context, origin);
    const opened = await context.request.post('/api/profile/support/tickets/', {
      data: { subject: 'Rates', text: 'First line\nsecond line' },
    });
    const { id } = await opened.json();
    const desk = await browser.newContext({ baseURL: origin });
    await signInAs(desk, 'operator', origin);
    await desk.request.post(`/api/operator/tickets/${id}/answer/`, { data: { text: 'The last fixing.' } });
    await desk.close();

    await page.goto('/support/');
    const row = page.getByRole('listitem').filter({ hasText: 'Rates' });
    await expect(row.getByText('1 new message')).toBeVisible();
    expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
    const read = page.waitForResponse((response) => response.url().endsWith(`/${id}/read/`));
    await row.getByRole('link').click();
    expect((await read).status()).toBe(200);
    await expect(page.getByText('The last fixing.')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Conversation' }).getByText('New')).toBeVisible();
    expect(await findFaults(page, 'light')).toEqual([]);

    await page.getByRole('textbox', { name: 'Your message' }).fill('Thank you.\nPaula');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('list', { name: 'Conversation' }).getByRole('listitem')).toHaveCount(3);
    await expect(page.getByLabel('Your message')).toHaveValue('');
    await page.getByRole('button', { name: 'Close conversation' }).click();
    await expect(page.getByText('Send a message to reopen it.')).toBeVisible();
  },
);

test('US-07 a free reader is shown how to get support', BOTH_WIDTHS, async ({ page, context, baseURL }) => {
  await signInAs(context, 'free', baseURL ?? '');
  for (const language of ['eng', 'rus', 'chn']) {
    await page.goto(`${prefixOf(language)}/support/`);
    await expect(page.locator(`main a[href="${prefixOf(language)}/profile/access/"]`)).toBeVisible();
    expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
  }
  expect(await findFaults(page, 'light')).toEqual([]);
});

test(
  'US-08 US-09 the operator answers who waits, and reads the log',
  BOTH_WIDTHS,
  async ({ page, context, baseURL }) => {
    const email = await signInAsNewReader(context, baseURL ?? '');
    const subject = 'Waiting';
    await context.request.post('/api/profile/support/tickets/', { data: { subject, text: 'Hello?' } });
    await signInAs(context, 'operator', baseURL ?? '');
    await page.goto(`/operator/tickets/?email=${email}`);
    await expect(page.getByRole('listitem').filter({ hasText: subject })).toContainText('Awaiting reply');
    expect(await findFaults(page, 'light', 'main')).toEqual([]);
    await page.getByRole('link', { name: subject }).click();
    await waitForTakeOver(page);
    await page.getByLabel('Reply').fill('Here we are.');
    await page.getByRole('button', { name: 'Send reply' }).click();
    await expect(page.getByRole('list', { name: 'Conversation' }).getByRole('listitem')).toHaveCount(2);
    await page.getByRole('button', { name: 'Close ticket' }).click();
    await expect(page.getByRole('button', { name: 'Reopen' })).toBeVisible();

    await context.request.post('/api/contactActionLog/', { data: { actionId: 313 } });
    await expect(async () => {
      await page.goto('/operator/log/?action=313&email=operator@demo.example');
      await expect(page.getByRole('row').filter({ hasText: '313 · Comparison' }).first()).toBeVisible({
        timeout: 500,
      });
    }).toPass();
    expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
    expect(await findFaults(page, 'light', 'main')).toEqual([]);
    const file = page.waitForEvent('download');
    await page.getByRole('link', { name: /^CSV/ }).click();
    expect((await file).suggestedFilename()).toMatch(/^Action log \d{4}-\d\d-\d\d_\d{4}-\d\d-\d\d\.csv$/);
  },
);

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('US-07 a reader writes to support and reads it back', async ({ page, context, baseURL }) => {
    await signInAsNewReader(context, baseURL ?? '');
    await page.goto('/support/');
    const subject = 'Plainly';
    await page.getByLabel('Subject').fill(subject);
    await page.getByRole('textbox', { name: 'Message' }).fill('One\nTwo');
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('link', { name: subject }).click();
    await page.getByRole('textbox', { name: 'Your message' }).fill('Three');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('list', { name: 'Conversation' }).getByRole('listitem')).toHaveCount(2);
  });
});
