import { expect, test } from 'vitest';
import { sourceOf } from '../../decode/decode-for-tests.server.ts';
import { Decoder } from '../../decode/decoder.server.ts';
import { recognise } from '../../mapping/recognise.ts';
import { toReading } from '../../mapping/to-reading.ts';
import { rateCode } from './well-known-keys.ts';

async function read(name: string, text: string) {
  const decoder = new Decoder();
  const { peek, decoded } = await decoder.openFile(sourceOf(text, name));
  const recognised = recognise(peek, []);
  if (recognised.kind !== 'decided') return expect.fail('not recognised');
  const { format } = recognised;
  expect(format.code).toBe('curve');
  const reads = [];
  for await (const batch of format.read(
    decoded,
    toReading(peek, format, null, () => null),
  ))
    reads.push(...batch);
  await decoder.close();
  return {
    records: reads.flatMap((each) => ('records' in each ? each.records : [])),
    findings: reads.flatMap((each) => ('finding' in each ? [each.finding] : [])),
  };
}

const rate = (code: string, day: string, percent: string) => ({ type: 'rate', code, day, percent });

test.each([
  { of: 'with a first cell', name: 'euribor.csv', head: 'Date' },
  { of: 'without one', name: 'hist_EURIBOR_2024.csv', head: '' },
])('DI-03 Euribor with a tenor a row and a day a column is read $of', async ({ name, head }) => {
  const { records } = await read(
    name,
    `${head},02/01/2024,03/01/2024,15/01/2024\n1w,3.873,3.861,\n3m,3.904,3.903,3.931\n`,
  );
  expect(records).toEqual([
    rate('EURIBOR 1W', '2024-01-02', '3.873'),
    rate('EURIBOR 1W', '2024-01-03', '3.861'),
    rate('EURIBOR 3M', '2024-01-02', '3.904'),
    rate('EURIBOR 3M', '2024-01-03', '3.903'),
    rate('EURIBOR 3M', '2024-01-15', '3.931'),
  ]);
});

test('DI-03 days across wait where their order is open, or nothing says of which rate they are', async () => {
  const open = await read('euribor.csv', ',02/01/2024,03/01/2024\n3m,3.9,3.8\n');
  expect(open.findings).toMatchObject([{ rule: 'not_a_day', severity: 'hold' }]);
  const unnamed = await read('x.csv', ',2024-01-02,2024-01-03\n3m,3.9,3.8\n');
  expect(unnamed.findings).toMatchObject([{ rule: 'missing_required', severity: 'hold', field: 'code' }]);
});

test.each([
  { name: 'Euribor 3 months.csv', text: 'Date,Value\n2024-01-02,3.904\n' },
  { name: 'euribor.csv', text: 'Date,Tenor,Rate\n2024-01-02,3 months,3.904\n' },
])('DI-03 the name of $name says which rate it holds', async ({ name, text }) => {
  expect((await read(name, text)).records).toEqual([rate('EURIBOR 3M', '2024-01-02', '3.904')]);
});

const US = rate('WS_CBPOL.D.US', '2024-03-14', '5.375');

test.each([
  {
    of: 'with labels beside the codes',
    name: 'WS_CBPOL_csv_flat.csv',
    text: 'STRUCTURE,STRUCTURE_ID,ACTION,FREQ:Frequency,REF_AREA:Reference area,TIME_PERIOD:Time period or range,OBS_VALUE:Observation Value\ndataflow,BIS:WS_CBPOL(1.0): Central bank policy rates,I,D: Daily,US: United States,2024-03-14,5.375\n',
  },
  {
    of: 'with a day a column',
    name: 'cbpol_d.csv',
    text: '"FREQ","Frequency","REF_AREA","Reference area","Time Period","2024-03-13","2024-03-14"\n"D","Daily","US","United States","D:US","","5.375"\n',
  },
])('DI-03 policy rates of the BIS are read $of, under one code', async ({ name, text }) => {
  expect((await read(name, text)).records).toEqual([US]);
});

