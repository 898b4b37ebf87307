import { expect, test } from 'vitest';
import { toBondTerms } from '#domain/bonds/stored-bond.ts';
import type { BondTermsRecord, CouponRecord } from '#domain/import/records.ts';
import type { Subject } from '#domain/import/subject.ts';
import { findStoredBonds } from '#market/bonds/bond-terms.repository.ts';
import { openDatabase } from '#platform/database/database.server.ts';
import { fileOf, importFiles } from './import-for-tests.server.ts';
import { openTestStore } from './store-for-tests.server.ts';

const store = openTestStore();

const subject = (isin: string): Subject => ({ isin, kind: 'bond' });
const terms = (isin: string, changes: Partial<BondTermsRecord>): BondTermsRecord => ({
  type: 'bond-terms',
  subject: subject(isin),
  currency: 'GBP',
  nominal: '100',
  couponType: 'fixed',
  couponRate: '8',
  issuedOn: '2021-06-07',
  maturesOn: '2031-06-07',
  ...changes,
});
const coupon = (isin: string, startsOn: string, day: string): CouponRecord => ({
  type: 'coupon',
  subject: subject(isin),
  startsOn,
  day,
  amount: '4',
});

type Imported = Awaited<ReturnType<typeof importFiles>>;
const rejectedOf = ({ run }: Imported) =>
  run.findings.byRule().map(({ rule, severity, count }) => `${severity} ${rule} ${count}`);

test('NU-04 a bond that names its market is stored with the convention, and its own terms beside it', async () => {
  const imported = await importFiles(store.url, [
    fileOf('gilt.csv', [terms('GB0009997999', { convention: 'UKT', calendar: 'gblo', exCouponDays: 5 })]),
  ]);
  expect(rejectedOf(imported)).toEqual([]);
  const { rows } = await store.client.query(
    'select instrument_id as id, convention, payment_calendar from bond',
  );
  expect(rows).toMatchObject([{ convention: 'gilt', payment_calendar: 'UK' }]);
  const { database } = openDatabase(store.url);
  const stored = (await findStoredBonds(database, [rows[0].id])).get(rows[0].id);
  await database.destroy();
  expect(stored && toBondTerms(stored)).toMatchObject({
    coupon: { couponsPerYear: 2, dayCount: 'ACT/ACT ICMA' },
    exCoupon: { days: 5, counted: 'business' },
    settlementDays: 1,
  });
});

test.each([
  { changes: { dayCount: 'ACT/366' }, rule: 'unknown_day_count', field: 'dayCount' },
  { changes: { convention: 'moon' }, rule: 'unknown_term', field: 'convention' },
  { changes: { businessDayRule: 'sometimes' }, rule: 'unknown_term', field: 'businessDayRule' },
  { changes: { periodDays: 0 }, rule: 'unknown_term', field: 'periodDays' },
  { changes: { nominal: '0' }, rule: 'nominal', field: 'nominal' },
] as const)(
  'NU-05 terms that nobody can compute with are rejected by their field: $field',
  async ({ changes, rule, field }) => {
    const imported = await importFiles(store.url, [fileOf('bad.csv', [terms('DE0001102309', changes)])]);
    expect(rejectedOf(imported)).toContain(`reject ${rule} 1`);
    expect(imported.run.findings.listed().map(({ finding }) => finding)).toContainEqual(
      expect.objectContaining({ rule, field }),
    );
  },
);

test('NU-04 a period in days takes the place of one in months, and the other way round', async () => {
  const isin = 'DE0001135275';
  const period = async (changes: Partial<BondTermsRecord>) => {
    await importFiles(store.url, [fileOf('period.csv', [terms(isin, changes)])]);
    const stored = `select period_days, period_months from bond join instrument on id = instrument_id where isin = $1`;
    return store.read(stored, isin);
  };
  expect(await period({ periodMonths: 6 })).toEqual([[null, 6]]);
  expect(await period({ periodDays: 182 })).toEqual([[182, null]]);
  expect(await period({ periodMonths: 3 })).toEqual([[null, 3]]);
});

test('NU-05 terms that contradict the stored ones of the bond are rejected; other bonds of the file enter', async () => {
  const [known, fresh] = ['DE0001135085', 'DE0001135176'];
  await importFiles(store.url, [fileOf('terms.csv', [terms(known, {})])]);
  const subjectOnly = {
    type: 'bond-terms',
    subject: subject(known),
    lastRegularCouponOn: '2032-01-01',
  } as const;
  const imported = await importFiles(store.url, [fileOf('more.csv', [subjectOnly, terms(fresh, {})])]);
  expect(rejectedOf(imported)).toEqual(['reject unknown_term 1']);
  expect(imported.run.reports).toMatchObject([{ accepted: 1, rejected: 1 }]);
  expect(await store.read('select count(*)::int from instrument where isin = $1', fresh)).toEqual([1]);
});

test('NU-04 a coupon period that begins before the last one has ended is rejected', async () => {
  const isin = 'GB0009997999';
  const imported = await importFiles(store.url, [
    fileOf('coupons.csv', [
      terms(isin, {}),
      coupon(isin, '2026-06-07', '2026-12-07'),
      coupon(isin, '2026-11-07', '2027-06-07'),
      coupon(isin, '2027-06-07', '2027-12-07'),
    ]),
  ]);
  expect(rejectedOf(imported)).toContain('reject coupon_overlap 1');
});
