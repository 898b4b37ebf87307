import type { Page } from '@playwright/test';
import {
  BOTH_WIDTHS,
  expect,
  findFaults,
  sidewaysOverflow,
  THEMES,
  test,
  waitForAnimations,
  waitForTakeOver,
} from './visitors.ts';

const button = (page: Page, name: string) =>
  page.locator('#messages').getByRole('button', { name, exact: true });

async function openGallery(page: Page): Promise<void> {
  await page.goto('/widgets/messages/');
  await waitForTakeOver(page);
}

/** The page's own clock stands still, and goes on only by `page.clock.runFor`. */
async function openWithoutTime(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await openGallery(page);
  await page.clock.pauseAt(60_000);
}

test.describe('a tooltip', () => {
  test('is there for the keyboard at once and goes on Escape', async ({ page }) => {
    await openGallery(page);
    await button(page, 'Explanation: Duration').first().focus();
    await button(page, 'Full screen').focus();
    await page.keyboard.press('Tab');
    const tooltip = page.getByRole('tooltip');
    await expect(button(page, 'Print')).toBeFocused();
    await expect(tooltip).toHaveText('Prints this table without the menu');
    await expect(button(page, 'Print')).toHaveAccessibleDescription('Prints this table without the menu');
    await page.keyboard.press('Escape');
    await expect(tooltip).toHaveCount(0);
    await expect(button(page, 'Print')).toBeFocused();
  });

  test('waits 400 ms under the pointer, and lets the pointer onto itself', async ({ page, isMobile }) => {
    test.skip(isMobile, 'a finger does not point');
    await openWithoutTime(page);
    const tooltip = page.getByRole('tooltip');
    await button(page, 'Full screen').hover();
    await page.clock.runFor(399);
    await expect(tooltip).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(tooltip).toHaveText('Full screen');
    await tooltip.hover();
    await page.clock.runFor(1000);
    await expect(tooltip).toBeVisible();
    await page.mouse.move(5, 5);
    await page.clock.runFor(150);
    await expect(tooltip).toHaveCount(0);
  });

  test('does not come by touch', BOTH_WIDTHS, async ({ page, isMobile }) => {
    test.skip(!isMobile, 'only a phone is touched');
    await openWithoutTime(page);
    await button(page, 'Full screen').tap();
    await page.clock.runFor(1_000);
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  });
});

test.describe('a hint', () => {
  const sentence = 'The average time to a bond’s cash flows';
  test.beforeEach(({ page }) => openGallery(page));

  test(
    'US-02 is shown by a press or a touch, and put away by the next',
    BOTH_WIDTHS,
    async ({ page, isMobile }) => {
      const hint = page.locator('#hint').getByRole('button', { name: 'Explanation: Duration' });
      const press = () => (isMobile ? hint.tap() : hint.click());
      await press();
      await expect(page.getByText(sentence)).toBeInViewport({ ratio: 1 });
      await press();
      await expect(page.getByText(sentence)).toHaveCount(0);
    },
  );

  test('US-02 is read aloud where it appears, by keyboard alone', async ({ page }) => {
    const hint = page.locator('#hint').getByRole('button', { name: 'Explanation: Duration' });
    const live = page.locator('#hint [aria-live="polite"]');
    await hint.focus();
    await page.keyboard.press('Enter');
    await expect(live).toContainText(sentence);
    await expect(hint).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(page.getByText(sentence)).toHaveCount(0);
    await expect(hint).toBeFocused();
  });
});

