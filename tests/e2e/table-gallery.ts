import type { Locator, Page } from '@playwright/test';
import { waitForTakeOver } from './visitors.ts';

export async function openTables(page: Page, path = '/widgets/table/'): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(path);
  await waitForTakeOver(page);
}

/** The words of one column, from top to bottom. */
export const columnOf = (table: Locator, place: number): Promise<string[]> =>
  table
    .locator('tbody tr:visible')
    .evaluateAll(
      (rows, index) => rows.map((row) => (row.children[index] as HTMLElement)?.innerText ?? ''),
      place,
    );

export const numbers = (words: readonly string[]) => words.map((text) => Number(text.replace(/[^\d-]/g, '')));

export const isAscending = (values: readonly number[]) =>
  values.every((value, at) => value >= (values[at - 1] ?? value));

export const boxOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error('not in view');
  return box;
};
