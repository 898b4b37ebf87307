import { buttonOf, calendarOf, fill, openByKey, openGallery, plusDays } from './date-gallery.ts';
import {
  BOTH_WIDTHS,
  expect,
  findFaults,
  sidewaysOverflow,
  THEMES,
  test,
  waitUntilIdle,
} from './visitors.ts';

const PICKERS = ['date-filled', 'date-months', 'date-years', 'date-timed', 'range-quick'];

test('DP-01 a date that is typed is read, and one that is none raises an input error and stays', async ({
  page,
}) => {
  await openGallery(page);
  const specimen = page.locator('#date-empty');
  const field = specimen.getByRole('textbox', { name: 'Trading day' });
  const event = specimen.getByRole('status').last();
  await field.focus();
  await page.keyboard.type('5/3/2026');
  await expect(event).toHaveText('No event yet');
  await page.keyboard.press('Enter');
  await expect(event).toHaveText('change 2026-03-05');
  await expect(field).toHaveValue('05.03.2026');

  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('31.02.2026');
  await page.keyboard.press('Tab');
  await expect(event).toHaveText('input-error 31.02.2026');
  await expect(field).toHaveValue('31.02.2026');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription('Enter a date as DD.MM.YYYY.');
  await expect(specimen.getByRole('alert')).toBeVisible();

  await field.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('28.02.2026');
  await expect(specimen.getByRole('alert')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(event).toHaveText('change 2026-02-28');

  await specimen.getByRole('button', { name: 'Clear: Trading day' }).press('Enter');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('');
  await expect(event).toHaveText('change');
});

test('DP-01 the calendar is used by keyboard alone', async ({ page }) => {
  await openGallery(page);
  const field = page.locator('#date-empty').getByRole('textbox');
  await fill(field, '10.03.2026');
  const specimen = await openByKey(page, 'date-empty');
  const focused = calendarOf(page).locator(':focus');
  await expect(focused).toHaveAccessibleName('Tuesday, 10 March 2026, selected');
  for (const [key, name] of [
    ['ArrowRight', 'Wednesday, 11 March 2026'],
    ['ArrowDown', 'Wednesday, 18 March 2026'],
    ['ArrowLeft', 'Tuesday, 17 March 2026'],
    ['ArrowUp', 'Tuesday, 10 March 2026, selected'],
    ['End', 'Tuesday, 31 March 2026'],
    ['PageDown', 'Thursday, 30 April 2026'],
    ['Shift+PageDown', 'Friday, 30 April 2027'],
    ['PageUp', 'Tuesday, 30 March 2027'],
    ['Home', 'Monday, 1 March 2027'],
    ['Shift+PageUp', 'Sunday, 1 March 2026'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(focused).toHaveAccessibleName(name);
  }
  await page.keyboard.press('Enter');
  await expect(calendarOf(page)).toHaveCount(0);
  await expect(field).toHaveValue('01.03.2026');
  await expect(buttonOf(specimen)).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(focused).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect(calendarOf(page)).toHaveCount(0);
  await expect(buttonOf(specimen)).toBeFocused();
  await expect(field).toHaveValue('01.03.2026');

  await field.press('Alt+ArrowDown');
  await expect(focused).toHaveAccessibleName('Sunday, 1 March 2026, selected');
});

test('DP-01 the heading leads to months and years, and a choice leads back down', async ({ page }) => {
  await openGallery(page);
  const field = page.locator('#date-empty').getByRole('textbox');
  await fill(field, '31.03.2026');
  await openByKey(page, 'date-empty');
  const focused = calendarOf(page).locator(':focus');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(focused).toHaveAccessibleName('March 2026, Select a month');
  await page.keyboard.press('Enter');
  await expect(focused).toHaveAccessibleName('March 2026');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(focused).toHaveAccessibleName('2026, Select a year');
  await page.keyboard.press('Enter');
  await expect(focused).toHaveAccessibleName('2026');
  await page.keyboard.press('PageUp');
  await expect(focused).toHaveAccessibleName('2006');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowDown');
  await expect(focused).toHaveAccessibleName('2009');
  await page.keyboard.press('Enter');
  await expect(focused).toHaveAccessibleName('March 2009');
  await page.keyboard.press('ArrowLeft');
  await expect(focused).toHaveAccessibleName('February 2009');
  await page.keyboard.press('Enter');
  await expect(focused).toHaveAccessibleName('Saturday, 28 February 2009');
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('28.02.2009');
});

test('DP-01 a picker may open on its months or its years', async ({ page }) => {
  await openGallery(page);
  await buttonOf(page.locator('#date-months')).click();
  await expect(calendarOf(page).getByRole('grid').getByRole('button')).toHaveCount(12);
  await page.keyboard.press('Escape');
  await buttonOf(page.locator('#date-years')).click();
  await expect(calendarOf(page).getByRole('grid').getByRole('button')).toHaveCount(20);
  await calendarOf(page).getByRole('button', { name: 'Later years' }).click();
  await calendarOf(page).getByRole('button', { name: '2041' }).click();
  await calendarOf(page).getByRole('button', { name: 'May 2041' }).click();
  await calendarOf(page).getByRole('button', { name: 'Friday, 10 May 2041' }).click();
  await expect(page.locator('#date-years').getByRole('textbox')).toHaveValue('10.05.2041');
});

test('DP-01 a day with a time leads to hours and minutes', async ({ page }) => {
  await openGallery(page);
  const field = page.locator('#date-timed').getByRole('textbox');
  const today = (await field.inputValue()).slice(0, 10);
  const specimen = await openByKey(page, 'date-timed');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox', { name: 'Hours' })).toBeFocused();
  await page.keyboard.type('17');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(field).toHaveValue(`${today} 17:31`);
  await page.keyboard.press('Enter');
  await expect(buttonOf(specimen)).toBeFocused();
  await buttonOf(specimen).click();
  await calendarOf(page).getByRole('button', { name: 'Time 17:31' }).click();
  await page.getByRole('listbox', { name: 'Hours' }).getByRole('option', { name: '18' }).click();
  await calendarOf(page).getByRole('button', { name: 'Done' }).click();
  await expect(field).toHaveValue(`${today} 18:31`);
});

test('DP-01 a day outside the limits can neither be picked nor typed', async ({ page }) => {
  await openGallery(page);
  const field = page.locator('#date-limited').getByRole('textbox');
  const today = await field.inputValue();
  const specimen = await openByKey(page, 'date-limited');
  const focused = calendarOf(page).locator(':focus');
  const name = (await focused.getAttribute('aria-label')) ?? '';
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('PageDown');
  await expect(focused).toHaveAccessibleName(name);
  await expect(calendarOf(page).getByRole('button', { name: 'Next month' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  const late = calendarOf(page).getByRole('grid').locator('[role=button][aria-disabled=true]');
  if ((await late.count()) > 0) await late.first().click({ force: true });
  await expect(calendarOf(page)).toBeVisible();
  await page.keyboard.press('Escape');

  await fill(field, plusDays(today, 1));
  await expect(specimen.getByRole('alert')).toHaveText(`The latest date is ${today}.`);
  const year = Number(today.slice(6));
  await fill(field, `31.12.${year - 1}`);
  await expect(specimen.getByRole('alert')).toHaveText(`The earliest date is 01.01.${year}.`);
  await fill(field, `01.01.${year}`);
  await expect(specimen.getByRole('alert')).toHaveCount(0);
});

test('DP-03 the week starts on Sunday, in a report on Monday', async ({ page }) => {
  await openGallery(page);
  for (const [id, day] of [
    ['date-filled', 'Sun'],
    ['date-monday', 'Mon'],
  ] as const) {
    await buttonOf(page.locator(`#${id}`)).click();
    await expect(calendarOf(page).locator('th').first()).toHaveText(day);
    await page.keyboard.press('Escape');
  }
});

test(
  'DP-03 the popup stands at its field and stays in view while the page scrolls',
  BOTH_WIDTHS,
  async ({ page }) => {
    await openGallery(page);
    const specimen = page.locator('#date-filled');
    await specimen.scrollIntoViewIfNeeded();
    await buttonOf(specimen).click();
    const calendar = calendarOf(page);
    await expect(calendar.getByRole('grid')).toBeVisible();
    const field = await specimen.getByRole('textbox').boundingBox();
    await expect.poll(async () => (await calendar.boundingBox())?.x).toBeCloseTo(field?.x ?? 0, 0);
    for (const by of [300, -700, 1200]) {
      await page.evaluate((top) => window.scrollBy({ top, behavior: 'instant' }), by);
      await expect(calendar).toBeInViewport({ ratio: 1 });
    }
  },
);

test('DP-03 the calendar is fetched on first use, and once', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => /\/calendar-[^/]*\.js/.test(request.url()) && fetched.push(request.url()));
  await openGallery(page);
  await waitUntilIdle(page);
  expect(fetched).toEqual([]);
  await buttonOf(page.locator('#date-filled')).click();
  await expect(calendarOf(page).getByRole('grid')).toBeVisible();
  await page.keyboard.press('Escape');
  await buttonOf(page.locator('#range')).click();
  await expect(calendarOf(page).getByRole('grid')).toBeVisible();
  expect(fetched).toHaveLength(1);
});

test('DP-01 a calendar that cannot be fetched says so, and the field still works', async ({
  page,
  complaints,
}) => {
  await page.route(/\/calendar-[^/]*\.js/, (route) => route.abort());
  await openGallery(page);
  await buttonOf(page.locator('#date-empty')).click();
  await expect(calendarOf(page)).toContainText('The calendar did not load. Enter the date instead.');
  await page.keyboard.press('Escape');
  const field = page.locator('#date-empty').getByRole('textbox');
  await fill(field, '01022026');
  await expect(field).toHaveValue('01.02.2026');
  complaints.length = 0;
});

for (const [language, month, week, letters, written] of [
  ['rus', 'Март 2026', 'вс', 'ДД.ММ.ГГГГ', '10.03.2026'],
  ['chn', '2026年3月', '周日', 'YYYY/MM/DD', '2026/03/10'],
  ['deu', 'März 2026', 'So', 'TT.MM.JJJJ', '10.03.2026'],
] as const) {
  test(`DP-01 the calendar speaks the language of the page: ${language}`, async ({ page }) => {
    await openGallery(page, language);
    const field = page.locator('#date-empty').getByRole('textbox');
    await expect(field).toHaveAttribute('placeholder', letters);
    await fill(field, '2026-03-10');
    await expect(field).toHaveValue(written);
    await buttonOf(page.locator('#date-empty')).click();
    await expect(calendarOf(page)).toContainText(month);
    await expect(calendarOf(page).locator('th').first()).toHaveText(week);
  });
}

test('DP-01 everyone can use the date pickers, open and closed, light and dark', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openGallery(page);
  for (const theme of THEMES) expect(await findFaults(page, theme, '#dates')).toEqual([]);
  for (const id of PICKERS) {
    await openByKey(page, id);
    if (id === 'date-timed') await page.keyboard.press('Enter');
    for (const theme of THEMES) expect(await findFaults(page, theme, `#${id}`), theme).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(calendarOf(page)).toHaveCount(0);
  }
});

test(
  'DP-03 on a phone fields and days are large enough, and the popup fits',
  BOTH_WIDTHS,
  async ({ page, isMobile }) => {
    test.skip(!isMobile, 'sizes for fingers');
    await page.setViewportSize({ width: 360, height: 740 });
    await openGallery(page);
    for (const id of PICKERS) {
      const specimen = page.locator(`#${id}`);
      await specimen.scrollIntoViewIfNeeded();
      const field = specimen.getByRole('textbox').first();
      expect((await field.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      expect(await field.evaluate((input) => input.scrollWidth - input.clientWidth)).toBe(0);
      await buttonOf(specimen).tap();
      await expect(calendarOf(page).locator(':focus')).toBeVisible();
      await expect(calendarOf(page)).toBeInViewport({ ratio: 1 });
      expect(await sidewaysOverflow(page)).toBe(0);
      const choice = await calendarOf(page).locator('td:not([aria-hidden]) > *').first().boundingBox();
      expect(Math.min(choice?.width ?? 0, choice?.height ?? 0)).toBeGreaterThanOrEqual(40);
      await page.keyboard.press('Escape');
    }
  },
);

test('DP-01 on paper the value stays and the popup does not', async ({ page }) => {
  await openGallery(page);
  await openByKey(page, 'date-filled');
  await page.emulateMedia({ media: 'print' });
  await expect(calendarOf(page)).toBeHidden();
  await expect(page.locator('#date-filled').getByRole('textbox')).toHaveValue(/^\d\d\.\d\d\.\d{4}$/);
});

test('DP-01 without script a picker is a text field', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto('/widgets/dates/');
  const field = page.locator('#date-filled').getByRole('textbox', { name: 'Trading day' });
  await expect(field).toHaveValue(/^\d\d\.\d\d\.\d{4}$/);
  await field.fill('05.03.2026');
  await expect(field).toHaveValue('05.03.2026');
  await context.close();
});
