import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import { few, fillWindow, openNetworks } from './network-gallery.ts';
import { expect, test } from './visitors.ts';

async function save(page: Page, format: string): Promise<{ download: Download; bytes: Buffer }> {
  await few(page).getByRole('button', { name: 'Export' }).click();
  const waiting = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: format }).click();
  const download = await waiting;
  return { download, bytes: await readFile(await download.path()) };
}

test('NG-03 every format of the export is a file of its kind, on light paper even for a dark page', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openNetworks(page);
  await fillWindow(page, few(page));

  const svg = await save(page, 'SVG');
  expect(svg.download.suggestedFilename()).toBe('chart.svg');
  const text = svg.bytes.toString('utf8');
  expect(text).not.toMatch(/var\(|class=|light-dark/);
  expect(text).toContain('font-family="Inter');
  expect(text).toContain('Basispoint');
  expect(text).toContain('fill="rgb(142, 205, 240)"');
  const drawn = await page.evaluate((source) => {
    const parsed = new DOMParser().parseFromString(source, 'image/svg+xml');
    return {
      errors: parsed.querySelectorAll('parsererror').length,
      circles: parsed.querySelectorAll('circle').length,
    };
  }, text);
  expect(drawn).toEqual({ errors: 0, circles: 9 });

  const png = await save(page, 'PNG');
  expect(png.bytes.subarray(0, 8)).toEqual(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]));
  const jpeg = await save(page, 'JPEG');
  expect(jpeg.bytes.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
  expect(jpeg.download.suggestedFilename()).toBe('chart.jpeg');

  const pdf = await save(page, 'PDF');
  const document = pdf.bytes.toString('latin1');
  expect(document.startsWith('%PDF-')).toBe(true);
  expect(document).toContain('/FontFile2');
  expect(document).not.toContain('/Subtype /Image');
});

test('NG-03 a print shows the picture alone, and then the page again', async ({ page }) => {
  await openNetworks(page);
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await fillWindow(page, few(page));
  await few(page).getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'Print' }).click();
  await expect(page.locator('body > div > svg')).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('body > div > svg')).toBeVisible();
  await expect(page.locator('#root')).toBeHidden();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(page.locator('#root')).toBeVisible();
});

test('NG-03 the export menu works by keys alone', async ({ page }) => {
  await openNetworks(page);
  await fillWindow(page, few(page));
  const opener = few(page).getByRole('button', { name: 'Export' });
  await opener.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Print' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('menuitem', { name: 'SVG' })).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(opener).toBeFocused();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('NG-03 an export that fails says so and can be tried again', async ({ page, complaints }) => {
  await openNetworks(page);
  await fillWindow(page, few(page));
  await page.route('**/*.ttf', (route) => route.abort());
  await few(page).getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: 'PDF' }).click();
  await expect(few(page).getByText('Export failed. Try again.')).toBeVisible();
  await page.unroute('**/*.ttf');
  expect((await save(page, 'PDF')).bytes.length).toBeGreaterThan(1_000);
  complaints.length = 0;
});
