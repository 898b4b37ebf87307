import type { Page, ViewportSize } from '@playwright/test';
import {
  BOTH_WIDTHS,
  expect,
  FIRST_VISIT,
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
  VISITORS,
} from './visitors.ts';

const PAGES = [
  '/',
  '/stocks/',
  '/bonds/',
  '/calculator/',
  STOCK,
  '/stocks/norvik-steel/2/',
  '/search/?q=norvik',
  '/sign-in/',
  '/register/',
  '/profile/access/',
  '/api/docs/',
  '/widgets/',
];
const PERSONAL = ['/profile/', '/support/', '/profile/access/', '/watchlist/', '/exports/'];
const OPERATORS = [
  '',
  'users/',
  'requests/',
  'tariffs/',
  'tickets/',
  'ads/',
  'menu/',
  'labels/',
  'sources/',
  'start/',
  'health/',
  'imports/',
  'log/',
  'outbox/',
  'changes/',
];

/** The widest letters, the longest words and the shortest words. */
const EXTREMES = ['rus', 'deu', 'chn'] as const;
const LONGEST = 'deu';

test(`LV-01 SH-12 every page is whole in ${LONGEST}: no missing label, nothing cut sideways`, async ({
  page,
  viewport,
}) => lookAtEveryPage(page, viewport, LONGEST));

// That script moves nothing when it takes a page over has tests of its own.
test.describe('as the server draws it', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of LANGUAGES.filter((each) => each !== LONGEST))
    test(`LV-01 SH-12 every page is whole in ${language}: no missing label, nothing cut sideways`, async ({
      page,
      viewport,
    }) => lookAtEveryPage(page, viewport, language));
});

async function lookAtEveryPage(page: Page, viewport: ViewportSize | null, language: string): Promise<void> {
  const widths = alternating(viewport);
  for (const path of PAGES) {
    const response = await page.goto(prefixOf(language) + path);
    expect(response?.status(), path).toBe(200);
    expect(await page.locator('body').innerText(), path).not.toMatch(/\{\{[\w:.-]+\}\}/);
    await expect(page.locator('h1')).toHaveCount(1);
    await expectNothingCut(page, widths, path);
  }
}

type Widths = [now: ViewportSize, then: ViewportSize];
const alternating = (viewport: ViewportSize | null): Widths => [viewport ?? PHONE, PHONE];

/** At both widths; the next page begins with the width at which this one ended, so that none is laid out thrice. */
async function expectNothingCut(page: Page, widths: Widths, path: string): Promise<void> {
  const overflowAt = ({ width }: ViewportSize) =>
    expect.poll(() => sidewaysOverflow(page), { message: `${path} at ${width}` }).toBeLessThanOrEqual(0);
  await overflowAt(widths[0]);
  await page.setViewportSize(widths[1]);
  await overflowAt(widths[1]);
  widths.reverse();
}

// That no label is missing anywhere, a quicker test says.
for (const language of EXTREMES)
  test.describe(language === LONGEST ? 'with script' : 'before script', () => {
    test.use({ javaScriptEnabled: language === LONGEST });

    test(`LV-01 SH-12 pages of an account and of the operator are not cut sideways in ${language}`, async ({
      page,
      context,
      baseURL,
      viewport,
    }) => {
      await signInAs(context, 'operator', baseURL ?? '');
      const widths = alternating(viewport);
      for (const path of [...PERSONAL, ...OPERATORS.map((part) => `/operator/${part}`)]) {
        const response = await page.goto(prefixOf(language) + path);
        expect(response?.status(), path).toBe(200);
        await expect(page.locator('h1')).toHaveCount(1);
        await expectNothingCut(page, widths, path);
      }
    });
  });

/** What a sign-in changes on a page is its locked values; the gallery's families have tests of their own. */
const LOOKED_AT = PAGES.filter((path) => !path.startsWith('/widgets/'));
const WITH_LOCKS = ['/stocks/', STOCK, '/widgets/table/'];

for (const visitor of VISITORS) {
  const where = visitor === 'anonymous' ? BOTH_WIDTHS : {};
  test(
    `as ${visitor}, axe finds no fault on any page, whatever the theme`,
    where,
    async ({ page, context, baseURL, isMobile }) => {
      await signInAs(context, visitor, baseURL ?? '');
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const path of visitor === 'anonymous' ? LOOKED_AT : WITH_LOCKS) {
        await page.goto(path);
        for (const theme of path === STOCK ? THEMES : (['light'] as const))
          expect(await findFaults(page, theme), `${path} ${theme}`).toEqual([]);
        if (isMobile) expect(await findSmallTargets(page), path).toEqual([]);
      }
    },
  );
}

