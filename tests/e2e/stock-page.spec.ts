import type { Request } from '@playwright/test';
import {
  BOTH_WIDTHS,
  expect,
  FIRST_VISIT_AT_BOTH_WIDTHS,
  prefixOf,
  STOCK,
  signInAs,
  test,
  waitForTakeOver,
  waitUntilIdle,
} from './visitors.ts';

const isPhone = (width: number | undefined) => (width ?? 0) <= 680;

test('ST-09 LV-06 anonymous sees asterisks that say what opens them', async ({ page }) => {
  await page.goto(STOCK);
  const dynamics = page.locator('#dynamics');
  await expect(dynamics).toContainText('***');
  await expect(dynamics.getByRole('img', { name: 'Locked: sign in to see it' })).not.toHaveCount(0);
  await expect(dynamics.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', /\/sign-in\/\?next=/);
  expect(await page.locator('#venues').innerText()).not.toMatch(/\d{3}[.,]\d{2}/);
});

test('ST-09 LV-06 signed in, the last price is open and the dynamics stay locked', async ({
  page,
  context,
  baseURL,
}) => {
  await signInAs(context, 'free', baseURL ?? '');
  await page.goto(STOCK);
  await expect(page.locator('#venues')).not.toContainText('***');
  await expect(page.locator('#dynamics').getByTitle('Locked: full access required')).not.toHaveCount(0);
  const last =
    (await page.locator('#venues tbody tr').first().innerText()).match(/\d[\d\u00a0]*\.\d{2}/)?.[0] ?? '-';
  await expect(page.locator('#dynamics')).toContainText(last);
});

test('ST-09 ST-14 paid, the scale shows change, lowest, highest and last price', async ({
  page,
  context,
  baseURL,
}) => {
  await signInAs(context, 'paid', baseURL ?? '');
  await page.goto(STOCK);
  await expect(page.locator('main')).not.toContainText('***');
  const text = await page.locator('#dynamics').innerText();
  expect(text.match(/[+−]?\d+\.\d{2}%/g)).toHaveLength(2);
  expect(text.match(/\d[\d\u00a0]*\.\d{2}(?!%|\d)/g)?.length).toBeGreaterThanOrEqual(6);
});

test('ST-02 ST-03 the venue changes without a reload, and back and forward follow', async ({
  page,
  context,
  baseURL,
}) => {
  await signInAs(context, 'paid', baseURL ?? '');
  await page.goto(STOCK);
  await waitForTakeOver(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const before = await page.locator('#dynamics').innerText();
  const title = await page.title();
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));

  await page.locator('a[href="/stocks/norvik-steel/2/"]').first().click();
  await expect(page).toHaveURL(/\/stocks\/norvik-steel\/2\/$/);
  await expect(page.locator('#dynamics')).not.toHaveText(before);
  // Other pages may be fetched ahead, this one is requested once.
  const ofVenue = requested.map((url) => new URL(url)).filter(({ pathname }) => pathname.endsWith('/2/'));
  expect(ofVenue.map(({ pathname, search }) => pathname + search)).toEqual([
    '/stocks/norvik-steel/2/?format=json',
  ]);
  await expect(page).not.toHaveTitle(title);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/norvik-steel\/2\/$/);

  await page.goBack();
  await expect(page).toHaveURL(/\/stocks\/norvik-steel\/$/);
  await expect.poll(() => page.locator('#dynamics').innerText()).toBe(before);
  await expect(page).toHaveTitle(title);
  await page.goForward();
  await expect(page).toHaveURL(/\/2\/$/);
  await expect.poll(() => page.locator('#dynamics').innerText()).not.toBe(before);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('ST-02 a venue that cannot be loaded leaves the page as it was and says so', async ({
  page,
  complaints,
}) => {
  await page.goto(STOCK);
  await waitForTakeOver(page);
  await page.route('**/2/?format=json', (route) =>
    route.fulfill({ status: 503, json: { code: 'unavailable' } }),
  );
  const venues = await page.locator('#venues').innerText();
  await page.locator('a[href="/stocks/norvik-steel/2/"]').first().click();
  await expect(page.getByText('did not load')).toBeVisible();
  await expect(page).toHaveURL(/\/stocks\/norvik-steel\/$/);
  expect(await page.locator('#venues').innerText()).toBe(venues);
  complaints.splice(0);
});

test('ST-02 the last choice wins, however late the first one answers', async ({ page }) => {
  await page.goto(STOCK);
  await waitForTakeOver(page);
  const isFirst = (request: Request) => request.url().endsWith('/2/?format=json');
  const over = Promise.race(
    (['requestfinished', 'requestfailed'] as const).map((event) =>
      page.waitForEvent(event as 'requestfinished', isFirst),
    ),
  );
  let answer = () => {};
  const isHeld = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/2/?format=json', async (route) => {
    await isHeld;
    await route.continue().catch(() => undefined);
  });
  await page.locator('a[href="/stocks/norvik-steel/2/"]').first().click();
  await page.locator('a[href="/stocks/norvik-steel/3/"]').first().click();
  await expect(page).toHaveURL(/\/3\/$/);
  await expect(page.locator('#venues tr[aria-current]')).toBeVisible();
  const shown = await page.locator('#venues tr[aria-current]').innerText();
  answer();
  await over;
  await waitUntilIdle(page);
  await expect(page).toHaveURL(/\/3\/$/);
  expect(await page.locator('#venues tr[aria-current]').innerText()).toBe(shown);
});

