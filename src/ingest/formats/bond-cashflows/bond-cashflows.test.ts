import { expect, test } from 'vitest';
import { openFixture, openText, readAll } from '../read-fixture-for-tests.ts';
import { bondCashflows } from './bond-cashflows.ts';

const open = (name: string) => openFixture(`bond-cashflows/fixtures/${name}`);
const subject = { isin: 'RU000A0JVBS1', kind: 'bond' };

test('DI-03 a table of payments gives coupons and redemptions, which together are the nominal', async () => {
  const { records, findings } = await readAll(bondCashflows, open('cashflows.csv'));
  expect(records).toEqual([
    { type: 'bond-terms', subject, nominal: '1000', maturesOn: '2021-05-26' },
    { type: 'coupon', subject, day: '2020-05-26', amount: '58.59' },
    { type: 'redemption', subject, day: '2020-05-26', amount: '333.33' },
    { type: 'redemption', subject, day: '2021-05-26', amount: '666.67' },
  ]);
  expect(findings).toMatchObject([{ rule: 'skipped', severity: 'warn', value: 'TAX' }]);
});

test('DI-03 a column beside the payments, or --currency, says in which currency the bond is', async () => {
  const rows = 'RU000A0JVBS1;2028-01-15;redemption;1000';
  const named = openText('pay.csv', `isin;date;type;amount;currency\n${rows};EUR\n`);
  expect((await readAll(bondCashflows, named)).records[0]).toMatchObject({ currency: 'EUR' });
  const { records } = await readAll(bondCashflows, openText('pay.csv', `isin;date;type;amount\n${rows}\n`), {
    constants: { currency: 'USD' },
  });
  expect(records[0]).toMatchObject({ type: 'bond-terms', currency: 'USD' });
});

test('DI-03 bondization of ISS gives the same records, and offers', async () => {
  const fixture = open('bondization.json');
  expect(bondCashflows.recognise(fixture.peek).score).toBe(1);
  const { records } = await readAll(bondCashflows, fixture);
  expect(records).toMatchObject([
    { type: 'bond-terms', nominal: '1000', issuedOn: '2015-06-03', maturesOn: '2021-05-26' },
    {
      type: 'coupon',
      day: '2015-12-02',
      startsOn: '2015-06-03',
      recordOn: '2015-12-01',
      rate: '11.75',
      amount: '58.59',
      nominal: '1000',
    },
    { type: 'coupon', day: '2016-06-01', startsOn: '2015-12-02' },
    { type: 'redemption', day: '2021-05-26', amount: '1000', percent: '100' },
    { type: 'option', kind: 'put', day: '2018-05-30', price: '100' },
  ]);
  expect(records[2]).not.toHaveProperty('amount');
});

test('DI-03 bondization as CSV has one block behind the other, with decimal commas', async () => {
  const amortizations =
    'isin;name;amortdate;facevalue;valueprc;value\nRU000A0JVBS1;Oak;2021-05-26;1000;100;1000\n';
  const coupons =
    'isin;name;coupondate;recorddate;startdate;facevalue;value;valueprc\nRU000A0JVBS1;Oak;2015-12-02;2015-12-01;2015-06-03;1000;58,59;11,75\n';
  const fixture = openText('bondization.csv', `${amortizations}coupons\n${coupons}`);
  const { records } = await readAll(bondCashflows, fixture, { decimal: ',' });
  expect(records).toMatchObject([
    { type: 'bond-terms', nominal: '1000', issuedOn: '2015-06-03' },
    { type: 'coupon', day: '2015-12-02', rate: '11.75', amount: '58.59' },
    { type: 'redemption', day: '2021-05-26', amount: '1000' },
  ]);
});

test.each([
  'ISIN;Дата;Тип;Сумма\nRU000A0JVBS1;02.12.2015;Купон;58,59\nRU000A0JVBS1;26.05.2021;Погашение;1000\n',
  'isin;payment_date;type;amount\nRU000A0JVBS1;02.12.2015;Interest;58,59\nRU000A0JVBS1;26.05.2021;Principal;1000\n',
  'ISIN;Zahltag;Art;Betrag\nRU000A0JVBS1;02.12.2015;Zinsen;58,59\nRU000A0JVBS1;26.05.2021;Tilgung;1000\n',
])('DI-03 payments of bonds are known by their words in other languages: %s', async (text) => {
  const fixture = openText('payments.csv', text);
  expect(bondCashflows.recognise(fixture.peek).score).toBeGreaterThanOrEqual(0.8);
  const { records } = await readAll(bondCashflows, fixture);
  expect(records).toMatchObject([
    { type: 'bond-terms', nominal: '1000' },
    { type: 'coupon', day: '2015-12-02', amount: '58.59' },
    { type: 'redemption', day: '2021-05-26', amount: '1000' },
  ]);
});

test('DI-03 the payments of ISS name the currency of the bond', async () => {
  const columns = ['isin', 'coupondate', 'facevalue', 'faceunit', 'value'];
  const data = [['RU000A0JVBS1', '2024-06-05', 1000, 'RUB', 35.4]];
  const text = JSON.stringify({ coupons: { columns, data } });
  expect((await readAll(bondCashflows, openText('x.json', text))).records).toMatchObject([
    { type: 'bond-terms', currency: 'RUB' },
    { type: 'coupon', amount: '35.4' },
  ]);
});

