import { boxOf, columnOf, isAscending, numbers, openTables } from './table-gallery.ts';
import {
  BOTH_WIDTHS,
  expect,
  findFaults,
  sidewaysOverflow,
  signInAs,
  THEMES,
  test,
  VISITORS,
  type Visitor,
} from './visitors.ts';

test('TB-03 a head sorts ascending, descending and back, by pointer', async ({ page }) => {
  await openTables(page);
  const table = page.locator('#table-sorted');
  const head = table.getByRole('columnheader', { name: 'Trades' });
  const given = await columnOf(table, 4);
  await head.getByRole('button', { name: 'Trades' }).click();
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  expect(isAscending(numbers(await columnOf(table, 4)))).toBe(true);
  await expect(table.getByRole('status')).toHaveText('Sorted by Trades, ascending');
  await head.getByRole('button', { name: 'Trades' }).click();
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  expect(isAscending(numbers(await columnOf(table, 4)).reverse())).toBe(true);
  await head.getByRole('button', { name: 'Trades' }).click();
  await expect(head).not.toHaveAttribute('aria-sort');
  expect(await columnOf(table, 4)).toEqual(given);
  await expect(table.getByRole('status')).toHaveText('Original order');
});

test('TB-03 a head sorts by keyboard, and the other columns lose their arrow', async ({ page }) => {
  await openTables(page);
  const table = page.locator('#table-sorted');
  await table.getByRole('button', { name: 'Stock' }).focus();
  await page.keyboard.press('Enter');
  const names = await columnOf(table, 0);
  expect([...names].sort(new Intl.Collator('en-GB').compare)).toEqual(names);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(table.locator('th[aria-sort]')).toHaveCount(1);
  await expect(table.locator('th[aria-sort]')).toContainText('Industry');
});

test('TB-03 groups close and open, sort inside themselves, and the total stays at the end', async ({
  page,
}) => {
  await openTables(page);
  const table = page.locator('#table-groups');
  const groups = await table.locator('tbody button[aria-expanded]').allInnerTexts();
  const rows = table.locator('tbody tr');
  const before = await rows.count();
  await table.locator('tbody button[aria-expanded]').first().focus();
  await page.keyboard.press('Enter');
  await expect(table.locator('tbody button[aria-expanded]').first()).toHaveAttribute(
    'aria-expanded',
    'false',
  );
  expect(await rows.count()).toBeLessThan(before);
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(before);
  await table.getByRole('button', { name: 'Volume' }).click();
  expect(await table.locator('tbody button[aria-expanded]').allInnerTexts()).toEqual(groups);
  await expect(rows.last()).toContainText('Total');
});

test('TB-03 hidden rows are revealed above and below, and hidden again', async ({ page }) => {
  await openTables(page);
  const table = page.locator('#table-hidden');
  const days = table.locator('tbody th');
  const shown = await days.count();
  const first = await days.first().innerText();
  const above = table.getByRole('button', { name: /rows? above/ });
  await above.focus();
  await page.keyboard.press('Enter');
  expect(await days.count()).toBeGreaterThan(shown);
  await expect(days.first()).not.toHaveText(first);
  const hide = table.getByRole('button', { name: /^Hide/ });
  await expect(hide).toBeFocused();
  await hide.click();
  await expect(days).toHaveCount(shown);
  await table.getByRole('button', { name: /rows? below/ }).click();
  await expect(days.first()).toHaveText(first);
  expect(await days.count()).toBeGreaterThan(shown);
});

test('TB-02 five rows, then all of them, and the action is logged once', async ({ page }) => {
  const logged: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/contactActionLog/')) logged.push(request.postDataJSON());
  });
  await openTables(page);
  const table = page.locator('#table-more');
  await expect(table.locator('tbody tr:visible')).toHaveCount(5);
  await table.locator('summary').focus();
  const answer = page.waitForResponse('**/api/contactActionLog/');
  await page.keyboard.press('Enter');
  await expect(table.locator('tbody tr:visible')).toHaveCount(24);
  expect(await (await answer).json()).toEqual({ success: true });
  await table.getByText('Show fewer').click();
  await expect(table.locator('tbody tr:visible')).toHaveCount(5);
  await table.getByText('Show 19 more').click();
  await expect(table.getByText('Logged action: 76', { exact: true })).toBeVisible();
  expect(logged).toEqual([{ actionId: 76 }]);
});