test(
  'RD-11 the plot begins within 400 pixels of the top in long languages too, on a phone on the first screen',
  BOTH_WIDTHS,
  async ({ page, viewport }) => {
    for (const language of isPhone(viewport?.width) ? ['eng'] : ['eng', 'rus', 'fra']) {
      await page.goto(prefixOf(language) + STOCK);
      const top = await page.getByRole('application').first().boundingBox();
      expect(top?.y, language).toBeLessThanOrEqual(isPhone(viewport?.width) ? 800 : 400);
    }
    if (isPhone(viewport?.width)) return;
    // On a tablet what can be compared has one row too, and whole names.
    await page.setViewportSize({ width: 768, height: 900 });
    const names = page.getByRole('list', { name: 'Sur le graphique' }).locator('button:visible span');
    const cut = await names.evaluateAll((all) => all.filter((name) => name.scrollWidth > name.clientWidth));
    expect(cut).toEqual([]);
  },
);

test('ST-07 the exchange table has no date column on a phone', BOTH_WIDTHS, async ({ page, viewport }) => {
  await page.goto(STOCK);
  const date = page.locator('#venues').getByRole('columnheader', { name: 'Date' });
  await expect(date).toHaveCount(isPhone(viewport?.width) ? 0 : 1);
});

test(
  'ST-08 dividends collapse after five, and a phone has another order of columns',
  BOTH_WIDTHS,
  async ({ page, viewport }) => {
    await page.goto(STOCK);
    const section = page.locator('#dividends');
    await section.scrollIntoViewIfNeeded();
    // A split is a row of its own.
    const rows = section.locator('tbody tr:visible').filter({ hasNotText: /split/i });
    await expect(rows).toHaveCount(5);
    const heads = await section.getByRole('columnheader').allInnerTexts();
    // A long title takes two lines.
    expect(heads.slice(0, 3).map((text) => text.replaceAll(/\s+/g, ' ').replace(/,.*/, ''))).toEqual(
      isPhone(viewport?.width)
        ? ['Ex-dividend date', 'Amount', 'Payment date']
        : ['Amount', 'Declaration date', 'Ex-dividend date'],
    );
    await section.getByText(/Show \d+ more/).click();
    await expect.poll(() => rows.count()).toBeGreaterThanOrEqual(12);
    await section.getByText('Show fewer').click();
    await expect(rows).toHaveCount(5);
  },
);

test(
  'the page is drawn before any script runs, and nothing moves when it is taken over',
  FIRST_VISIT_AT_BOTH_WIDTHS,
  async ({ page }) => {
    await page.addInitScript(() => {
      let shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shift += (entry as PerformanceEntry & { value: number }).value;
        Object.assign(window, { shift });
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(STOCK);
    await waitForTakeOver(page);
    await waitUntilIdle(page);
    expect(await page.evaluate(() => (window as { shift?: number }).shift ?? 0)).toBeLessThanOrEqual(0.02);
  },
);
