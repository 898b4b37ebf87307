import type { Locator, Page } from '@playwright/test';
import { expect, prefixOf, waitForTakeOver } from './visitors.ts';

export async function openGallery(page: Page, language = 'eng') {
  await page.goto(`${prefixOf(language)}/widgets/dates/`);
  await waitForTakeOver(page);
}

export const calendarOf = (page: Page) => page.getByRole('dialog');
export const buttonOf = (specimen: Locator) => specimen.locator('[aria-haspopup=dialog]');

/** Opens the popup by keyboard and waits until the focus is in the calendar. */
export async function openByKey(page: Page, id: string) {
  const specimen = page.locator(`#${id}`);
  await buttonOf(specimen).focus();
  await page.keyboard.press('Enter');
  await expect(calendarOf(page).locator(':focus')).toBeVisible();
  return specimen;
}

export async function fill(field: Locator, text: string) {
  await field.fill(text);
  await field.press('Enter');
}

/** DD.MM.YYYY, so many days later. */
export function plusDays(written: string, days: number): string {
  const [day = 1, month = 1, year = 2000] = written.split('.').map(Number);
  const later = new Date(Date.UTC(year, month - 1, day + days)).toISOString().slice(0, 10);
  return later.split('-').reverse().join('.');
}
