import type { Locator, Page } from '@playwright/test';
import { expect, waitForTakeOver } from './visitors.ts';

export const GALLERY = '/widgets/network/';

export async function openNetworks(page: Page): Promise<void> {
  await page.goto(GALLERY);
  await waitForTakeOver(page);
}

export const few = (page: Page) => page.locator('#network-few');
export const picture = (block: Locator) => block.locator('svg[data-whole]');
export const nodes = (block: Locator) => picture(block).locator('[data-node]');
export const main = (block: Locator) => nodes(block).first();
export const radii = (block: Locator) =>
  nodes(block).evaluateAll((marks) => [
    ...new Set(marks.map((mark) => [...mark.querySelectorAll('circle')].at(-1)?.getAttribute('r'))),
  ]);
export const placeOf = (node: Locator) => node.getAttribute('transform');

export async function fillWindow(page: Page, block: Locator): Promise<void> {
  await block.getByRole('button', { name: 'Full screen' }).click();
  await expect(picture(block)).toHaveAttribute('width', '100%');
  await expect(page.getByRole('dialog')).toBeVisible();
}
