import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { LANGUAGES } from '#domain/languages/languages.ts';
import { startTestApp, type TestApp } from '../src/app/app-for-tests.server.ts';
import { UsageError } from '../src/app/commands/command.server.ts';
import { runCommand } from './run-command.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const query = async (text: string) => (await app.services.stores.primaryPool.query(text)).rows;

async function change(fields: Record<string, string>) {
  const response = await app.http.inject({
    method: 'POST',
    url: '/api/operator/tariffs/678/',
    payload: new URLSearchParams(fields).toString(),
    headers: {
      cookie: await app.cookieOf('operator'),
      'content-type': 'application/x-www-form-urlencoded',
    },
  });
  return response.headers.location;
}

/** Runs a command as the command line does, and gives what it says and shows. */
async function run(...args: string[]) {
  const { said, shown: rows } = await runCommand(app, args);
  return { said, rows };
}

test('US-06 every tariff has its name and description in all ten languages', async () => {
  const tariffs = await query('select id, names, descriptions from plan');
  expect(tariffs).toHaveLength(3);
  for (const { id, names, descriptions } of tariffs)
    for (const texts of [names, descriptions])
      expect(Object.keys(texts).sort(), `tariff ${id}`).toEqual([...LANGUAGES].sort());
});

test('US-08 the operator words and prices a tariff, readers see it, and the change is recorded', async () => {
  const fields = {
    name_eng: 'Desk',
    name_deu: 'Handelstisch',
    description_eng: '<i>For</i> a desk',
    price: '49,90',
    currency: 'eur',
    period: 'year',
  };
  const [{ names, descriptions }] = await query('select names, descriptions from plan where id = 678');
  onTestFinished(async () => {
    await app.services.stores.primaryPool.query(
      'update plan set names = $1, descriptions = $2 where id = 678',
      [names, descriptions],
    );
  });
  expect(await change({ ...fields, isOffered: 'on', next: '/operator/tariffs/' })).toBe('/operator/tariffs/');
  const offerIn = async (prefix: string) =>
    (await app.get(`${prefix}/profile/access/?format=json`))
      .json()
      .offers.find(({ id }: { id: number }) => id === 678);
  expect(await offerIn('')).toMatchObject({ name: 'Desk', price: 49.9, currency: 'EUR', period: 'year' });
  expect(await offerIn('/deu')).toMatchObject({ name: 'Handelstisch', description: '<i>For</i> a desk' });
  expect(await offerIn('/tur')).toMatchObject({ name: 'Desk' });
  const { body } = await app.get('/profile/access/');
  expect(body).toContain('49.90 EUR per year');
  expect(body).toContain('&lt;i&gt;For&lt;/i&gt; a desk');
  const changes = () =>
    query(`select action, after ->> 'price' as price from operator_change where subject_id = '678'`);
  expect(await changes()).toEqual([{ action: 'change', price: '49.9' }]);
  await change({ ...fields, isOffered: 'on' });
  expect(await changes()).toHaveLength(1);
});

test.each([
  { name_eng: '' },
  { name_eng: 'Desk', price: '10' },
  { name_eng: 'Desk', price: '-1', currency: 'EUR' },
  { name_eng: 'Desk', price: '10', currency: 'euro' },
  { name_eng: 'x'.repeat(61) },
  { name_eng: 'Desk', level: '1077' },
])('US-08 %o is no tariff', async (fields) => {
  expect(await change(fields as Record<string, string>)).toBe('/operator/tariffs/?refused=bad_request');
});

test('US-08 the command line lists, prices and offers tariffs', async () => {
  await run('tariffs', 'price', '677', '120', 'EUR', 'month');
  await run('tariffs', 'offer', '1', 'off');
  const { rows } = await run('tariffs', 'list');
  expect(rows).toMatchObject([
    { id: 1, offered: false },
    { id: 678 },
    { id: 677, name: 'Professional', level: 1077, excel: true, price: '120 EUR a month', offered: true },
  ]);
  const changes = await query(
    `select subject_id, operator_id from operator_change where operator_id is null and subject = 'tariff' order by id`,
  );
  expect(changes).toEqual([
    { subject_id: '677', operator_id: null },
    { subject_id: '1', operator_id: null },
  ]);
  await expect(run('tariffs', 'offer', '5', 'on')).rejects.toThrow('there is no plan 5');
});

test('US-08 the command line lists, grants and rejects requests', async () => {
  const cookie = await app.cookieOf('free');
  const ask = async (tariff: number, kind: string) =>
    (
      await app.http.inject({
        method: 'POST',
        url: `/api/profile/pa/subscr_${kind}_request/`,
        payload: { tariff },
        headers: { cookie },
      })
    ).json().request.id as number;
  const id = await ask(678, 'send');
  expect((await run('requests', 'list')).rows).toMatchObject([
    { id, email: 'free@demo.example', tariff: 678 },
  ]);
  expect((await run('requests', 'grant', String(id))).said).toEqual([`request ${id} is granted`]);
  expect(
    await query(`select level, plan_id as tariff from site_user where email = 'free@demo.example'`),
  ).toEqual([{ level: 1077, tariff: 678 }]);
  await expect(run('requests', 'grant', String(id))).rejects.toThrow('nothing is left to decide');
  await expect(run('requests', 'grant', '999')).rejects.toThrow('there is no request 999');
  const more = await ask(677, 'expand');
  await run('requests', 'reject', String(more), '--answer', 'Not this year.');
  expect((await run('requests', 'list', '--state', 'rejected')).rows).toMatchObject([
    { id: more, answer: 'Not this year.' },
  ]);
});

test.each([
  ['requests', 'list', '--state', 'lost'],
  ['requests', 'grant'],
  ['requests', 'grant', 'x'],
  ['requests', 'reject', '1'],
  ['requests', 'reject', '1', '--answer', ' '],
  ['tariffs', 'offer', '1', 'perhaps'],
  ['tariffs', 'price', '1', '10'],
  ['tariffs', 'price', '1', 'ten', 'EUR', 'month'],
  ['tariffs', 'price', '1', '10', 'EUR', 'week'],
])('US-08 "%s %s %s %s" makes no sense, and the usage is shown', async (...args) => {
  await expect(run(...args)).rejects.toBeInstanceOf(UsageError);
});
