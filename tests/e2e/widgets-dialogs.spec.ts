import type { Page } from '@playwright/test';
import {
  BOTH_WIDTHS,
  expect,
  sidewaysOverflow,
  test,
  turnWheel,
  waitForAnimations,
  waitForTakeOver,
  waitUntilIdle,
} from './visitors.ts';

const button = (page: Page, name: string) =>
  page.locator('#messages').getByRole('button', { name, exact: true });

async function openGallery(page: Page): Promise<void> {
  await page.goto('/widgets/messages/');
  await waitForTakeOver(page);
}

const isFocusOutsideDialog = (page: Page) =>
  page.evaluate(() => {
    const { activeElement, body } = document;
    return activeElement !== null && activeElement !== body && !activeElement.closest('dialog');
  });

test.describe('a dialog', () => {
  test.beforeEach(({ page }) => openGallery(page));

  test('opens, keeps the focus and gives it back, by keyboard alone', async ({ page }) => {
    await button(page, 'Small dialog').focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Price sources' });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('heading')).toBeFocused();
    for (let press = 0; press < 6; press += 1) {
      await page.keyboard.press('Tab');
      expect(await isFocusOutsideDialog(page)).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(button(page, 'Small dialog')).toBeFocused();
  });

  test('closes by its cross and by a press beside it, not by a press that began in it', async ({ page }) => {
    const dialog = page.getByRole('dialog', { name: 'Price sources' });
    await button(page, 'Small dialog').click();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);

    await button(page, 'Small dialog').click();
    await dialog.getByText('after the end of each trading day').hover();
    await page.mouse.down();
    await page.mouse.move(20, 20);
    await page.mouse.up();
    await expect(dialog).toBeVisible();
    await page.mouse.click(20, 20);
    await expect(dialog).toHaveCount(0);
    await expect(button(page, 'Small dialog')).toBeFocused();
  });

  test('leaves the page behind it where it is and as wide as it is', BOTH_WIDTHS, async ({ page }) => {
    await button(page, 'Small dialog').scrollIntoViewIfNeeded();
    const measure = () =>
      page.evaluate(() => [window.scrollY, document.querySelector('main')?.getBoundingClientRect().width]);
    const before = await measure();
    await button(page, 'Small dialog').click();
    await page.mouse.move(20, 20);
    await turnWheel(page, 600);
    await page.keyboard.press('PageDown');
    await waitUntilIdle(page);
    expect(await measure()).toEqual(before);
  });

  test('scrolls long content between its head and its foot, with the keys too', async ({
    page,
    viewport,
  }) => {
    await button(page, 'Long content').click();
    const dialog = page.getByRole('dialog', { name: 'Data usage terms' });
    const rules = dialog.getByRole('group', { name: 'Data usage terms' });
    await rules.focus();
    await page.keyboard.press('End');
    await expect(dialog.getByText('24. Data may be quoted')).toBeInViewport();
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport();
    await expect(dialog.getByRole('button', { name: 'Done' })).toBeInViewport();
    const box = await dialog.boundingBox();
    expect(box?.height).toBeLessThan(viewport?.height ?? 0);
  });

  test(
    'is a sheet at the foot of a phone and stands in the middle elsewhere',
    BOTH_WIDTHS,
    async ({ page, viewport, isMobile }) => {
      const view = viewport ?? { width: 0, height: 0 };
      await button(page, 'Small dialog').click();
      await waitForAnimations(page.getByRole('dialog'));
      const box = await page.getByRole('dialog').boundingBox();
      if (!box) throw new Error('the dialog has no box');
      if (isMobile) {
        expect(box).toMatchObject({ x: 0, width: view.width });
        expect(Math.round(box.y + box.height)).toBe(view.height);
      } else {
        expect(Math.abs(box.x * 2 + box.width - view.width)).toBeLessThanOrEqual(1);
        expect(Math.abs(box.y * 2 + box.height - view.height)).toBeLessThanOrEqual(1);
      }
      expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
    },
  );

  test('begins at its first field; each Escape closes one thing: list, hint, popup, dialog', async ({
    page,
    isMobile,
  }) => {
    await button(page, 'Form').click();
    const dialog = page.getByRole('dialog', { name: 'Request a file' });
    await expect(dialog.getByLabel('Your name')).toBeFocused();
    const language = dialog.locator('select[name=language]');
    if (isMobile) await language.selectOption({ label: 'Polski' });
    else {
      const list = dialog.getByRole('combobox', { name: 'File language' });
      await list.click();
      await expect(dialog.getByRole('listbox')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog.getByRole('listbox')).toHaveCount(0);
      await list.click();
      await dialog.getByRole('listbox').getByRole('option', { name: 'Polski' }).click();
    }
    await button(page, 'More options').click();
    await button(page, 'Explanation: With footnotes').click();
    const hint = page.getByText('Footnotes name the source of each figure.');
    await expect(hint).toBeVisible();

    await page.keyboard.press('Escape');
    await expect(hint).toHaveCount(0);
    await expect(page.getByLabel('With footnotes', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByLabel('With footnotes', { exact: true })).toHaveCount(0);
    await expect(button(page, 'More options')).toBeFocused();
    await expect(language).toHaveValue('pol');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  test('is not closed by the press that closes a popup in it', async ({ page }) => {
    await button(page, 'Form').click();
    await button(page, 'More options').click();
    await page.mouse.click(20, 20);
    await expect(page.getByLabel('With footnotes', { exact: true })).toHaveCount(0);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.mouse.click(20, 20);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('may ask in a second one, whose answer closes one or both', async ({ page }) => {
    await button(page, 'Form').click();
    const form = page.getByRole('dialog', { name: 'Request a file' });
    const question = page.getByRole('dialog', { name: 'Discard the request?' });
    await form.getByRole('button', { name: 'Discard' }).click();
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(question).toHaveCount(0);
    await expect(form.getByRole('button', { name: 'Discard' })).toBeFocused();

    await page.keyboard.press('Enter');
    await question.getByRole('button', { name: 'Discard' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(button(page, 'Form')).toBeFocused();
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).not.toBe('hidden');
  });

  test('sends by Enter in a field', async ({ page }) => {
    await button(page, 'Form').click();
    await page.keyboard.type('Ada');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('status').getByText('Request sent.')).toBeVisible();
  });
});
