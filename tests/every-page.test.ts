import { afterAll, beforeAll, expect, test } from 'vitest';
import { LANGUAGES, languageTag } from '#domain/languages/languages.ts';
import { fillPath } from '#platform/contract/page.ts';
import { startTestApp, type TestApp } from '../src/app/app-for-tests.server.ts';
import { servedPages } from '../src/app/pages.server.ts';
import { createExamples } from './access-matrix/examples.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const examples = createExamples({
  stockId: 1,
  industryId: 1,
  stringId: 'norvik-steel',
  indexId: 1,
  bondId: 1,
  etfId: 1,
  reportFileId: '',
});

/** The operator may open everything but what belongs to one reader. */
const addresses = servedPages.flatMap(({ loader: { page } }) =>
  (examples[`GET ${page.path}`] ?? [])
    .filter(({ isOwned }) => !isOwned)
    .map(({ params = {}, query = {} }) => {
      const search = new URLSearchParams(query).toString();
      return fillPath(page.path, params) + (search && `?${search}`);
    }),
);

test.each(LANGUAGES)('LV-01 no page has a label missing in %s, whoever it is for', async (language) => {
  const prefix = language === 'eng' ? '' : `/${language}`;
  for (const address of addresses) {
    const { statusCode, body } = await app.get(prefix + address, 'operator');
    expect(statusCode, address).toBe(200);
    expect(body).toContain(`<html lang="${languageTag(language)}"`);
    expect(body.match(/\{\{[\w:.-]+\}\}/)?.[0], address).toBeUndefined();
  }
});