test.describe('a message', () => {
  const region = (page: Page) => page.getByRole('region', { name: 'Messages', exact: true });
  test.beforeEach(({ page }) => openWithoutTime(page));

  test('TB-08 shows in a live region that was there before it, and hides after 3000 ms', async ({ page }) => {
    const status = region(page).getByRole('status');
    await expect(status).toBeAttached();
    await expect(region(page).getByRole('alert')).toBeAttached();
    await button(page, 'Success').click();
    await expect(status).toHaveText('Done: Request sent. The provider will reply by e-mail.');
    await page.clock.runFor(2999);
    await expect(status).not.toBeEmpty();
    await page.clock.runFor(1);
    await expect(status).toBeEmpty();
  });

  test('SH-07 an error is an alert, and hides after 3 seconds too', async ({ page }) => {
    const alert = region(page).getByRole('alert');
    await button(page, 'Error').click();
    await expect(alert).toHaveText('Error: The start date is after the end date.');
    await page.clock.runFor(3000);
    await expect(alert).toBeEmpty();
  });

  test('SH-07 a server error alert stays until closed', async ({ page }) => {
    const alert = region(page).getByRole('alert');
    await button(page, 'Until closed').click();
    await page.clock.runFor(3_600_000);
    await expect(alert).toContainText('The data server did not respond.');
    await alert.getByRole('button', { name: 'Close' }).click();
    await expect(alert).toBeEmpty();
    await expect(button(page, 'Until closed')).toBeFocused();
  });

  test('TB-08 does not hide under the pointer, and then has the time that was left', async ({
    page,
    isMobile,
  }) => {
    test.skip(isMobile, 'a finger does not point');
    const status = region(page).getByRole('status');
    await button(page, 'Success').click();
    await page.clock.runFor(2000);
    await status.getByText('Request sent.').hover();
    await page.clock.runFor(60_000);
    await expect(status).not.toBeEmpty();
    await page.mouse.move(5, 500);
    await page.clock.runFor(999);
    await expect(status).not.toBeEmpty();
    await page.clock.runFor(1);
    await expect(status).toBeEmpty();
  });

  test('TB-08 does not hide while focused; its cross moves the focus to the next message and back to the page', async ({
    page,
  }) => {
    const crosses = region(page).getByRole('button', { name: 'Close' });
    await button(page, 'Success').click();
    await button(page, 'Neutral').click();
    await crosses.first().focus();
    await page.clock.runFor(60_000);
    await expect(crosses).toHaveCount(2);
    await page.keyboard.press('Enter');
    await expect(crosses).toHaveCount(1);
    await expect(crosses).toBeFocused();
    await page.clock.runFor(60_000);
    await page.keyboard.press('Enter');
    await expect(crosses).toHaveCount(0);
    await expect(button(page, 'Neutral')).toBeFocused();
  });

  test('TB-08 is reached by Tab', async ({ page }) => {
    await button(page, 'Until closed').click();
    await page.locator('main').getByRole('link').first().focus();
    await page.keyboard.press('Shift+Tab');
    await expect(region(page).getByRole('button', { name: 'Close' })).toBeFocused();
  });

  test('TB-08 may offer an action, which takes its place', async ({ page }) => {
    await button(page, 'With an action').click();
    await region(page).getByRole('button', { name: 'Undo' }).click();
    await expect(region(page).getByRole('status')).toHaveText('Done: Row restored.');
  });

  test('TB-08 is one of three at most: of five, the older two wait', async ({ page }) => {
    const status = region(page).getByRole('status');
    await button(page, 'Five at once').click();
    await expect(status.getByRole('paragraph')).toHaveText([/Message 3/, /Message 4/, /Message 5/]);
    await page.clock.runFor(3000);
    await expect(status.getByRole('paragraph')).toHaveText([/Message 1/, /Message 2/]);
    await page.clock.runFor(3000);
    await expect(status).toBeEmpty();
  });

  test(
    'TB-08 stands under the header, over it on a phone',
    BOTH_WIDTHS,
    async ({ page, isMobile, viewport }) => {
      await button(page, 'Success').click();
      await waitForAnimations(region(page));
      const box = await region(page).getByRole('status').boundingBox();
      const head = await page.locator('header').first().boundingBox();
      if (!box || !head) throw new Error('nothing is drawn');
      if (isMobile) expect(box.y).toBeLessThan(head.height);
      else expect(box.y).toBeGreaterThanOrEqual(head.height);
      expect(box.x + box.width).toBeLessThanOrEqual(viewport?.width ?? 0);
      expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
    },
  );

  test('SH-09 a temporary item goes after 5 seconds', async ({ page }) => {
    const status = page.locator('#temporary').getByRole('status');
    await expect(status).toBeAttached();
    await button(page, 'Copy link').click();
    await expect(status).toHaveText('Link copied.');
    await page.clock.runFor(4999);
    await expect(status).not.toBeEmpty();
    await page.clock.runFor(1);
    await expect(status).toBeEmpty();
  });

  test('SH-09 a temporary item stays under the pointer', async ({ page, isMobile }) => {
    test.skip(isMobile, 'a finger does not point');
    const status = page.locator('#temporary').getByRole('status');
    await button(page, 'Copy link').click();
    await status.getByText('Link copied.').hover();
    await page.clock.runFor(60_000);
    await expect(status).not.toBeEmpty();
    await page.mouse.move(5, 5);
    await page.clock.runFor(5000);
    await expect(status).toBeEmpty();
  });
});

test('SH-07 a standing alert stays until it is closed', async ({ page }) => {
  await openGallery(page);
  const alerts = page.locator('#alert-lines');
  await expect(alerts.getByText('Coupons are shown before tax.')).toBeVisible();
  await waitForTakeOver(page, '#alert-lines button');
  await alerts.getByRole('button', { name: 'Close' }).click();
  await expect(alerts.getByText('Coupons are shown before tax.')).toHaveCount(0);
  await expect(alerts.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', /^\/sign-in\/\?next=/);
});

test('LV-06 locked places say why, and one prompt offers the step', async ({ page }) => {
  await openGallery(page);
  const row = page.locator('#locked-row').getByRole('row', { name: /Visitor/ });
  await expect(row).toContainText('***');
  await expect(row.getByTitle('Locked: sign in to see it')).toHaveCount(3);
  const prompts = page.locator('#prompts');
  await expect(prompts.getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect(prompts.getByRole('link', { name: 'Get access' })).toHaveCount(1);
});

const OPENED: readonly { what: string; open: (page: Page) => Promise<void> }[] = [
  { what: 'nothing', open: async () => {} },
  ...['Small dialog', 'Long content', 'Confirmation', 'Delete confirmation'].map((name) => ({
    what: name,
    open: (page: Page) => button(page, name).click(),
  })),
  {
    what: 'a form with a popup and a hint',
    open: async (page) => {
      await button(page, 'Form').click();
      await button(page, 'More options').click();
      await button(page, 'Explanation: With footnotes').click();
    },
  },
  {
    what: 'a hint',
    open: (page) => button(page, 'Explanation: Duration').click(),
  },
  {
    what: 'a tooltip',
    open: async (page) => {
      await button(page, 'Full screen').focus();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('tooltip')).toBeVisible();
    },
  },
  {
    what: 'messages of every type and a temporary item',
    open: async (page) => {
      for (const name of ['Success', 'Warning', 'Until closed']) await button(page, name).click();
      await button(page, 'Copy link').click();
      // Focused, none of them goes while they are looked at.
      await page.locator('[data-close]').first().focus();
    },
  },
];

test('axe finds no fault in the messages, whatever is open, on the light and the dark page', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const { what, open } of OPENED) {
    await openGallery(page);
    await open(page);
    // What is open is looked at with everything else once; after that only its own place matters.
    const places = what === 'nothing' ? ['#messages'] : ['dialog, [popover], section[aria-label="Messages"]'];
    for (const theme of THEMES)
      expect(await findFaults(page, theme, ...places), `${what} ${theme}`).toEqual([]);
  }
});
