import type { Locator, Page } from '@playwright/test';
import {
  BOTH_WIDTHS,
  expect,
  findFaults,
  sidewaysOverflow,
  THEMES,
  test,
  waitForTakeOver,
} from './visitors.ts';

const open = async (page: Page) => {
  await page.goto('/widgets/choices/');
  await waitForTakeOver(page);
};
const selectedTabs = (specimen: Locator) => specimen.locator('[role="tab"][aria-selected="true"]');

test('TB-07 tabs are used by keyboard alone, and one of them is always active', async ({ page }) => {
  await open(page);
  const specimen = page.locator('#tabs-few');
  const tabs = specimen.getByRole('tab');
  const panel = specimen.getByRole('tabpanel');
  await tabs.first().focus();
  for (const [key, at] of [
    ['ArrowRight', 1],
    ['ArrowRight', 2],
    ['ArrowRight', 0],
    ['ArrowLeft', 2],
    ['Home', 0],
    ['End', 2],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tabs.nth(at)).toBeFocused();
    await expect(selectedTabs(specimen)).toHaveCount(1);
    await expect(tabs.nth(at)).toHaveAttribute('aria-selected', 'true');
    await expect(panel).toContainText((await tabs.nth(at).innerText()).trim());
  }
  await page.keyboard.press('Tab');
  await expect(panel).toBeFocused();
  await expect(panel).toHaveAccessibleName(await tabs.nth(2).innerText());
  await page.keyboard.press('Shift+Tab');
  await expect(tabs.nth(2)).toBeFocused();
});

test('TB-07 where the active tab is hidden, the first one is active until it comes back', async ({
  page,
}) => {
  await open(page);
  const specimen = page.locator('#tabs-hidden');
  const tabs = specimen.getByRole('tab');
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
  await specimen.getByRole('checkbox').check();
  await expect(tabs).toHaveCount(2);
  await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
  await expect(selectedTabs(specimen)).toHaveCount(1);
  await specimen.getByRole('checkbox').uncheck();
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
});

test(
  'TB-07 a strip of tabs scrolls to the current one, and the page stays where it is',
  BOTH_WIDTHS,
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page);
    const specimen = page.locator('#tabs-many');
    const tabs = specimen.getByRole('tab');
    await tabs.first().focus();
    const before = await page.evaluate(() => scrollY);
    await page.keyboard.press('End');
    await expect(tabs.last()).toBeInViewport({ ratio: 0.99 });
    await page.keyboard.press('Home');
    await expect(tabs.first()).toBeInViewport({ ratio: 0.99 });
    expect(await page.evaluate(() => scrollY)).toBe(before);
    expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
  },
);

