import { randomUUID } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import {
  BOTH_WIDTHS,
  expect,
  findFaults,
  findSmallTargets,
  LANGUAGES,
  PHONE,
  prefixOf,
  STOCK,
  sidewaysOverflow,
  signInAs,
  THEMES,
  test,
  waitUntilIdle,
} from './visitors.ts';

test.use({ isLeftAlone: false });

const notice = (page: Page) => page.getByRole('region', { name: 'Cookies' });
const catfish = (page: Page) => page.getByRole('complementary', { name: 'Advertising' });
const banner = (page: Page) => page.getByRole('region', { name: /asterisks|One free account/ });
const waitForExtras = (page: Page) =>
  page.locator('[data-island=Offers] > *').first().waitFor({ state: 'attached' });
const cookieNames = async (context: BrowserContext) =>
  (await context.cookies()).map(({ name }) => name).sort();
const agree = (context: BrowserContext, origin: string | undefined, ...more: string[]) =>
  context.addCookies(
    [{ name: 'cookie_consent', value: 'all' }, ...more.map((name) => ({ name, value: '1' }))].map(
      (cookie) => ({ ...cookie, url: origin ?? '' }),
    ),
  );

test('SH-05 SH-10 the notice stays until a choice was made, which is stored and governs campaigns', async ({
  page,
  context,
}) => {
  await page.goto('/stocks/?utm_source=letter&from_ads=7');
  await expect(notice(page)).toBeVisible();
  expect(await cookieNames(context)).toEqual([]);
  await notice(page).getByRole('button', { name: 'Accept all' }).click();
  await expect(notice(page)).toBeHidden();
  expect(await cookieNames(context)).toEqual(['cookie_consent', 'fromAds', 'utmParameters']);
  await page.reload();
  await expect(catfish(page)).toBeVisible();
  await expect(notice(page)).toBeHidden();
});

test('SH-05 the notice is there before any script, and what is answered before counts when it comes', async ({
  page,
  context,
}) => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto('/stocks/?utm_source=letter', { waitUntil: 'commit' });
  await notice(page).getByRole('button', { name: 'Accept all' }).click();
  expect(await cookieNames(context)).toEqual([]);
  arrive();
  await expect(notice(page)).toBeHidden();
  expect(await cookieNames(context)).toEqual(['cookie_consent', 'utmParameters']);
});