test('axe sees the first of what repeats, and all that differs', async ({ page }) => {
  const row = (button: string) => `<li><p>Row</p>${button}</li>`;
  const lists = {
    repeated: row('<button></button>').repeat(5),
    differing: `${row('<button>Open</button>').repeat(5)}${row('<button></button>')}`,
    whole: row('<button>Open</button>').repeat(5),
  };
  const faultsIn = async (list: keyof typeof lists) => {
    await page.setContent(`<main><ul>${lists[list]}</ul></main>`);
    return (await findFaults(page, 'light', 'ul')).map((fault) => fault.split(':')[0]);
  };
  expect(await faultsIn('repeated')).toEqual(['button-name']);
  expect(await faultsIn('differing')).toEqual(['button-name']);
  expect(await faultsIn('whole')).toEqual([]);
  expect(await page.locator('[data-repeated]').count()).toBe(0);
});

test('built files may be cached for ever and come compressed', FIRST_VISIT, async ({ page }) => {
  const answers: { url: string; headers: Record<string, string> }[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/assets/'))
      answers.push({ url: response.url(), headers: response.headers() });
  });
  await page.goto(STOCK);
  await expect.poll(() => answers.length).toBeGreaterThanOrEqual(5);
  for (const { url, headers } of answers) {
    expect(headers['cache-control'], url).toBe('public, max-age=31536000, immutable');
    if (/\.(js|css)$/.test(url)) expect(headers['content-encoding'], url).toBe('br');
  }
});

test('the layers of styles come in their order, so that no reset undoes a button', async ({ page }) => {
  await page.goto(STOCK);
  const layers = await page.evaluate(() => {
    const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    return rules.flatMap((rule) => /^@layer ([\w, ]+)/.exec(rule.cssText)?.[1]?.split(/,? /) ?? []);
  });
  const order = [...new Set(layers.filter(Boolean))];
  expect(order).toEqual(['reset', 'tokens', 'base', 'parts', 'ui', 'features', 'pages']);
});

test('the first Tab leads to the content', BOTH_WIDTHS, async ({ page }) => {
  await page.goto(STOCK);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#main$/);
});

test('a page that does not exist says so in the language of its address', async ({ page, complaints }) => {
  const response = await page.goto('/rus/nothing-here/');
  expect(response?.status()).toBe(404);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await expect(page.locator('h1')).toHaveText(/[а-я]{4}/i);
  const spaceAbove = await page.locator('h1').evaluate((title) => {
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    return title.getBoundingClientRect().top - header;
  });
  expect(spaceAbove).toBeGreaterThanOrEqual(24);
  expect(complaints.splice(0)).toEqual([expect.stringContaining('404')]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a reader reaches a share, another venue and all its dividends', async ({ page }) => {
    await page.goto('/');
    await page.locator('tbody a').first().click();
    await expect(page.locator('h1')).toBeVisible();
    await page.goto(STOCK);
    await page
      .locator('nav a[href="/stocks/norvik-steel/2/"], main a[href="/stocks/norvik-steel/2/"]')
      .first()
      .click();
    await expect(page).toHaveURL(/\/2\/$/);
    const sixth = page.locator('#dividends tbody tr').filter({ hasNotText: /split/i }).nth(5);
    await expect(sixth).toBeHidden();
    await page
      .locator('#dividends')
      .getByText(/Show \d+ more/)
      .click();
    await expect(sixth).toBeVisible();
  });

  test('a visitor signs in and out', async ({ page }) => {
    await page.goto(`/sign-in/?next=${STOCK}`);
    await page.getByLabel('E-mail').fill('free@demo.example');
    await page.getByLabel('Password').fill('wrong');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText('Incorrect e-mail or password.')).toBeVisible();
    await page.getByLabel('E-mail').fill('free@demo.example');
    await page.getByLabel('Password').fill('basispoint-demo');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(new RegExp(`${STOCK}$`));
    await page.locator('header [data-account] summary').click();
    await page.locator('header').getByRole('button', { name: 'Sign out' }).click();
    await expect(page.getByRole('link', { name: 'Sign in' }).first()).toBeVisible();
  });
});
