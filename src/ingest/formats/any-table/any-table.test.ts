import { expect, test } from 'vitest';
import { openFixture, openText, readAll } from '../read-fixture-for-tests.ts';
import { anyTable } from './any-table.ts';
import { guessMapping } from './guess-mapping.ts';

const open = (name: string) => openFixture(`any-table/fixtures/${name}`);

function guess(fixture: ReturnType<typeof openText>) {
  const { content } = fixture.peek;
  return content.kind === 'table' ? guessMapping(content) : null;
}

test('DI-04 columns without names are guessed by check digits, days, currencies and arithmetic', () => {
  expect(guess(open('unnamed.csv'))).toEqual({
    record: 'price',
    isComplete: true,
    columns: { isin: 'a', day: 'b', open: 'c', high: 'd', low: 'e', close: 'f', currency: 'g' },
    by: {
      isin: 'type',
      day: 'type',
      currency: 'type',
      open: 'arithmetic',
      high: 'arithmetic',
      low: 'arithmetic',
      close: 'arithmetic',
    },
  });
});

test('DI-04 numbers side by side that are no prices are not guessed as such', () => {
  const rows = [1, 2, 3, 4, 5, 6].map((n) => `2024-03-0${n},4.${n},0.2${n},0.4${n},12.${n}`);
  expect(guess(openText('x.csv', `date,a,b,c,d\n${rows.join('\n')}\n`))?.columns).not.toHaveProperty('close');
});

test('DI-04 a record type is guessed by the words of its columns, in any language', () => {
  expect(guess(open('ratings.csv'))).toMatchObject({ record: 'rating', isComplete: true });
  expect(guess(open('german.csv'))).toMatchObject({
    record: 'bond-terms',
    columns: { maturesOn: 'Fälligkeit', nominal: 'Nennwert', couponRate: 'Zinssatz', currency: 'Währung' },
  });
});

test('DI-04 any record type is read by a mapping, with constants, units and own signs for missing values', async () => {
  const fixture = openText('x.csv', 'who,when,how much\nBEECH,01/02/2024,150\nBEECH,13/02/2024,unknown\n');
  const { records, findings } = await readAll(anyTable, fixture, {
    record: 'dividend',
    columns: { ticker: 'who', exDividendOn: 'when', amount: 'how much' },
    constants: { mic: 'XLON', currency: 'GBP' },
    units: { amount: '0.01' },
    missing: { amount: ['unknown'] },
  });
  expect(records).toEqual([
    {
      type: 'dividend',
      subject: { ticker: 'BEECH', mic: 'XLON' },
      amount: '1.5',
      currency: 'GBP',
      exDividendOn: '2024-02-01',
    },
  ]);
  expect(findings).toEqual([{ rule: 'missing_required', severity: 'reject', line: 3, field: 'amount' }]);
});

test('DI-04 a guess is never sure enough to be accepted without a question', () => {
  expect(anyTable.recognise(open('ratings.csv').peek).score).toBeLessThan(0.8);
});

test('NU-01 NU-03 terms of floating coupons and make-whole calls are read', async () => {
  const terms = openText(
    'x.csv',
    'isin,coupon_type,base_rate,fixing_observation,fixing_lag,observation_shift,rate_floor,rate_cap,rate_projection\nXS0000000009,floating,SOFR,Compounded,5,yes,0.5,7,Forward\n',
  );
  const columns = Object.fromEntries(
    [
      'isin',
      'couponType',
      'baseRate',
      'fixingObservation',
      'fixingLag',
      'observationShift',
      'rateFloor',
      'rateCap',
      'rateProjection',
    ].map((field) => [field, field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)]),
  );
  const { records } = await readAll(anyTable, terms, { record: 'bond-terms', columns });
  expect(records).toMatchObject([
    {
      couponType: 'floating',
      baseRate: 'SOFR',
      fixingObservation: 'compounded',
      fixingLag: 5,
      observationShift: true,
      rateFloor: '0.5',
      rateCap: '7',
      rateProjection: 'forward',
    },
  ]);
  const options = openText('y.csv', 'isin,kind,day\nXS0000000009,make-whole,2027-01-15\n');
  const read = await readAll(anyTable, options, {
    record: 'option',
    columns: { isin: 'isin', optionKind: 'kind', day: 'day' },
  });
  expect(read.records).toMatchObject([{ kind: 'make_whole', day: '2027-01-15' }]);
});

test.each([
  ['coupon_type', 'couponType', 'sometimes'],
  ['fixing_observation', 'fixingObservation', 'monthly'],
  ['rate_projection', 'rateProjection', 'guess'],
  ['accrued_per', 'accruedPer', 'lot'],
])(
  'NU-04 NU-05 a word that %s does not know rejects the row and names the field',
  async (column, field, word) => {
    const { records, findings } = await readAll(
      anyTable,
      openText('x.csv', `isin,${column}\nXS0000000009,${word}\n`),
      { record: 'bond-terms', columns: { isin: 'isin', [field]: column } },
    );
    expect(records).toEqual([]);
    expect(findings).toEqual([{ rule: 'unknown_term', severity: 'reject', line: 2, field, value: word }]);
  },
);

test('IM-02 EP-07 a rating comes with its outlook, or without; one that nobody knows rejects the row', async () => {
  const ratings = openText(
    'x.csv',
    'isin,agency,grade,outlook,day\nXS0000000009,Birkhelm,Baa2,Negative,2026-01-15\nXS0000000009,Larkfield,BBB,,2026-01-16\nXS0000000009,Larkfield,BBB,cloudy,2026-01-17\n',
  );
  const { records, findings } = await readAll(anyTable, ratings, {
    record: 'rating',
    columns: { isin: 'isin', agency: 'agency', grade: 'grade', outlook: 'outlook', givenOn: 'day' },
  });
  expect(records).toMatchObject([{ outlook: 'negative' }, { agency: 'Larkfield' }]);
  expect(findings).toMatchObject([{ rule: 'unknown_term', field: 'outlook', value: 'cloudy' }]);
});