test('SH-05 whoever has chosen never sees the notice, and can choose again', async ({
  page,
  context,
  baseURL,
  complaints,
}) => {
  await agree(context, baseURL, 'cookiecatfish');
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/stocks/');
  await expect(page.locator('#root h2', { hasText: 'Cookies' })).toHaveText('Cookies');
  await expect(notice(page)).toHaveCount(0);
  complaints.splice(0);
  await page.unroute('**/assets/*.js');
  await page.goto('/stocks/');
  await waitForExtras(page);
  await expect(notice(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Cookie settings' }).click();
  await expect(notice(page)).toBeFocused();
  const accepted = notice(page).getByRole('button', { name: 'Accept all' });
  await expect(accepted).toHaveAttribute('aria-pressed', 'true');
  await notice(page).getByRole('button', { name: 'Close' }).click();
  await expect(notice(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Cookie settings' })).toBeFocused();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('SH-05 the notice, which could not be answered, does not stand there', async ({ page }) => {
    await page.goto('/stocks/');
    await expect(page.locator('#root h2', { hasText: 'Cookies' })).toBeAttached();
    await expect(notice(page)).toBeHidden();
  });
});

test('SH-05 a page that refuses, which runs no script, does not ask', async ({ page, complaints }) => {
  await page.goto('/nowhere/');
  await expect(page.locator('#root h2', { hasText: 'Cookies' })).toBeAttached();
  await expect(notice(page)).toBeHidden();
  complaints.splice(0);
});

test(
  'RD-06 SH-05 SH-02 advertising waits for the cookie choice, and covers nothing at the end of a page',
  BOTH_WIDTHS,
  async ({ page, isMobile }) => {
    const requested: string[] = [];
    page.on('request', (request) => request.url().includes('/api/catfish/') && requested.push(request.url()));
    await page.goto(STOCK);
    await expect(notice(page)).toBeVisible();
    if (isMobile) {
      // The box of a row is half below the edge of the window, and the notice lies over it.
      const box = page.locator('main input[name=compare]').first();
      await box.evaluate((each) => {
        const { top, height } = each.getBoundingClientRect();
        scrollTo({ top: scrollY + top + height / 2 - innerHeight, behavior: 'instant' });
      });
      expect(await findSmallTargets(page)).toEqual([]);
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    }
    await waitForExtras(page);
    await waitUntilIdle(page);
    expect(requested).toEqual([]);
    for (const theme of THEMES)
      expect(await findFaults(page, theme, '[data-island=Footer] + div')).toEqual([]);
    await notice(page).getByRole('button', { name: 'Necessary only' }).click();
    await expect(catfish(page)).toBeVisible();
    for (const theme of THEMES)
      expect(await findFaults(page, theme, '[data-island=Footer] + div')).toEqual([]);
    expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    const footer = await page.locator('footer').boundingBox();
    const bars = await catfish(page).boundingBox();
    expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual((bars?.y ?? 0) + 1);
  },
);

test('RD-06 the cookie notice is one slim line in every language and width, with its text on request', async ({
  page,
}) => {
  for (const language of LANGUAGES) {
    await page.goto(`${prefixOf(language)}/search/`);
    const line = page.locator('[data-island=CookieNotice] section');
    for (const width of [1280, 768, PHONE.width]) {
      await page.setViewportSize({ ...PHONE, width });
      const { height } = (await line.boundingBox()) ?? { height: Number.NaN };
      expect(height, `${language} at ${width}`).toBeLessThanOrEqual(60);
      expect(await sidewaysOverflow(page), `${language} at ${width}`).toBeLessThanOrEqual(0);
    }
  }
  await page.goto('/search/');
  await expect(notice(page).getByText('We use necessary cookies')).toBeHidden();
  await notice(page).getByRole('button', { name: 'Details' }).click();
  await expect(notice(page).getByText('We use necessary cookies')).toBeVisible();
});

test('SH-02 the bar is counted, leads where it says, and stays closed for a day', async ({
  page,
  context,
  baseURL,
}) => {
  await agree(context, baseURL);
  const counted = page.waitForResponse(/\/api\/catfish\/1\/shown\/$/);
  await page.goto('/');
  expect((await counted).status()).toBe(200);
  const link = catfish(page).getByRole('link');
  await expect(link).toHaveAttribute('rel', 'sponsored noopener');
  await expect(link).toHaveAttribute('href', 'https://tidewater-ledger.example/');
  await link.evaluate((element) => element.addEventListener('click', (event) => event.preventDefault()));
  const followed = page.waitForResponse(/\/api\/catfish\/1\/clicked\/$/);
  await link.click();
  expect((await followed).status()).toBe(200);
  await catfish(page).getByRole('button', { name: 'Close' }).click();
  await expect(catfish(page)).toBeHidden();
  const closed = (await context.cookies()).find(({ name }) => name === 'cookiecatfish');
  expect(closed?.expires).toBeGreaterThan(Date.now() / 1000 + 86_000);
  expect(closed?.expires).toBeLessThan(Date.now() / 1000 + 86_500);
});

test('SH-04 the registration banner comes after 15 quiet seconds, and Escape on the keyboard closes it', async ({
  page,
  context,
  baseURL,
}) => {
  await agree(context, baseURL, 'cookiecatfish');
  await page.clock.install();
  await page.goto('/');
  await waitForExtras(page);
  await page.keyboard.press('Shift');
  await page.clock.runFor(10_000);
  await page.keyboard.press('Shift');
  await page.clock.runFor(10_000);
  await expect(banner(page)).toBeHidden();
  await page.clock.runFor(5_000);
  await expect(banner(page)).toBeVisible();
  await expect(page.locator('body')).toBeFocused();
  expect(await findFaults(page, 'light')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(banner(page)).toBeHidden();
  expect(await cookieNames(context)).toContain('reg_banner');
});

test('SH-04 the registration banner comes past 60 % of a page and leads to registration, in English only', async ({
  page,
  context,
  baseURL,
}) => {
  await agree(context, baseURL, 'cookiecatfish');
  const scrollDown = async () => {
    await waitForExtras(page);
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  };
  await page.goto(`/deu${STOCK}`);
  await scrollDown();
  await expect(page.locator('a[href="/deu/register/"]')).toHaveCount(0);
  await page.goto(STOCK);
  await scrollDown();
  await expect(banner(page).getByRole('link')).toHaveAttribute('href', '/register/');
});

test('SH-04 the registration banner comes when the mouse leaves, but not before the consent (by keyboard)', async ({
  page,
}) => {
  await page.goto('/');
  const leave = () => page.locator('html').dispatchEvent('mouseleave');
  const accept = notice(page).getByRole('button', { name: 'Accept all' });
  await expect(accept).toBeVisible();
  await waitForExtras(page);
  await leave();
  await expect(banner(page)).toBeHidden();
  await accept.focus();
  await page.keyboard.press('Enter');
  await expect(notice(page)).toBeHidden();
  await leave();
  await expect(banner(page)).toBeVisible();
});

test.describe('on an Android phone', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Mobile' });

  test(
    'SH-03 a reader who signed in is offered the app until it is closed',
    BOTH_WIDTHS,
    async ({ page, context, baseURL }) => {
      await agree(context, baseURL, 'cookiecatfish');
      const offer = page.getByRole('region', { name: 'Mobile app' });
      await page.goto('/');
      await waitForExtras(page);
      await expect(offer).toBeHidden();
      await signInAs(context, 'free', baseURL ?? '');
      await page.reload();
      const store = offer.getByRole('link', { name: 'Get it on Google Play' });
      await expect(store).toHaveAttribute('href', 'https://play.example/basispoint');
      await offer.getByRole('button', { name: 'Close' }).click();
      await expect(offer).toBeHidden();
      expect(await cookieNames(context)).toContain('mobileAppDownload');
    },
  );
});

test('SH-02 RD-06 the operator writes an advertisement with a picture, sees it as readers will, and has no other on the page', async ({
  page,
  context,
  baseURL,
}) => {
  const name = `Tea ${randomUUID()}`;
  const requested: string[] = [];
  page.on('request', (request) => request.url().includes('/api/catfish/') && requested.push(request.url()));
  await signInAs(context, 'operator', baseURL ?? '');
  await page.goto('/operator/ads/');
  const form = page.locator('#new');
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Text').fill('Tea for readers');
  await form.getByLabel('Link').fill('/stocks/');
  const pixel =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const buffer = Buffer.from(pixel, 'base64');
  await form
    .getByLabel('Image', { exact: true })
    .setInputFiles({ name: 'tea.png', mimeType: 'image/png', buffer });
  await form.getByText('Switched on').click();
  await expect(form.getByRole('img', { name: 'Tea for readers' })).toBeVisible();
  await form.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  const image = page.getByRole('img', { name: 'Tea for readers' });
  await expect(image).toHaveAttribute('src', /^\/ads\/\d+\/[0-9a-f]{16}$/);
  expect(await image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(1);
  expect(await findFaults(page, 'light', 'main')).toEqual([]);
  await page.getByText('Delete this advertisement').click();
  await page.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(page).toHaveURL(/\/operator\/ads\/$/);
  await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0);
  expect(requested).toEqual([]);
});
