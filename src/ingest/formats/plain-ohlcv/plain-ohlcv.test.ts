import { expect, test } from 'vitest';
import { openFixture, openText, readAll } from '../read-fixture-for-tests.ts';
import { plainOhlcv } from './plain-ohlcv.ts';

const open = (name: string) => openFixture(`plain-ohlcv/fixtures/${name}`);
const read = (name: string) => readAll(plainOhlcv, open(name));

test('DI-03 a plain table gives prices; the board names the venue, the file name the share', async () => {
  const { records } = await read('DOVE.csv');
  expect(records).toHaveLength(2);
  expect(records[0]).toEqual({
    type: 'price',
    subject: { ticker: 'DOVE', board: 'TQBR', mic: 'MISX' },
    day: '2024-03-01',
    open: '10.0',
    high: '11.5',
    low: '9.5',
    last: '11.0',
    volume: '1200',
    turnover: '13000.5',
  });
});

test('DI-03 a prefix that all columns share is the ticker', async () => {
  const { records } = await read('prefixed.csv');
  expect(records).toMatchObject([{ subject: { ticker: 'ELM' }, last: '11', volume: '120000' }]);
});

test('DI-03 a clock time in the column of days is rejected, thousands signs are not', async () => {
  const { records, findings } = await read('clock.csv');
  expect(findings).toEqual([
    { rule: 'not_a_day', severity: 'reject', line: 2, field: 'day', value: '11:34' },
  ]);
  expect(records[0]).toMatchObject({ day: '2024-03-01', last: '259.5900', volume: '6189026' });
});

test('DI-03 one day above 12 decides the order of all days in the file', async () => {
  const { records } = await read('american.csv');
  expect(records.map((record) => 'day' in record && record.day)).toEqual([
    '2024-03-04',
    '2024-03-05',
    '2024-03-13',
  ]);
});

test('DI-03 where no day decides the order, a person is asked', async () => {
  const { records, findings } = await read('unclear.csv');
  expect(records).toEqual([]);
  expect(findings).toEqual([{ rule: 'not_a_day', severity: 'hold', details: { why: 'order_undecided' } }]);
  const answered = await readAll(plainOhlcv, open('unclear.csv'), { dayOrder: 'dmy' });
  expect(answered.records).toMatchObject([{ day: '2024-04-03' }, { day: '2024-05-04' }]);
});

test('DI-03 Russian names, decimal commas and blanks between thousands are read', async () => {
  const { records } = await read('russian.csv');
  expect(records).toEqual([
    {
      type: 'price',
      subject: { ticker: 'ДУБ' },
      day: '2024-03-01',
      open: '1010.5',
      high: '1011.75',
      low: '1009',
      last: '1010.25',
      volume: '12000',
    },
  ]);
});

test('DI-03 a file in a folder of indices has values of an index', async () => {
  const { peek, decoded } = open('FIR.csv');
  const { records } = await readAll(plainOhlcv, { peek: { ...peek, folder: 'indices' }, decoded });
  expect(records).toEqual([
    { type: 'index-value', subject: { ticker: 'FIR', kind: 'index' }, day: '2024-03-01', value: '335.67' },
  ]);
});

test.each([
  'Datum;Eröffnung;Hoch;Tief;Schlusskurs;Volumen',
  'Date;Ouverture;Plus haut;Plus bas;Clôture;Volume',
  'Fecha;Apertura;Máximo;Mínimo;Cierre;Volumen',
  'Data;Apertura;Massimo;Minimo;Chiusura;Volume',
  'Data;Otwarcie;Najwyższy;Najniższy;Zamknięcie;Wolumen',
  'Дата;Відкриття;Максимальна ціна;Мінімальна ціна;Закриття;Обсяг',
  'Tarih;Açılış;Yüksek;Düşük;Kapanış;Hacim',
  '日期;开盘;最高;最低;收盘;成交量',
])('DI-03 %s are prices', (header) => {
  expect(plainOhlcv.recognise(openText('x.csv', `${header}\n`).peek)).toMatchObject({
    reasons: [{ code: 'columns', details: { found: 6 } }],
  });
});

test('DI-03 a row without a close but with other prices is rejected', async () => {
  const { findings } = await readAll(plainOhlcv, openText('OAK.csv', 'date,open,close\n2024-03-01,1,\n'));
  expect(findings).toEqual([{ rule: 'missing_required', severity: 'reject', line: 2, field: 'close' }]);
});

test('DI-03 signs of currencies and letters for millions are read', async () => {
  const { records } = await read('site.csv');
  expect(records).toMatchObject([
    { day: '2024-03-13', last: '185.56', volume: '12400000' },
    { day: '2024-03-12', last: '1185.56', volume: '980000' },
  ]);
});
