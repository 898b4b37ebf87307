import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ManagersData, ManagersRelatedData } from '#features/managers/managers.contract.ts';
import type { IssuerNews } from '#features/news/news.contract.ts';
import type { RelatedIssuer } from '#features/related-issuers/related-issuers.contract.ts';
import type { CompanyPageData } from '#pages/public/company/company.contract.ts';
import { startTestApp, type TestApp } from '../src/app/app-for-tests.server.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const query = async (text: string, values: unknown[] = []) =>
  (await app.services.stores.primaryPool.query(text, values)).rows;
const idOf = async (stringId: string): Promise<number> =>
  (await query('select id from issuer where string_id = $1', [stringId]))[0].id;
const read = async <T>(stringId: string, part: string, prefix = ''): Promise<T> =>
  (await app.get(`${prefix}/api/company/${await idOf(stringId)}/${part}`)).json();
const PARTS = ['news/', 'managers/', 'managers/related/', 'related/'] as const;

test.each(PARTS)(
  'EP-04 %s of an issuer are the same for all three viewers, and an unknown issuer is not found',
  async (part) => {
    const id = await idOf('norvik-steel');
    const answers = await Promise.all(
      (['anonymous', 'free', 'paid'] as const).map((viewer) => app.get(`/api/company/${id}/${part}`, viewer)),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers[0]?.body.length).toBeGreaterThan(500);
    for (const unknown of ['0', '2147483647', 'x', '-1']) {
      const answer = await app.get(`/api/company/${unknown}/${part}`);
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
    }
  },
);

test.each(['vexley-robotics', 'heren-foods'])(
  'EP-04 of %s nothing is known, which is no error',
  async (stringId) => {
    expect(await read(stringId, 'news/')).toEqual({
      issuer_id: await idOf(stringId),
      items: [],
      next: null,
    });
    expect(await read(stringId, 'managers/')).toEqual({ current: [], former: [] });
    expect(await read(stringId, 'managers/related/')).toEqual([]);
  },
);

test('EP-04 an issuer without relations has none to list', async () => {
  expect(await read('quillstone-software', 'related/')).toEqual([]);
});

test('ST-16 news comes latest first, five at a time, to the end and each story once', async () => {
  const path = `/api/company/${await idOf('norvik-steel')}/news/`;
  const parts: IssuerNews[] = [];
  for (let before: string | null = ''; before !== null; before = parts.at(-1)?.next ?? null)
    parts.push((await app.get(before ? `${path}?before=${before}` : path)).json());
  const items = parts.flatMap((part) => part.items);
  for (const part of parts.slice(0, -1)) expect(part.items).toHaveLength(5);
  const stories = await query(
    'select distinct story_id from news join news_issuer on news_id = news.id where issuer_id = $1',
    [await idOf('norvik-steel')],
  );
  expect(items).toHaveLength(stories.length);
  expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
  const times = items.map((item) => item.published_at);
  expect(times).toEqual(times.toSorted().reverse());
  expect(new Set(items.map(({ language }) => language))).toEqual(new Set(['eng']));
  expect(times[0]).toMatch(/T11:15$/);
});

test("ST-16 a story is reported in the page's language, else in English, else in another, and names the other issuers", async () => {
  const languages = async (prefix: string) => {
    const { items } = await read<IssuerNews>('huta-zeliwica', 'news/', prefix);
    return [...new Set(items.map(({ language }) => language))];
  };
  expect(await languages('/pol')).toEqual(['pol']);
  expect(await languages('/rus')).toEqual(['rus']);
  await query(
    `delete from news using news_issuer where news_id = news.id and issuer_id = $1 and language = 'tur'`,
    [await idOf('huta-zeliwica')],
  );
  app.services.caches.dropAll();
  expect(await languages('/tur')).toEqual(['eng']);
  const { items } = await read<IssuerNews>('tamarock-mining', 'news/', '/rus');
  const shared = items.find((item) => item.linked_issuers.length > 0);
  expect(shared?.linked_issuers[0]?.issuer_url).toBe('/company/norvik-steel/');
});

test('ST-16 two stories of one microsecond are neither lost nor shown twice between two parts', async () => {
  const id = await idOf('quillstone-software');
  await query('delete from news_issuer where issuer_id = $1', [id]);
  await query(
    `with story as (
       insert into news (published_at, language, title, text)
       select timestamptz '2026-05-05T05:05:05.123457Z', 'eng', 'story ' || n, '' from generate_series(1, 12) n returning id)
     insert into news_issuer select id, $1 from story`,
    [id],
  );
  const titles: string[] = [];
  for (let before: string | null = ''; before !== null; ) {
    const part: IssuerNews = (
      await app.get(`/api/company/${id}/news/${before && `?before=${before}`}`)
    ).json();
    titles.push(...part.items.map(({ title }) => title));
    before = part.next;
  }
  expect(titles).toEqual(Array.from({ length: 12 }, (_, at) => `story ${12 - at}`));
});

test.each(['x', '1', '1.2.3', '99999999999999999.1', '1.99999999999', "1.1'"])(
  'ST-16 a place in the news that nobody was given is refused: %s',
  async (before) => {
    const answer = await app.get(`/api/company/1/news/?before=${encodeURIComponent(before)}`);
    expect(answer.statusCode).toBe(400);
  },
);

test('ST-16 the largest place that can be written is answered, not failed', async () => {
  for (const before of ['9999999999999999.9999999999', '-9999999999999999.0'])
    expect((await app.get(`/api/company/1/news/?before=${before}`)).statusCode).toBe(200);
});