test.describe('before script', () => {
  test.use({ javaScriptEnabled: false });

  test('TB-02 the rows open, and whoever has no access reads why others do not', async ({ page }) => {
    await page.goto('/widgets/table/');
    await page.locator('#table-more summary').click();
    await expect(page.locator('#table-more tbody tr:visible')).toHaveCount(24);
    await page.locator('#table-locked-more summary').click();
    await expect(page.locator('#table-locked-more')).toContainText(
      'These rows are available with full access.',
    );
  });
});

const OPENS: Readonly<Record<Visitor, string | null>> = {
  anonymous: 'These rows are available with full access. Sign in to continue.',
  free: 'These rows are available with full access.',
  paid: null,
};

for (const visitor of VISITORS) {
  test(`TB-02 LV-06 IF-07 as ${visitor}, rows past a lock and closed data are sent only with access`, async ({
    page,
    context,
    baseURL,
  }) => {
    await signInAs(context, visitor, baseURL ?? '');
    const data = await (await context.request.get('/widgets/table/?format=json')).json();
    const isPaid = visitor === 'paid';
    expect(Array.isArray(data.table.more)).toBe(isPaid);
    expect(data.table.more === '***').toBe(!isPaid);
    expect(data.table.closedMonthly === '***').toBe(!isPaid);

    const html = await (await context.request.get('/widgets/table/')).text();
    const lockedPart = html.slice(html.indexOf('id="table-locked-more"'), html.indexOf('id="table-report"'));
    expect(lockedPart.match(/<tr\b/g)).toHaveLength(isPaid ? 25 : 5);

    await openTables(page);
    const more = page.locator('#table-locked-more');
    await more.locator('summary').click();
    await expect(more.locator('tbody tr:visible')).toHaveCount(isPaid ? 24 : 4);
    const report = page.locator('#table-report');
    await report.getByRole('checkbox', { name: 'Show all data' }).click();
    await expect(report.locator('tbody tr')).toHaveCount(isPaid ? 6 : 3);
    const why = OPENS[visitor];
    for (const place of [more, report]) {
      if (why) await expect(place.getByText(why, { exact: true })).toBeVisible();
      await expect(place.getByRole('link', { name: 'Sign in' })).toHaveCount(visitor === 'anonymous' ? 1 : 0);
    }
    const locked = page.locator('#table-sorted').getByText('***');
    expect(await locked.count()).toBe(visitor === 'anonymous' ? 8 : 0);
  });
}

test(
  'TB-04 a cut text opens whole by key and by tap, and Escape gives the focus back',
  BOTH_WIDTHS,
  async ({ page }) => {
    await openTables(page);
    const cell = page.locator('#table-cut tbody tr').first().locator('td').last();
    const shown = (await cell.innerText()).split('…')[0] ?? '';
    expect(Array.from(shown).length).toBeLessThanOrEqual(80);
    const button = cell.getByRole('button', { name: 'Show all' });
    await button.focus();
    await page.keyboard.press('Enter');
    const popup = page.getByRole('dialog', { name: 'Show full text' });
    expect((await popup.innerText()).length).toBeGreaterThan(80);
    expect(await popup.innerText()).toContain(shown.trim());
    await page.keyboard.press('Escape');
    await expect(popup).toHaveCount(0);
    await expect(button).toBeFocused();
    await button.click();
    await expect(popup).toBeVisible();
    const comment = page.locator('#table-comment tbody td').first();
    expect((await comment.innerText()).length).toBeGreaterThan(80);
    await expect(comment.getByRole('button')).toHaveCount(0);
  },
);

test('TB-05 columns without a value are left out unless they are always shown', async ({ page }) => {
  await openTables(page);
  const years = await page.locator('#table-empty-columns thead th').count();
  const all = await page.locator('#table-all-columns thead th').count();
  expect(all - years).toBeGreaterThanOrEqual(3);
});

test(
  'TB-05 arrows appear only while there is more on their side, and step by a column',
  BOTH_WIDTHS,
  async ({ page }) => {
    await openTables(page);
    const report = page.locator('#table-report');
    const region = report.getByRole('group');
    // A table inside the element with the arrows would be laid out anew when its script comes.
    expect(await report.locator('scroll-arrows').evaluate(({ childElementCount }) => childElementCount)).toBe(
      0,
    );
    const on = report.getByRole('button', { name: 'Next columns' });
    const back = report.getByRole('button', { name: 'Previous columns' });
    await expect(on).toBeVisible();
    await expect(back).toBeHidden();
    const width = (await boxOf(report.locator('thead th').nth(1))).width;
    await on.click();
    await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBeCloseTo(width, -1);
    await expect(back).toBeVisible();
    await back.click();
    await expect.poll(() => region.evaluate((element) => element.scrollLeft)).toBe(0);
    await expect(back).toHaveAttribute('aria-disabled', 'true');
    await region.focus();
    for (let press = 0; press < 30; press += 1) await page.keyboard.press('ArrowRight');
    await expect(on).toBeHidden();
    await expect(back).toBeVisible();
    await page.keyboard.press('ArrowLeft');
    await expect(on).toBeVisible();
    await expect(page.locator('#table-chosen').getByRole('button', { name: 'Next columns' })).toBeHidden();
  },
);

