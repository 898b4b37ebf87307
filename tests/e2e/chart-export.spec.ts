import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { BOTH_WIDTHS, expect, STOCK, signInAs, test, waitForTakeOver } from './visitors.ts';

const INDEX = '/indexes/amber-40/';

async function choose(page: Page, format: string): Promise<void> {
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: format }).click();
}

async function save(page: Page, format: string): Promise<{ name: string; bytes: Buffer }> {
  const waiting = page.waitForEvent('download');
  await choose(page, format);
  const download = await waiting;
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

const textsOf = (svg: string) => [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text = '']) => text);

test('CB-05 every format of the price chart is a file of its kind, on light paper even for a dark page', async ({
  page,
  context,
  baseURL,
}) => {
  await signInAs(context, 'paid', baseURL ?? '');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`${STOCK}?period=4&type=extended`);
  await waitForTakeOver(page);

  const svg = await save(page, 'SVG');
  expect(svg.name).toBe('chart.svg');
  const text = svg.bytes.toString('utf8');
  expect(text).not.toMatch(/var\(|class=|<style|NaN/);
  expect(text).toContain('font-family="Inter');
  expect(textsOf(text)).toEqual(
    expect.arrayContaining(['Norvik Steel Group', 'Basispoint', 'Turnover, EUR', 'D']),
  );
  expect(textsOf(text).filter((word) => /^\d+\.\d\d$/.test(word)).length).toBeGreaterThan(3);
  const errors = await page.evaluate(
    (source) =>
      new DOMParser().parseFromString(source, 'image/svg+xml').querySelectorAll('parsererror').length,
    text,
  );
  expect(errors).toBe(0);

  const [, width = 0] = /<svg[^>]* width="(\d+)"/.exec(text)?.map(Number) ?? [];
  const png = await save(page, 'PNG');
  expect(png.name).toBe('chart.png');
  expect(png.bytes.subarray(1, 4).toString()).toBe('PNG');
  expect(png.bytes.readUInt32BE(16)).toBe(2 * width);

  const jpeg = await save(page, 'JPEG');
  expect(jpeg.name).toBe('chart.jpeg');
  expect(jpeg.bytes.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));

  const pdf = await save(page, 'PDF');
  expect(pdf.name).toBe('chart.pdf');
  const written = pdf.bytes.toString('latin1');
  expect(written.startsWith('%PDF-')).toBe(true);
  expect(written).toContain('/FontFile2');
  expect(written).not.toContain('/Subtype /Image');
});

test(
  'CH-11 the file of an anonymous reader has the curve and no value',
  BOTH_WIDTHS,
  async ({ page, isMobile }) => {
    await page.goto(`${STOCK}?period=4`);
    await waitForTakeOver(page);
    if (isMobile) await page.getByRole('button', { name: 'More' }).click();
    const svg = (await save(page, 'SVG')).bytes.toString('utf8');
    expect(svg).toContain('stroke="#1d4fc4"');
    expect(svg).toMatch(/<svg[^>]* width="(9\d\d|1\d\d\d)"/);
    const plain =
      /^(Norvik Steel Group|Amber Coast Exchange ·.*|Turnover, EUR|Basispoint|[A-Z][a-z]{2,4}|20\d\d)$/;
    expect(textsOf(svg).filter((word) => !plain.test(word))).toEqual([]);
  },
);

test('CB-09 CB-07 the logo is in the file of an index while it is on, and no value is', async ({ page }) => {
  await page.goto(INDEX);
  await waitForTakeOver(page);
  const on = textsOf((await save(page, 'SVG')).bytes.toString('utf8'));
  expect(on).toEqual(expect.arrayContaining(['Amber 40', 'Basispoint']));
  expect(on.filter((word) => /\d[.,]\d\d$/.test(word))).toEqual([]);
  await page.getByRole('button', { name: 'Appearance' }).click();
  await page.getByLabel('Show logo').uncheck();
  await page.keyboard.press('Escape');
  const off = textsOf((await save(page, 'SVG')).bytes.toString('utf8'));
  expect(off).toContain('Amber 40');
  expect(off).not.toContain('Basispoint');
});

test('CB-05 print shows the chart alone, and then the page again', async ({ page }) => {
  await page.goto(STOCK);
  await waitForTakeOver(page);
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await choose(page, 'Print');
  const sheet = page.locator('body > div > svg');
  await expect(sheet).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(sheet).toBeVisible();
  await expect(page.locator('#root')).toBeHidden();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(page.locator('#root')).toBeVisible();
});

test('CH-17 an export that fails says so, and the next one may work', async ({ page }) => {
  await page.goto(STOCK);
  await waitForTakeOver(page);
  await page.evaluate(() => {
    const { toBlob } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.toBlob = (done) => {
      HTMLCanvasElement.prototype.toBlob = toBlob;
      done(null);
    };
  });
  await choose(page, 'PNG');
  await expect(page.getByText('Export failed. Try again.')).toBeVisible();
  expect((await save(page, 'PNG')).name).toBe('chart.png');
  await expect(page.getByText('Export failed. Try again.')).toBeHidden();
});