test.each([
  {
    of: 'the data explorer',
    text: 'STRUCTURE,STRUCTURE_ID,ACTION,REF_AREA,Reference area,FREQ,Frequency of observation,TIME_PERIOD,Time period,OBS_VALUE\nDATAFLOW,OECD.SDD.STES:DSD_STES@DF_FINMARK(4.0),I,DEU,Germany,M,Monthly,2024-02,,2.41\n',
    code: 'DF_FINMARK.DEU.M',
  },
  {
    of: 'its former site',
    text: '"LOCATION","INDICATOR","FREQUENCY","TIME","Value","Flag Codes"\n"DEU","LTINT","M","2024-02",2.41,\n',
    code: 'OECD.DEU.LTINT.M',
  },
])(
  'DI-03 series of the OECD from $of are stored under their codes, not their labels',
  async ({ text, code }) => {
    expect((await read('oecd.csv', text)).records).toEqual([rate(code, '2024-02-01', '2.41')]);
  },
);

test('DI-03 observations of SDMX without a flow wait for its name', async () => {
  const { findings } = await read('x.csv', 'FREQ,REF_AREA,TIME_PERIOD,OBS_VALUE\nD,US,2024-03-14,5.375\n');
  expect(findings).toMatchObject([{ rule: 'missing_required', severity: 'hold', field: 'code' }]);
});

test.each([
  {
    of: 'its archive, for so many units',
    name: 'archiwum_tab_a_2024.csv',
    text: 'data;1USD;100JPY;nr tabeli\n;dolar;jen;\n20240102;3,9432;2,7789;001/A/NBP/2024\n',
    records: [rate('NBP.USD.PLN', '2024-01-02', '3.9432'), rate('NBP.JPY.PLN', '2024-01-02', '0.027789')],
  },
  {
    of: 'its interface, of a currency',
    name: 'usd.json',
    text: '{"table":"A","code":"USD","rates":[{"no":"1/A/NBP/2024","effectiveDate":"2024-01-02","mid":3.9432}]}',
    records: [rate('NBP.USD.PLN', '2024-01-02', '3.9432')],
  },
  {
    of: 'its interface, of a day',
    name: 'a.json',
    text: '[{"table":"A","no":"1/A/NBP/2024","effectiveDate":"2024-01-02","rates":[{"code":"USD","mid":3.9432}]}]',
    records: [rate('NBP.USD.PLN', '2024-01-02', '3.9432')],
  },
  {
    of: 'the list of its key rates',
    name: 'stopy.xml',
    text: '<?xml version="1.0"?><stopy_procentowe_archiwum><pozycje obowiazuje_od="2023-10-05"><pozycja id="ref" oprocentowanie="5,75" /></pozycje></stopy_procentowe_archiwum>',
    records: [rate('NBP.REF', '2023-10-05', '5.75')],
  },
])('DI-03 rates of the National Bank of Poland from $of', async ({ name, text, records }) => {
  expect((await read(name, text)).records).toEqual(records);
});

test.each([
  ['EST.B.EU000A2X2A25.WT', 'ESTR'],
  ['FM.B.U2.EUR.4F.KR.DFR.LEV', 'DFR'],
  ['FM.D.U2.EUR.4F.KR.MRR_FR.LEV', 'MRO'],
  ['BBIG1.D.D0.EUR.MMKT.EURIBOR.M03.BID._Z', 'EURIBOR 3M'],
  ['IUDSOIA', 'SONIA'],
  ['FM.M.U2.EUR.RT.MM.EURIBOR3MD_.HSTA', 'FM.M.U2.EUR.RT.MM.EURIBOR3MD_.HSTA'],
  ['DGS10', 'DGS10'],
])('DI-03 the series %s is stored as %s: bonds follow fixings, not averages of a month', (key, code) => {
  expect(rateCode(key)).toBe(code);
});

test('DI-03 a person may say that the only series of a file of the ECB is a reference rate', async () => {
  const decoder = new Decoder();
  const text =
    '"DATE","TIME PERIOD","Euribor 3-month (FM.M.U2.EUR.RT.MM.EURIBOR3MD_.HSTA)"\n"2024-02-29","2024Feb","3.92"\n';
  const { peek, decoded } = await decoder.openFile(sourceOf(text, 'ecb.csv'));
  const recognised = recognise(peek, []);
  if (recognised.kind !== 'decided') return expect.fail('not recognised');
  const reading = toReading(peek, recognised.format, null, () => null, { subject: { ticker: 'EURIBOR 3M' } });
  for await (const [first] of recognised.format.read(decoded, reading))
    expect(first).toMatchObject({ records: [{ code: 'EURIBOR 3M', percent: '3.92' }] });
  await decoder.close();
});
