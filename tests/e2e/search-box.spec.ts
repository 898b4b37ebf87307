import type { Route } from '@playwright/test';
import { boxOf, openBox } from './header-search.ts';
import {
  BOTH_WIDTHS,
  expect,
  findFaults,
  STOCK,
  sidewaysOverflow,
  signInAs,
  stopClock,
  test,
  waitForTakeOver,
} from './visitors.ts';

const SUGGEST = '**/api/suggest/';
const LONGER_THAN_A_PAUSE_MS = 500;
const CATEGORIES = ['bonds', 'stocks', 'indexes', 'companies', 'etf'] as const;
type Hit = { id: string; ttl: string; ticker?: string[]; status?: string };
type Hits = Partial<Record<(typeof CATEGORIES)[number], Hit[]>>;

const NORVIK: Hits = {
  bonds: [{ id: 'norvik-2031', ttl: 'Norvik Steel 2031', status: 'matured' }],
  stocks: [
    { id: 'norvik-steel', ttl: '<b>NORV</b>ik Steel', ticker: ['NRVK', 'NVK'] },
    { id: 'inorvik', ttl: 'Inorvik Leasing' },
  ],
};

const fulfil = (route: Route, hits: Hits) => {
  const json = CATEGORIES.map((category) => {
    const items = (hits[category] ?? []).map((hit) => ({ status: 'active', ...hit }));
    return [
      category,
      { items, counter_title: items.length, search_error: category === 'etf' ? 'No such fund' : null },
    ];
  });
  return route.fulfill({ json: Object.fromEntries(json) });
};
const termOf = (route: Route): string => route.request().postDataJSON().term;
test('SE-02 one call for each pause, given up at the next keystroke; an answer that comes late is not shown', async ({
  page,
  context,
  baseURL,
  isMobile,
}) => {
  await signInAs(context, 'paid', baseURL ?? '');
  const requested: string[] = [];
  const given: string[] = [];
  page.on('requestfailed', (request) => given.push(request.failure()?.errorText ?? ''));
  let answerFirst = () => {};
  await page.route(SUGGEST, async (route) => {
    requested.push(termOf(route));
    if (requested.length > 1) return fulfil(route, { stocks: [{ id: 'second', ttl: 'Second answer' }] });
    await new Promise<void>((resolve) => {
      answerFirst = resolve;
    });
    await fulfil(route, { stocks: [{ id: 'first', ttl: 'First answer' }] }).catch(() => {});
  });
  const pause = async () => {
    await page.clock.runFor(LONGER_THAN_A_PAUSE_MS);
    return requested;
  };
  await page.clock.install();
  await openBox(page, isMobile);
  await stopClock(page);
  await boxOf(page).pressSequentially('nor');
  await expect.poll(pause).toEqual(['nor']);
  await expect(page.getByRole('status', { name: 'Searching' })).toBeVisible();
  await boxOf(page).pressSequentially('vik');
  await expect.poll(pause).toEqual(['nor', 'norvik']);
  await expect(page.getByRole('option', { name: 'Second answer' })).toBeVisible();
  expect(given).toContain('net::ERR_ABORTED');
  answerFirst();
  await expect(page.getByRole('option')).toHaveText(['Second answer']);
  await boxOf(page).fill(' no ');
  await expect(page.getByRole('option')).toHaveCount(0);
  await expect(page.getByRole('tab')).toHaveCount(0);
});

test('SE-04 a failure is silent: the panel keeps what it had, or closes', async ({
  page,
  context,
  baseURL,
  isMobile,
  complaints,
}) => {
  await signInAs(context, 'paid', baseURL ?? '');
  let isBroken = true;
  await page.route(SUGGEST, (route) =>
    isBroken ? route.fulfill({ status: 500, json: { code: 'fault' } }) : fulfil(route, NORVIK),
  );
  await openBox(page, isMobile);
  const failed = () => page.waitForResponse((response) => response.status() === 500);
  await Promise.all([failed(), boxOf(page).fill('norv')]);
  await expect(page.getByRole('tab')).toHaveCount(0);
  isBroken = false;
  await boxOf(page).fill('norvi');
  await expect(page.getByRole('option')).toHaveCount(1);
  isBroken = true;
  await Promise.all([failed(), boxOf(page).fill('norvik')]);
  await expect(page.getByRole('option')).toHaveText([/Norvik Steel 2031/]);
  // The browser itself notes both answers; the page says nothing.
  expect(complaints.filter((text) => !text.includes('500'))).toEqual([]);
  complaints.length = 0;
});

