import type { Locator, Page } from '@playwright/test';
import { expect, STOCK, waitForTakeOver } from './visitors.ts';

export const boxOf = (page: Page): Locator =>
  page.locator('header').getByRole('combobox', { name: 'Search' });

/** A phone calls the box with a button first. */
export async function openBox(page: Page, isMobile: boolean, address = STOCK): Promise<void> {
  await page.goto(address);
  await waitForTakeOver(page);
  if (isMobile) await page.locator('header').getByRole('button', { name: 'Search' }).tap();
  else await boxOf(page).click();
  await expect(boxOf(page)).toBeFocused();
}
