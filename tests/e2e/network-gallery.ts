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
export const transformOf = (node: Locator) => node.getAttribute('transform');

/** Until the layout has settled: the node is drawn in one place for many frames in a row. */
export const waitUntilStill = (node: Locator): Promise<void> =>
  node.evaluate(async (element) => {
    for (let frames = 0, last = ''; frames < 30; frames++) {
      await new Promise(requestAnimationFrame);
      const place = element.getAttribute('transform') ?? '';
      if (place !== last) frames = 0;
      last = place;
    }
  });

export async function fillWindow(page: Page, block: Locator): Promise<void> {
  await block.getByRole('button', { name: 'Full screen' }).click();
  await expect(picture(block)).toHaveAttribute('width', '100%');
  await expect(page.getByRole('dialog')).toBeVisible();
}