test('SE-02 SE-05 SE-08 the whole way by keyboard: slash, arrows, Escape, Enter; the use is noted once', async ({
  page,
  context,
  baseURL,
}) => {
  await signInAs(context, 'paid', baseURL ?? '');
  let noted = 0;
  await page.route('**/api/action_log/395/', (route) => {
    noted += 1;
    return route.fulfill({ json: { success: true } });
  });
  await page.route(SUGGEST, (route) => fulfil(route, NORVIK));
  // With intercepted requests Chromium gives up the fade between two pages, and says so as an error.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/stocks/');
  await waitForTakeOver(page);
  // The key works once the page's effects have run, a moment after its links do.
  await expect(async () => {
    await page.keyboard.press('/');
    await expect(boxOf(page)).toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.type('nor/');
  await expect(boxOf(page)).toHaveValue('nor/');
  await expect(boxOf(page)).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Stocks' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowDown');
  const marked = page.getByRole('option', { selected: true });
  await expect(marked).toHaveText('Inorvik Leasing');
  await expect(boxOf(page)).toHaveAttribute('aria-activedescendant', (await marked.getAttribute('id')) ?? '');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('option')).toHaveCount(0);
  await expect(boxOf(page)).toBeFocused();
  await page.keyboard.press('Backspace');
  await page.keyboard.type('v');
  await expect(page.getByRole('option')).toHaveCount(2);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/stocks\/norvik-steel\/$/);
  await waitForTakeOver(page);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Norvik Steel');
  expect(noted).toBe(1);
});

test('SE-02 a key that is pressed the moment the hits are drawn is not lost', async ({
  page,
  context,
  baseURL,
  isMobile,
}) => {
  await signInAs(context, 'paid', baseURL ?? '');
  await page.route(SUGGEST, (route) => fulfil(route, NORVIK));
  await openBox(page, isMobile);
  await boxOf(page).evaluate((input) => {
    const drawn = new MutationObserver(() => {
      if (!document.querySelector('[role=option]')) return;
      drawn.disconnect();
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
    });
    drawn.observe(document.body, { childList: true, subtree: true });
  });
  await boxOf(page).fill('norv');
  await expect(page.getByRole('option', { selected: true })).toHaveText(/Norvik Steel 2031/);
});

test('SE-01 SE-03 the tab that was chosen last is shown again, even where it is empty', async ({
  page,
  context,
  baseURL,
  isMobile,
}) => {
  await signInAs(context, 'paid', baseURL ?? '');
  await page.route(SUGGEST, (route) => fulfil(route, NORVIK));
  await openBox(page, isMobile);
  await boxOf(page).fill('norv');
  await expect(page.getByRole('tab')).toHaveText(['Bonds1', 'Stocks2', 'Indices0', 'Companies0', 'ETFs0']);
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Bonds1');
  await page.getByRole('tab', { name: 'ETFs' }).click();
  await expect(page.getByText('No such fund')).toBeVisible();
  await expect(boxOf(page)).toBeFocused();
  await openBox(page, isMobile, '/stocks/');
  await boxOf(page).fill('norv');
  await expect(page.getByRole('tab', { selected: true })).toHaveText('ETFs0');
  await page.locator('main').click({ position: { x: 5, y: 700 } });
  await expect(page.getByRole('tab')).toHaveCount(0);
});

test(
  'SE-06 what was looked for is marked; the open panel is whole, for axe too, and leads to all results',
  BOTH_WIDTHS,
  async ({ page, context, baseURL, isMobile }) => {
    await signInAs(context, 'paid', baseURL ?? '');
    await page.route(SUGGEST, (route) => fulfil(route, { stocks: NORVIK.stocks ?? [] }));
    await openBox(page, isMobile, '/stocks/');
    await boxOf(page).fill('norv');
    await expect(page.getByRole('option').locator('mark')).toHaveText(['NORV', 'norv']);
    await expect(page.getByRole('option').first()).toContainText('NORVik SteelNRVK, NVK');
    await expect(page.getByRole('link', { name: 'All results: 2' })).toHaveAttribute(
      'href',
      '/search/?q=norv&category=stocks',
    );
    expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
    expect(await findFaults(page, 'light', 'header')).toEqual([]);
    expect(await findFaults(page, 'dark', 'header')).toEqual([]);
    if (!isMobile) return;
    const panel = await page.getByRole('listbox').boundingBox();
    expect(panel?.width).toBeGreaterThan(360);
    await page.getByRole('button', { name: 'Close search' }).tap();
    await expect(boxOf(page)).toBeHidden();
  },
);

