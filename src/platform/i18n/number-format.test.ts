import { expect, test } from 'vitest';
import { LANGUAGES } from '#domain/languages/languages.ts';
import { formatOf } from './format.ts';

/** A no-break space is shown as _. */
const plain = (text: string) => text.replaceAll('\u00a0', '_');

test.each([
  { language: 'eng', percent: '12.3%', fall: '−12.3%', billion: '1.08bn_EUR', long: '1.08_billion' },
  { language: 'ita', percent: '12,3%', fall: '−12,3%', billion: '1,08_Mld_EUR', long: '1,08_miliardi' },
  { language: 'pol', percent: '12,3%', fall: '−12,3%', billion: '1,08_mld_EUR', long: '1,08_miliarda' },
  { language: 'ukr', percent: '12,3%', fall: '−12,3%', billion: '1,08_млрд_EUR', long: '1,08_мільярда' },
  { language: 'chn', percent: '12.3%', fall: '−12.3%', billion: '10.8亿_EUR', long: '10.8亿' },
  { language: 'rus', percent: '12,3_%', fall: '−12,3_%', billion: '1,08_млрд_EUR', long: '1,08_миллиарда' },
  { language: 'deu', percent: '12,3_%', fall: '−12,3_%', billion: '1,08_Mrd._EUR', long: '1,08_Milliarden' },
  { language: 'fra', percent: '12,3_%', fall: '−12,3_%', billion: '1,08_Md_EUR', long: '1,08_milliard' },
  { language: 'esp', percent: '12,3_%', fall: '−12,3_%', billion: '1_080_M_EUR', long: '1,08_mil_millones' },
  { language: 'tur', percent: '%12,3', fall: '−%12,3', billion: '1,08_Mr_EUR', long: '1,08_milyar' },
] as const)('LV-01 $language writes percents and large amounts', ({ language, ...written }) => {
  const format = formatOf(language);
  expect(plain(format.percent(12.3))).toBe(written.percent);
  expect(plain(format.percent(-12.3))).toBe(written.fall);
  expect(plain(format.amount(1.08e9, { currency: 'EUR' }))).toBe(written.billion);
  expect(plain(format.amount(1.08e9, { display: 'long' }))).toBe(written.long);
});

test.each([
  { value: 695_000, eng: '695k', chn: '69.5万' },
  { value: 60_700_000, eng: '60.7m', chn: '6_070万' },
  { value: 2_500_000_000, eng: '2.5bn', chn: '25亿' },
  { value: 3.2e12, eng: '3.2tn', chn: '3.2万亿' },
  { value: 1_234_567e9, eng: '1_235tn', chn: '1_235万亿' },
  { value: -1_500_000, eng: '−1.5m', chn: '−150万' },
])('LV-01 $value is $eng in English and $chn in Chinese', ({ value, eng, chn }) => {
  expect([formatOf('eng'), formatOf('chn')].map((format) => plain(format.amount(value)))).toEqual([eng, chn]);
});

test('US-01 a chosen decimal mark is followed in percents, amounts and money', () => {
  const format = formatOf('eng', 'comma');
  expect([format.percent(1.5), format.amount(1.5e6), format.money(1.5, 'EUR', 2)].map(plain)).toEqual([
    '1,5%',
    '1,5m',
    '1,50_EUR',
  ]);
});

test('the code of a currency follows its number in every language, and may be said elsewhere', () => {
  for (const language of LANGUAGES) expect(formatOf(language).money(5, 'EUR')).toBe('5\u00a0EUR');
  expect(formatOf('eng').money(5, null, 2)).toBe('5.00');
});

test('what is written as zero has no sign', () => {
  for (const language of LANGUAGES) {
    const format = formatOf(language);
    const written = [format.change(-0.004), format.percent(-0.004, 2), format.signed(-0.004, 2)];
    expect(written.join()).not.toMatch(/[+−-]/);
  }
  expect([formatOf('eng').signed(2, 1), formatOf('eng').signed(-2, 1)]).toEqual(['+2.0', '−2.0']);
});

test.each([
  { language: 'eng', unit: '%', before: '', after: '%' },
  { language: 'deu', unit: '%', before: '', after: '_%' },
  { language: 'tur', unit: '%', before: '%', after: '' },
  { language: 'tur', unit: 'TRY', before: '', after: ' TRY' },
  { language: 'eng', unit: null, before: '', after: '' },
] as const)('$unit stands where $language writes it', ({ language, unit, before, after }) => {
  const around = formatOf(language).around(unit);
  expect([around.before, plain(around.after)]).toEqual([before, after]);
});

test.each([
  { language: 'eng', largest: 2e5, written: '0.15m' },
  { language: 'rus', largest: 2e9, written: '0,15_млн' },
  { language: 'chn', largest: 2e5, written: '15.00万' },
  { language: 'chn', largest: 2e9, written: '0.00亿' },
] as const)('CB-08 an axis up to $largest counts as $language does', ({ language, largest, written }) => {
  expect(plain(formatOf(language).axisScale(largest).write(150_000, 2))).toBe(written);
});