test('TB-07 tab links write the address, and Back returns', async ({ page }) => {
  await open(page);
  const specimen = page.locator('#tab-links');
  const current = specimen.locator('[aria-current]');
  const firstName = await specimen.locator('li').first().innerText();
  await specimen.getByRole('link', { name: 'Bonds' }).focus();
  await page.keyboard.press('Enter');
  await expect(current).toHaveText(/^Bonds/);
  await expect(page).toHaveURL(/\/widgets\/choices\/\?kind=bond#tab-links$/);
  await expect(specimen.locator('li').first()).not.toHaveText(firstName);
  await expect(page.locator('#segment-links [aria-current]')).toHaveText('Bonds');
  await page.goBack();
  await expect(current).toHaveText(/^Stocks/);
  await expect(specimen.locator('li').first()).toHaveText(firstName);
  await page.goForward();
  await expect(current).toHaveText(/^Bonds/);
  await page.reload();
  await expect(current).toHaveText(/^Bonds/);
  await expect(current).toHaveCount(1);
});

test('TB-07 a segment is one stop for Tab and goes along with the arrows', async ({ page }) => {
  await open(page);
  const segment = page.locator('#segment').getByRole('radiogroup', { name: 'Exchange' });
  const answers = segment.getByRole('radio');
  await answers.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(answers.nth(1)).toBeChecked();
  await page.keyboard.press('ArrowRight');
  await expect(answers.first()).toBeChecked();
  await expect(segment.locator(':checked')).toHaveCount(1);
  await expect(answers.nth(2)).toBeDisabled();
  await page.keyboard.press('Tab');
  await expect(page.locator('#segment-links a').first()).toBeFocused();
});

test.describe('with a mouse', () => {
  test.skip(({ isMobile }) => isMobile, 'a finger gets the list of the system');

  const buttonOf = (page: Page, id: string) => page.locator(`#${id} button[role="combobox"]`);

  test('TB-07 a select is opened, moved through, chosen from and left by keyboard alone', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page);
    const button = buttonOf(page, 'select-long');
    const list = page.getByRole('listbox');
    const marked = list.locator('[data-marked]');
    await expect(button).toHaveAccessibleName('Issuer');
    const first = await button.innerText();
    await button.focus();
    await page.keyboard.press('ArrowDown');
    await expect(list).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(button).toBeFocused();
    await expect(marked).toHaveText(first);
    const before = await page.evaluate(() => scrollY);
    await page.keyboard.press('End');
    await expect(marked).toBeInViewport({ ratio: 0.99 });
    await expect(button).toHaveAttribute('aria-activedescendant', (await marked.getAttribute('id')) ?? '');
    await page.keyboard.press('PageUp');
    await expect(marked).toBeInViewport({ ratio: 0.99 });
    expect(await page.evaluate(() => scrollY)).toBe(before);
    await page.keyboard.press('Escape');
    await expect(list).toBeHidden();
    await expect(button).toBeFocused();
    await expect(button).toHaveText(first);

    await page.keyboard.press('End');
    const last = await marked.innerText();
    await page.keyboard.press('Enter');
    await expect(list).toBeHidden();
    await expect(button).toHaveText(last);

    await page.keyboard.press('Space');
    await page.keyboard.press('Home');
    await page.keyboard.press('Tab');
    await expect(button).toHaveText(first);
    await expect(button).not.toBeFocused();
    await expect(list).toBeHidden();
  });

  test('TB-07 letters lead to the name that begins with them', async ({ page }) => {
    await open(page);
    const button = buttonOf(page, 'select-long');
    const names = await page.locator('#select-long option').allInnerTexts();
    const wanted = names.at(-1) ?? '';
    await button.focus();
    await page.keyboard.type(wanted.slice(0, 6));
    await expect(page.getByRole('listbox').locator('[data-marked]')).toHaveText(wanted);
    await page.keyboard.press('Enter');
    await expect(button).toHaveText(wanted);
  });

  test('TB-07 a press chooses, what is off is not chosen, and one value stays', async ({ page }) => {
    await open(page);
    const button = buttonOf(page, 'select-disabled-options');
    const options = page.getByRole('listbox').getByRole('option');
    await button.click();
    await options.nth(1).click({ force: true });
    await expect(page.getByRole('listbox')).toBeVisible();
    await options.nth(2).click();
    await expect(page.getByRole('listbox')).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    await expect(page.locator('[role="option"][aria-selected="true"]')).toHaveText(await button.innerText());
    await expect(page.locator('[role="option"][aria-selected="true"]')).toHaveCount(1);
    await page.locator('h1').click();
    await expect(page.getByRole('listbox')).toBeHidden();
    await expect(buttonOf(page, 'select-disabled')).toBeDisabled();
  });

  test('TB-07 the select underneath carries the value of a form', async ({ page }) => {
    await open(page);
    await buttonOf(page, 'select-plain').click();
    await page.getByRole('listbox').getByRole('option').nth(1).click();
    const sent = await page
      .locator('#select-plain select')
      .evaluate((select: HTMLSelectElement) => [select.name, select.selectedIndex]);
    expect(sent).toEqual(['venue', 1]);
  });

  test('TB-07 groups are named, and the list is as wide as its select', async ({ page }) => {
    await open(page);
    const button = buttonOf(page, 'select-grouped');
    await button.click();
    await expect(page.getByRole('listbox').getByRole('group').first()).toHaveAccessibleName(/\w/);
    const [list, box] = [await page.getByRole('listbox').boundingBox(), await button.boundingBox()];
    expect(list?.width).toBeGreaterThanOrEqual(box?.width ?? 0);
    expect(list?.x).toBe(box?.x);
  });

  test('TB-07 a list that cannot be loaded leaves the browser’s own', async ({ page, complaints }) => {
    await page.route('**/assets/SelectList-*.js', (route) => route.abort());
    await open(page);
    await buttonOf(page, 'select-plain').focus();
    const native = page.locator('#select-plain select');
    await expect(native).toBeVisible();
    await expect(native).toBeFocused();
    await native.selectOption({ index: 1 });
    expect(await native.evaluate((select: HTMLSelectElement) => select.selectedIndex)).toBe(1);
    expect(complaints.splice(0).length).toBeGreaterThan(0);
  });

  test('TB-07 axe finds no fault with an open list, light and dark', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page);
    for (const id of ['select-grouped', 'select-disabled-options']) {
      await buttonOf(page, id).click();
      await expect(page.getByRole('listbox')).toBeVisible();
      for (const theme of THEMES) expect(await findFaults(page, theme, '#choices')).toEqual([]);
      await page.keyboard.press('Escape');
    }
  });
});