test(
  'SE-07 SE-08 whoever may not search is shown the next step, and nothing is requested or noted',
  BOTH_WIDTHS,
  async ({ page, context, baseURL, isMobile }) => {
    const calls: string[] = [];
    page.on(
      'request',
      (request) => /\/api\/.*(?:suggest|compare)|action_log/.test(request.url()) && calls.push(request.url()),
    );
    await openBox(page, isMobile);
    await boxOf(page).fill('norv');
    await expect(page.locator('header form').getByText('Sign in to continue')).toBeVisible();
    const signIn = page.locator('header form').getByRole('link', { name: 'Sign in' });
    await expect(signIn).toHaveAttribute('href', /^\/sign-in\/\?next=/);
    await signInAs(context, 'free', baseURL ?? '');
    await openBox(page, isMobile);
    await boxOf(page).fill('norv');
    await expect(page.getByText('Get full access to search')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Get access' }).first()).toHaveAttribute(
      'href',
      '/profile/access/',
    );
    await page.goto('/widgets/choices/');
    await waitForTakeOver(page);
    const comparison = page.locator('#search-compare');
    await comparison.getByRole('combobox').fill('norv');
    await expect(comparison.getByText('Get full access to search')).toBeVisible();
    expect(calls).toEqual([]);
  },
);

test('SE-07 SE-08 where the site opens its search to everyone, whoever has not signed in finds and is not noted', async ({
  page,
  isMobile,
}) => {
  const noted: string[] = [];
  page.on('request', (request) => request.url().includes('action_log') && noted.push(request.url()));
  // The site's switch as the page would carry it.
  await page.route(`**${STOCK}`, async (route) => {
    const response = await route.fetch();
    const opened = (await response.text()).replace('"searchFor":"paid"', '"searchFor":"everyone"');
    await route.fulfill({ response, body: opened });
  });
  await page.route(SUGGEST, (route) => fulfil(route, NORVIK));
  await openBox(page, isMobile);
  await boxOf(page).fill('norv');
  await expect(page.getByRole('option')).toHaveText([/Norvik Steel 2031/]);
  expect(noted).toEqual([]);
});

test('SE-05 with redirecting off the pick is announced and the page stays', async ({
  page,
  context,
  baseURL,
}) => {
  await signInAs(context, 'paid', baseURL ?? '');
  await page.route(SUGGEST, (route) => fulfil(route, NORVIK));
  await page.goto('/widgets/choices/');
  await waitForTakeOver(page);
  const specimen = page.locator('#search-announced');
  await specimen.getByRole('combobox').fill('norv');
  await specimen.getByRole('option', { name: 'Norvik Steel 2031' }).click();
  await expect(specimen.getByText('Selected: bonds norvik-2031')).toBeVisible();
  await expect(page).toHaveURL(/\/widgets\/choices\/$/);
});

test(
  'SE-09 the comparison: three characters, a list, a selection, clear, and its errors',
  BOTH_WIDTHS,
  async ({ page, context, baseURL }) => {
    await signInAs(context, 'paid', baseURL ?? '');
    const venue = (id: number, name: string, ticker: string) => ({ id: { numeric: id }, name, ticker });
    const item = {
      id: { numeric: 7 },
      name: 'Norvik Steel',
      isin: 'XX0000000007',
      document: 'stock',
      trading_grounds: [venue(1, 'First', 'NRVK'), venue(2, 'Second', 'NVK')],
      measure_id: { numeric: 1 },
    };
    const errors: Record<string, number> = { many: 500_100, odd: 100_200 };
    await page.route('**/api/search/compare/*/', (route) => {
      const term = new URL(route.request().url()).pathname.split('/').at(-2) ?? '';
      const error = { err_no: errors[term] ?? 0, err_str: '' };
      return route.fulfill({ json: { response: { error, items: term === 'norv' ? [item] : [] } } });
    });
    await page.goto('/widgets/choices/');
    await waitForTakeOver(page);
    const specimen = page.locator('#search-compare');
    const field = specimen.getByRole('combobox', { name: 'Instrument to compare' });
    await field.fill('norv');
    await expect(specimen.getByText('Results: 2')).toBeVisible();
    expect(await findFaults(page, 'light', '#search-compare')).toEqual([]);
    await field.press('ArrowDown');
    await field.press('ArrowDown');
    await field.press('Enter');
    await expect(specimen.getByText('Selected: Norvik Steel (Second), NVK')).toBeVisible();
    await expect(field).toHaveValue('Norvik Steel (Second)');
    await specimen.getByRole('button', { name: 'Clear' }).click();
    await expect(field).toHaveValue('');
    await field.fill('none');
    await expect(specimen.getByText('Results: 0')).toBeVisible();
    await field.fill('many');
    await expect(specimen.getByText('Too many results. Refine your search.')).toBeVisible();
    await specimen.getByRole('button', { name: 'Clear' }).click();
    const logged = page.waitForEvent('console', (message) => message.text().includes('100200'));
    await field.fill('odd');
    await logged;
    await expect(specimen.getByText(/Results|Too many/)).toHaveCount(0);
  },
);