test('ST-16 managers are listed by rank, those who left apart, in letters that the reader knows', async () => {
  const { current, former } = await read<ManagersData>('severozornneft', 'managers/');
  expect(current[0]?.role).toBe('chief_executive');
  expect(current.map(({ until }) => until)).toEqual(current.map(() => null));
  expect(former.map(({ role }) => role)).toEqual(['chief_executive']);
  expect(former[0]?.until).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(current.map(({ name }) => name).join()).toMatch(/^[\p{Script=Latin} ,-]+$/u);
  const inRussian = await read<ManagersData>('severozornneft', 'managers/', '/rus');
  expect(inRussian.current.map(({ name }) => name).join()).toMatch(/^[\p{Script=Cyrillic} ,-]+$/u);
  const inChinese = await read<ManagersData>('severozornneft', 'managers/', '/chn');
  expect(inChinese.current[0]).toMatchObject({ name: current[0]?.name, name_lang: 'en' });
});

test('ST-16 whoever leaves today is still there, and gone tomorrow', async () => {
  const id = await idOf('tongwan-port');
  const leave = (day: string) =>
    query("update person_role set until = $1 where issuer_id = $2 and role = 'board_chair'", [day, id]);
  await leave('2026-06-30');
  const roles = async () =>
    (await read<ManagersData>('tongwan-port', 'managers/')).current.map(({ role }) => role);
  expect(await roles()).toContain('board_chair');
  await leave('2026-06-29');
  expect(await roles()).not.toContain('board_chair');
});

test('ST-16 the managers of an issuer are related to the others where they sit, with the role and a link', async () => {
  const related = await read<ManagersRelatedData>('norvik-steel', 'managers/related/');
  const { current } = await read<ManagersData>('norvik-steel', 'managers/');
  const chief = related[0];
  expect(chief?.person_id).toBe(current[0]?.person_id);
  const seats = chief?.issuers ?? [];
  expect(seats.map((seat) => seat.issuer_url)).toContain('/company/tamarock-mining/');
  expect(seats.map((seat) => seat.issuer_url)).not.toContain('/company/norvik-steel/');
  expect(new Set(seats.map(({ role }) => role))).toEqual(new Set(['board_member']));
});

test('ST-16 related issuers are described from the side of the issuer in question: what, how much and which way', async () => {
  const related = await read<RelatedIssuer[]>('norvik-steel', 'related/');
  expect(related).toHaveLength(7);
  const of = (url: string) => related.find(({ issuer_url }) => issuer_url === url);
  expect(of('/company/tamarock-mining/')).toMatchObject({ rel_type: 'subsidiary', direction: 'owns' });
  expect(of('/company/fallowquay-holdings/')).toMatchObject({
    rel_type: 'shareholder',
    direction: 'owned_by',
  });
  expect(of('/company/caldervoe-bank/')).toMatchObject({ direction: 'guaranteed_by', share: null });
  const seen = await read<RelatedIssuer[]>('caldervoe-bank', 'related/', '/rus');
  expect(seen.find(({ issuer_url }) => issuer_url === '/company/norvik-steel/')).toMatchObject({
    direction: 'guarantees',
    rel_type_name: 'компания, за которую выдано поручительство',
  });
  const shares = related.flatMap(({ share }) => share ?? []);
  expect(shares).toEqual(shares.toSorted((a, b) => b - a));
});

test('EP-04 an issuer that has more of all than any has is still answered within bounds, the first of them', async () => {
  await query(
    `with hub as (
       insert into issuer (string_id, name, country, industry_id, batch_id)
       select 'hub', 'Hub', country, industry_id, 1 from issuer where string_id = 'norvik-steel' returning *),
     spokes as (
       insert into issuer (string_id, name, country, industry_id, batch_id)
       select 'spoke-' || n, 'Spoke ' || lpad(n::text, 3, '0'), country, industry_id, 1 from hub, generate_series(1, 501) n
       returning id),
     relations as (
       insert into issuer_relation (issuer_id, related_issuer_id, relation_type, batch_id)
       select hub.id, spokes.id, 'associate', 1 from hub, spokes),
     chief as (insert into person (name, batch_id) values ('Ann Chief', 1) returning id),
     seats as (
       insert into person_role (person_id, issuer_id, role, since, batch_id)
       select chief.id, held.id, 'chief_executive', '2020-01-01', 1
         from chief, (select id from hub union all select id from spokes) held),
     papers as (
       insert into instrument (kind, string_id, issuer_id, name, currency, batch_id)
       select kind, 'hub-' || n, hub.id, 'Paper ' || lpad(n::text, 3, '0'), 'EUR', 1
         from hub, (values ('stock', 101), ('bond', 201)) many (kind, count), generate_series(1, count) n
       returning id, kind),
     shares as (insert into stock (instrument_id, share_type) select id, 'ordinary' from papers where kind = 'stock')
     insert into bond (instrument_id, face_value, units_issued, coupon_type, day_count, issued_on, matures_on)
     select id, 1000, 1, 'zero', 'ACT/365', '2020-01-01', '2030-01-01' from papers where kind = 'bond'`,
  );
  const related = await read<RelatedIssuer[]>('hub', 'related/');
  const [chief] = await read<ManagersRelatedData>('hub', 'managers/related/');
  const { blocks }: CompanyPageData = (await app.get('/company/hub/?format=json')).json();
  const urls = (of: readonly { issuer_url: string }[] = []) => of.map(({ issuer_url }) => issuer_url);
  const spokes = Array.from({ length: 500 }, (_, at) => `/company/spoke-${at + 1}/`);
  expect(urls(related)).toEqual(spokes);
  expect(urls(chief?.issuers)).toEqual(spokes);
  expect([blocks.stocks?.length, blocks.stocks?.at(-1)?.name]).toEqual([100, 'Paper 100']);
  expect([blocks.bonds?.length, blocks.bonds?.at(-1)?.name]).toEqual([200, 'Paper 200']);
});