test(
  'TB-07 a finger gets the browser’s own select, which keeps one value',
  BOTH_WIDTHS,
  async ({ page, isMobile }) => {
    test.skip(!isMobile, 'a mouse gets our list');
    await open(page);
    const select = page.locator('#select-long select');
    await expect(select).toBeVisible();
    await expect(page.locator('#select-long button')).toHaveCount(0);
    expect((await select.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await select.selectOption({ index: 7 });
    await expect(select.locator('option:checked')).toHaveCount(1);
    expect(await select.evaluate((element: HTMLSelectElement) => element.selectedIndex)).toBe(7);
  },
);

test(
  'TB-07 nothing moves when script takes over the selects, and an early choice is kept',
  BOTH_WIDTHS,
  async ({ page }) => {
    let start = () => {};
    const held = new Promise<void>((resolve) => {
      start = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/widgets/choices/', { waitUntil: 'commit' });
    await page.locator('#progress-live').waitFor();
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(
        ({ sheet }) => sheet !== null,
      ),
    );
    await page.evaluate(() => document.fonts.ready);
    const places = () =>
      page.locator('#choices h3, #choices select').evaluateAll((all) =>
        all.map((element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          return [left, top + scrollY, width, height].map(Math.round);
        }),
      );
    await page.locator('#select-plain select').selectOption({ index: 2 });
    await page.locator('#segment input').nth(1).check({ force: true });
    const before = await places();
    start();
    await waitForTakeOver(page);
    const wanted = await page.locator('#select-plain option').nth(2).innerText();
    if (await page.evaluate(() => matchMedia('(pointer: fine)').matches)) {
      const button = page.locator('#select-plain button');
      await expect(button).toHaveText(wanted);
      const [above, below] = [
        await button.boundingBox(),
        await page
          .locator('#select-plain select')
          .evaluate((select) => select.getBoundingClientRect().toJSON()),
      ];
      expect(above).toEqual({ x: below.x, y: below.y, width: below.width, height: below.height });
    }
    expect(await places()).toEqual(before);
    expect(
      await page
        .locator('#select-plain select')
        .evaluate((select: HTMLSelectElement) => select.selectedIndex),
    ).toBe(2);
    await expect(page.locator('#segment input').nth(1)).toBeChecked();
    const answer = await page.locator('#segment label').nth(1).innerText();
    await expect(page.locator('#segment')).toContainText(`Selected: ${answer}`);
  },
);

test('TB-09 a link list shows five, then all, then five again, by keyboard', async ({ page }) => {
  await open(page);
  const specimen = page.locator('#links-many');
  const visible = specimen.locator('li:visible');
  await expect(visible).toHaveCount(5);
  await specimen.locator('summary').focus();
  await expect(specimen.locator('summary')).toContainText('Show 7 more');
  await page.keyboard.press('Enter');
  await expect(visible).toHaveCount(12);
  await expect(specimen.locator('summary')).toContainText('Show less');
  await page.keyboard.press('Enter');
  await expect(visible).toHaveCount(5);
  await expect(page.locator('#links-few li')).toHaveCount(3);
  await expect(page.locator('#links-few summary')).toHaveCount(0);
  await expect(page.locator('#links-empty')).toContainText('No links');
  await expect(page.locator('#links-elsewhere a')).toHaveCount(1);
  await expect(page.locator('#links-elsewhere a')).toContainText('external site');
});

test('a legend hides and shows a series, and removes one', async ({ page }) => {
  await open(page);
  const legend = page.locator('#legend-few');
  const toggle = legend.locator('[aria-pressed]').first();
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Space');
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(legend.locator('li')).toHaveCount(2);
  await expect(legend.locator('[aria-pressed]').first()).toBeFocused();
  await expect(page.locator('#legend-many li')).toHaveCount(21);
});

test('progress is reported at every quarter and at the end, and can be cancelled', async ({ page }) => {
  await open(page);
  const specimen = page.locator('#progress-live');
  const said = specimen.getByRole('status');
  const next = specimen.getByRole('button', { name: 'Next step' });
  const heard: string[] = [];
  for (let step = 0; step < 7; step += 1) {
    await next.click();
    heard.push(await said.innerText());
  }
  expect(new Set(heard).size).toBe(4);
  await expect(specimen).toContainText('7 of 8');
  await expect(specimen.getByRole('progressbar')).toHaveAttribute('value', '7');
  await next.click();
  await expect(said).toHaveText('Preparing the report: done');
  await specimen.getByRole('button', { name: 'Start again' }).click();
  await specimen.getByRole('button', { name: 'Cancel' }).click();
  await expect(specimen.getByRole('progressbar')).toHaveCount(0);
});

test('progress is cancelled by keyboard alone', async ({ page }) => {
  await open(page);
  const specimen = page.locator('#progress-live');
  await specimen.getByRole('button', { name: 'Next step' }).focus();
  await page.keyboard.press('Enter');
  await expect(specimen).toContainText('1 of 8');
  await page.keyboard.press('Shift+Tab');
  await expect(specimen.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(specimen.getByRole('progressbar')).toHaveCount(0);
});

test('axe finds no fault with any choice, light and dark', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  for (const theme of THEMES) expect(await findFaults(page, theme, '#choices')).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('TB-07 TB-09 tab links are followed, a select is chosen from, a link list opens', async ({ page }) => {
    await page.goto('/widgets/choices/');
    await page.locator('#tab-links').getByRole('link', { name: 'Bonds' }).click();
    await expect(page.locator('#tab-links [aria-current]')).toHaveText(/^Bonds/);
    const select = page.locator('#select-plain select');
    await select.selectOption({ index: 1 });
    await expect(select.locator('option:checked')).toHaveCount(1);
    await page.locator('#links-many summary').click();
    await expect(page.locator('#links-many li').nth(11)).toBeVisible();
  });
});
