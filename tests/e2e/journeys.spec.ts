import { readFile } from 'node:fs/promises';
import { signInAsNewReader } from './new-reader.ts';
import { expect, STOCK, signInAs, signInAsNew, test, waitForTakeOver } from './visitors.ts';

/** What one person does: a click, or a word that is typed and sent with Enter. */
function countSteps() {
  let steps = 0;
  return {
    step: async (act: () => Promise<unknown>) => {
      steps++;
      await act();
    },
    count: () => steps,
  };
}

test('CM-01 CB-05 from the page of a share, an index, a peer and three years are a PNG in six steps', async ({
  page,
  context,
  baseURL,
}) => {
  await signInAs(context, 'paid', baseURL ?? '');
  const { step, count } = countSteps();
  await page.goto(STOCK);
  await waitForTakeOver(page);
  const graph = page.locator('#graph');
  await step(() => graph.getByRole('button', { name: 'Amber 40', exact: true }).click());
  await expect(page).toHaveURL(/\?compare=\d+$/);
  await step(() => graph.getByRole('button', { name: 'Add a stock or index' }).click());
  const field = page.getByRole('combobox', { name: 'Instrument to compare' });
  await step(async () => {
    await field.fill('Caldervoe');
    await expect(page.getByRole('option').first()).toBeVisible();
    await field.press('ArrowDown');
    await field.press('Enter');
  });
  await expect(page).toHaveURL(/\?compare=\d+,\d+@\d+$/);
  await step(() => graph.getByRole('link', { name: '3Y', exact: true }).click());
  await expect(page).toHaveURL(/period=/);
  await expect(graph.locator('ul button[aria-pressed="true"]')).toHaveCount(1);
  await step(() => graph.getByRole('button', { name: 'Export' }).click());
  const waiting = page.waitForEvent('download');
  await step(() => page.getByRole('menuitem', { name: 'PNG' }).click());
  const bytes = await readFile(await (await waiting).path());
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  expect(count()).toBeLessThanOrEqual(6);
});

test('WL-02 WL-03 two shares with their quantities and the dividends to come in six steps', async ({
  page,
  context,
  baseURL,
}) => {
  await signInAsNewReader(context, baseURL ?? '');
  const { coming } = (await (await context.request.get('/?format=json')).json()).blocks;
  const [first, second] = coming.dividends
    .map(({ url }: { url: string }) => url)
    .filter(
      (url: string, at: number, all: string[]) => url.startsWith('/stocks/') && all.indexOf(url) === at,
    );
  const { step, count } = countSteps();
  await page.goto(first);
  for (const [quantity, next] of [
    ['100', second],
    ['250', null],
  ] as const) {
    await waitForTakeOver(page, 'main button[aria-haspopup=dialog]');
    await step(() => page.getByRole('main').getByRole('button', { name: 'Watchlist' }).first().click());
    const dialog = page.getByRole('dialog', { name: 'Add to watchlist' });
    await step(async () => {
      await dialog.getByRole('textbox').first().fill(quantity);
      await dialog.getByRole('textbox').first().press('Enter');
    });
    await expect(dialog).toBeHidden();
    if (next) await step(() => page.goto(next));
  }
  await step(() => page.locator('header').getByRole('link', { name: 'Watchlist' }).click());
  const quantities = page.locator('tbody tr:has([data-remove])');
  await expect(quantities).toHaveCount(2);
  for (const path of [first, second])
    await expect(
      page.getByRole('region', { name: 'Upcoming payments' }).locator(`a[href="${path}"]`).first(),
    ).toBeVisible();
  expect(count()).toBeLessThanOrEqual(6);
});

test('US-08 the operator gives access in three steps and types no number', async ({
  page,
  browser,
  context,
  baseURL,
}) => {
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' });
  const email = await signInAsNew(elsewhere, baseURL ?? '');
  await signInAs(context, 'operator', baseURL ?? '');
  const { step, count } = countSteps();
  await page.goto(`/operator/users/?find=${email}`);
  await step(() => page.locator('main').getByRole('link', { name: 'New', exact: true }).click());
  await waitForTakeOver(page);
  const form = page.getByRole('form', { name: 'Access' });
  await step(() =>
    form.locator('select[name=choice]').selectOption({ label: 'Professional' }, { force: true }),
  );
  await expect(form.getByRole('checkbox', { name: 'Export to Excel' })).toBeChecked();
  await step(async () => {
    await form.getByLabel('Reason').fill('Contract');
    await form.getByLabel('Reason').press('Enter');
  });
  await expect(form.getByLabel('Reason')).toHaveValue('');
  expect(count()).toBeLessThanOrEqual(3);
  const access = await (await elsewhere.request.get('/profile/access/?format=json')).json();
  expect(access.access).toMatchObject({ level: 1077, tariffName: 'Professional', excelExportAccess: true });
  await elsewhere.close();
});
