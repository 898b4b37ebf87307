import { buttonOf, calendarOf, fill, openGallery, plusDays } from './date-gallery.ts';
import { expect, test } from './visitors.ts';

const isoOf = (written: string) => written.split('.').reverse().join('-');

test('DP-02 typing never turns a range around: the other end follows', async ({ page }) => {
  await openGallery(page);
  const specimen = page.locator('#range');
  const from = specimen.getByRole('textbox', { name: 'From' });
  const to = specimen.getByRole('textbox', { name: 'To' });
  await fill(from, '10.03.2026');
  await fill(to, '05.03.2026');
  await expect(from).toHaveValue('05.03.2026');
  await expect(specimen.locator('output')).toHaveText('change 2026-03-05 2026-03-05');
  await expect(specimen.getByRole('status').first()).toContainText('05.03.2026 to 05.03.2026');
  await fill(to, '20.03.2026');
  await fill(from, '25.03.2026');
  await expect(to).toHaveValue('25.03.2026');
  await fill(to, '30.02.2026');
  await expect(specimen.locator('output')).toHaveText('input-error 30.02.2026');
  await expect(from).toHaveValue('25.03.2026');
});

test('DP-02 picking the later day first still gives a range in order', async ({ page }) => {
  await openGallery(page);
  const specimen = page.locator('#range');
  await fill(specimen.getByRole('textbox', { name: 'From' }), '02.03.2026');
  await fill(specimen.getByRole('textbox', { name: 'To' }), '03.03.2026');
  await buttonOf(specimen).click();
  const calendar = calendarOf(page);
  await calendar.getByRole('button', { name: 'Friday, 20 March 2026' }).click();
  await calendar.getByRole('button', { name: 'Tuesday, 10 March 2026' }).click();
  await expect(calendar).toHaveCount(0);
  await expect(specimen.locator('output')).toHaveText('change 2026-03-10 2026-03-20');

  await page.keyboard.press('Enter');
  await expect(calendar.locator(':focus')).toHaveAccessibleName('From, Tuesday, 10 March 2026, selected');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowUp');
  await expect(calendar.locator('td[aria-selected=true]')).not.toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(calendar).toHaveCount(0);
  await expect(buttonOf(specimen)).toBeFocused();
  const [, first = '', last = ''] = ((await specimen.locator('output').textContent()) ?? '').split(' ');
  expect(first < last).toBe(true);
  expect(last).toBe('2026-03-10');
});

test('DP-02 shortcuts take 7 and 30 days before and after, within the limits', async ({ page }) => {
  await openGallery(page);
  const specimen = page.locator('#range-quick');
  const today = await specimen.getByRole('textbox', { name: 'To' }).inputValue();
  for (const [name, from, to] of [
    ['7 days before', plusDays(today, -7), today],
    ['30 days before', plusDays(today, -30), today],
    ['7 days after', today, plusDays(today, 7)],
    ['30 days after', today, plusDays(today, 7)],
  ] as const) {
    await buttonOf(specimen).click();
    await calendarOf(page).getByRole('button', { name }).click();
    await expect(specimen.locator('output')).toHaveText(`change ${isoOf(from)} ${isoOf(to)}`);
    await expect(buttonOf(specimen)).toBeFocused();
  }
});