test.each([
  'ISIN,Issuer,Coupon,Maturity,Currency,Frequency,Day count,Nominal,Issue date\nDE000ALBA018,Oak AG,4.5,2030-03-15,EUR,Annual,ACT/ACT,1000,2020-03-15\n',
  'ISIN;Emittent;Kupon;Fälligkeit;Währung;Frequency;Daycount;Nennwert;Emissionsdatum\nDE000ALBA018;Oak AG;4,5%;15.03.2030;EUR;1;ACT/ACT;1.000;15.03.2020\n',
])('DI-03 a list of bonds gives their terms: %s', async (text) => {
  const fixture = openText('bonds.csv', text);
  expect(bondCashflows.recognise(fixture.peek)).toMatchObject({ records: ['instrument', 'bond-terms'] });
  expect(bondCashflows.recognise(fixture.peek).score).toBeGreaterThanOrEqual(0.8);
  const { records } = await readAll(bondCashflows, fixture, text.includes(';') ? { decimal: ',' } : {});
  const bond = { isin: 'DE000ALBA018', name: 'Oak AG', kind: 'bond' };
  expect(records).toMatchObject([
    { type: 'instrument', subject: bond, kind: 'bond', issuer: { name: 'Oak AG' }, currency: 'EUR' },
    {
      type: 'bond-terms',
      couponRate: '4.5',
      maturesOn: '2030-03-15',
      issuedOn: '2020-03-15',
      couponsPerYear: 1,
      dayCount: 'ACT/ACT',
      nominal: '1000',
    },
  ]);
});

test('DI-08 floating coupons are read from their words, or from columns of the rate and the margin', async () => {
  const words = openText(
    'bonds.csv',
    'ISIN,Coupon,Maturity,Currency\nDE000A1EWWW0,3M EURIBOR + 1.2%,2027-03-01,EUR\nDE000A1EWWW0,SOFR+125bp,2027-03-01,USD\nDE000A1EWWW0,4 1/2,PERP,USD\n',
  );
  expect(bondCashflows.recognise(words.peek).score).toBeGreaterThanOrEqual(0.8);
  const termsOf = async (fixture: ReturnType<typeof openText>) =>
    (await readAll(bondCashflows, fixture)).records.filter(({ type }) => type === 'bond-terms');
  const [euribor, sofr, fixed] = await termsOf(words);
  expect(euribor).toMatchObject({ couponType: 'floating', couponRate: '1.2', baseRate: 'EURIBOR 3M' });
  expect(sofr).toMatchObject({ couponType: 'floating', couponRate: '1.25', baseRate: 'SOFR' });
  expect(fixed).toMatchObject({ couponRate: '4.5' });
  expect(fixed).not.toHaveProperty('maturesOn');
  const columns = openText(
    'bonds.csv',
    'ISIN,Coupon,Coupon Type,Reference Rate,Spread (bps),Maturity\nDE000A1EWWW0,4.62,Floating,Euribor 6M,75,2027-03-01\nDE000A1EWWW0,4.5,Fixed,,,2027-03-01\n',
  );
  expect(await termsOf(columns)).toMatchObject([
    { couponType: 'floating', couponRate: '0.75', baseRate: 'EURIBOR 6M' },
    { couponType: 'fixed', couponRate: '4.5' },
  ]);
});

test.each([
  { row: 'FRN,', finding: { rule: 'missing_required', field: 'baseRate' } },
  { row: '4.62,Floating', finding: { rule: 'missing_required', field: 'baseRate' } },
  { row: '4,Step-up', finding: { rule: 'unknown_term', field: 'couponType', value: 'Step-up' } },
  { row: 'OAK + 2%,', finding: { rule: 'not_a_number', field: 'couponRate' } },
  { row: 'EURIBOR 3M + 75,', finding: { rule: 'not_a_number', field: 'margin' } },
])('DI-08 a coupon of which nobody knows what it follows is rejected: $row', async ({ row, finding }) => {
  const text = `ISIN,Maturity,Coupon,Coupon Type\nDE000A1EWWW0,2027-03-01,${row}\n`;
  const { records, findings } = await readAll(bondCashflows, openText('bonds.csv', text));
  expect(records).toEqual([]);
  expect(findings).toMatchObject([{ severity: 'reject', ...finding }]);
});

test('DI-08 coupons and margins whose unit nothing says are a question, until a name of a column says it', async () => {
  const list = (head: string, coupon: string) =>
    openText('bonds.csv', `ISIN,${head},Maturity\nDE000A1EWWW0,${coupon},2027-03-01\n`);
  const unclear = list('Coupon', '0.0225');
  expect(bondCashflows.recognise(unclear.peek).score).toBeGreaterThanOrEqual(0.8);
  expect((await readAll(bondCashflows, unclear)).findings).toMatchObject([
    { rule: 'not_a_number', field: 'couponRate', value: '0.0225', details: { why: 'unit' } },
  ]);
  for (const [head, coupon] of [
    ['Coupon (%)', '0.0225'],
    ['Coupon', '0.05'],
    ['Coupon', '0.125'],
  ] as const)
    expect((await readAll(bondCashflows, list(head, coupon))).findings).toEqual([]);
  const margins = openText(
    'bonds.csv',
    'ISIN,Coupon,Base rate,Margin,Maturity\nDE000A1EWWW0,,EURIBOR 3M,75,2027-03-01\n',
  );
  expect(bondCashflows.recognise(margins.peek).score).toBeGreaterThanOrEqual(0.8);
  expect((await readAll(bondCashflows, margins)).findings).toMatchObject([{ field: 'margin', value: '75' }]);
});