test('IF-07 lines open into their parts by keyboard; the first column and the heads stay', async ({
  page,
}) => {
  await openTables(page);
  const report = page.locator('#table-report');
  const region = report.getByRole('group');
  const toggle = report.getByRole('button', { name: /^Breakdown of/ });
  const before = await report.locator('tbody tr').count();
  for (const index of [0, 1, 2]) {
    await toggle.nth(index).focus();
    await page.keyboard.press('Enter');
    await expect(toggle.nth(index)).toHaveAttribute('aria-expanded', 'true');
  }
  expect(await report.locator('tbody tr').count()).toBeGreaterThan(before);

  await region.evaluate((element) => {
    element.style.maxHeight = '160px';
  });
  const name = report.locator('tbody th').last();
  const head = report.locator('thead th').nth(1);
  const [nameBefore, headBefore] = [await boxOf(name), await boxOf(head)];
  await region.evaluate((element) => element.scrollTo(120, 60));
  const [nameAfter, headAfter] = [await boxOf(name), await boxOf(head)];
  expect(nameAfter.x).toBeCloseTo(nameBefore.x, 0);
  expect(nameAfter.y).toBeCloseTo(nameBefore.y - 60, 0);
  expect(headAfter.y).toBeCloseTo(headBefore.y, 0);
  expect(headAfter.x).toBeCloseTo(headBefore.x - 120, 0);
  expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);

  await toggle.first().focus();
  await page.keyboard.press('Space');
  await expect(toggle.first()).toHaveAttribute('aria-expanded', 'false');
});

test('TB-06 a marker is a label, and requesting data changes it', async ({ page }) => {
  await openTables(page);
  const table = page.locator('#table-requests');
  await expect(table).toContainText('Not available on request');
  await expect(table.getByText('Request sent')).toHaveCount(1);
  await table.getByRole('button', { name: 'Request data' }).focus();
  await page.keyboard.press('Enter');
  await expect(table.getByText('Request sent')).toHaveCount(2);
});

test('boxes choose rows, and the box of all is neither between none and all', async ({ page }) => {
  await openTables(page);
  const table = page.locator('#table-chosen');
  const all = table.getByRole('checkbox', { name: 'Select all rows' });
  await expect(table).toContainText('2 rows selected');
  await expect.poll(() => all.evaluate((box: HTMLInputElement) => box.indeterminate)).toBe(true);
  await all.focus();
  await page.keyboard.press('Space');
  await expect(table).toContainText('5 rows selected');
  await table.getByRole('checkbox').nth(1).click();
  await expect(table).toContainText('4 rows selected');
});

test('a table that failed is loaded again', async ({ page }) => {
  await openTables(page);
  const table = page.locator('#table-failed');
  await table.getByRole('button', { name: 'Try again' }).click();
  await expect(table.locator('tbody tr')).toHaveCount(5);
});

test(
  'TB-01 a cell links, explains itself and has a hint that opens by tap',
  BOTH_WIDTHS,
  async ({ page }) => {
    await openTables(page);
    const table = page.locator('#table-sorted');
    await expect(table.locator('tbody a').first()).toHaveAttribute('href', /^\/stocks\/[\w-]+\/$/);
    await table.getByRole('button', { name: 'Explanation' }).click();
    await expect(page.getByRole('group', { name: 'Explanation' })).toContainText('Number of trades');
  },
);

test('axe finds no fault in the tables, light and dark, closed and open', async ({ page }) => {
  await openTables(page);
  for (const theme of THEMES) expect(await findFaults(page, theme, '#table')).toEqual([]);
  await page.locator('#table-sorted').getByRole('button', { name: 'Trades' }).click();
  await page.locator('#table-report').getByRole('checkbox').click();
  await page
    .locator('#table-report')
    .getByRole('button', { name: /^Breakdown of/ })
    .first()
    .click();
  await page.locator('#table-locked-more summary').click();
  await page.locator('#table-cut').getByRole('button', { name: 'Show all' }).first().click();
  const opened = ['#table-sorted', '#table-report', '#table-locked-more', '#table-cut'];
  for (const theme of THEMES) expect(await findFaults(page, theme, ...opened)).toEqual([]);
});
