import {
  BOTH_WIDTHS,
  comeNear,
  expect,
  findFaults,
  sidewaysOverflow,
  test,
  waitForTakeOver,
} from './visitors.ts';

const COMPANY = '/company/norvik-steel/';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('ST-16 NG-04 news opens, managers lead to companies, the network is drawn and listed', async ({
    page,
  }) => {
    await page.goto(COMPANY);
    const story = page.locator('#news details').first();
    await expect(story.locator('p')).toBeHidden();
    await story.locator('summary').click();
    await expect(story.locator('p')).toBeVisible();
    await page.locator('#managers summary', { hasText: 'Former members' }).click();
    await expect(page.locator('#managers details')).toContainText('Chief executive officer');
    const network = page.locator('#network');
    await expect(network.locator('svg a').first()).toBeVisible();
    await expect(network.getByRole('row', { name: /Tamarock Mining Ltd/ })).toContainText('subsidiary');
    await page.locator('#managers-related').getByRole('link', { name: 'Tamarock Mining Ltd' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tamarock Mining Ltd');
  });
});

test(
  'NG-03 EP-04 the graph is loaded when one comes near, fills the window, and its node leads to a company',
  BOTH_WIDTHS,
  async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    const isLoaded = () => scripts.some((url) => /OwnershipNetwork-[\w-]+\.js$/.test(url));
    await page.goto(COMPANY);
    await waitForTakeOver(page);
    expect(isLoaded()).toBe(false);
    const network = page.locator('#network');
    const arrives = Promise.withResolvers<void>();
    await page.route(/OwnershipNetwork-[\w-]+\.js$/, async (route) => {
      await arrives.promise;
      await route.continue();
    });
    await network.evaluate((section) => section.scrollIntoView());
    await expect.poll(isLoaded).toBe(true);
    // A press before the script is there is done when it is.
    await network.getByRole('button', { name: 'Full screen' }).click();
    arrives.resolve();
    await expect(page.getByRole('button', { name: 'Exit full screen' })).toBeVisible();
    const screen = page.getByRole('dialog', { name: 'Ownership structure of Norvik Steel Group' });
    await expect(screen.getByText('Basispoint')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Export' })).toBeVisible();
    await screen.getByRole('link', { name: /^Tamarock Mining Ltd/ }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/company\/tamarock-mining\/$/);
  },
);

test('ST-16 older news comes when requested, and reading goes on where it begins', async ({ page }) => {
  await page.goto(COMPANY);
  await comeNear(page, '#news');
  const stories = page.locator('#news li');
  await expect(stories).toHaveCount(5);
  await page.getByRole('button', { name: 'Show older news' }).click();
  await expect(stories).toHaveCount(10);
  await expect(stories.nth(5).locator('summary')).toBeFocused();
  await expect(stories.filter({ hasText: 'Also about:' }).first().getByRole('link')).toHaveAttribute(
    'href',
    /^\/company\/[\w-]+\/$/,
  );
});

test('ST-16 nothing is wrong with the people of an issuer for anyone', async ({ page }) => {
  await page.goto(COMPANY);
  await waitForTakeOver(page);
  const places = ['#network', '#related-issuers', '#managers', '#managers-related', '#news'];
  for (const place of places) await comeNear(page, place);
  await page.locator('#news summary').first().click();
  expect(await findFaults(page, 'light', ...places)).toEqual([]);
  await page.setViewportSize({ width: 400, height: 860 });
  expect(await sidewaysOverflow(page)).toBe(0);
});

test('EP-04 an issuer of whom nothing is known has none of these sections', async ({ page }) => {
  await page.goto('/company/vexley-robotics/');
  for (const id of ['network', 'related-issuers', 'managers', 'managers-related', 'news'])
    await expect(page.locator(`#${id}`)).toHaveCount(0);
});
