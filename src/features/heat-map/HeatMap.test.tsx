import { expect, test } from 'vitest';
import { markupFor } from '#platform/i18n/words-for-tests.server.tsx';
import { HeatMap } from './HeatMap.tsx';

const changes = [-1.25, 0, 0.4, 12];
const markup = markupFor(
  'paid',
  <HeatMap
    data={{
      venue: 'Exchange',
      date: '2026-06-30',
      currency_name: 'EUR',
      industries: [
        {
          id: 1,
          name: 'Retail',
          url: '/stocks/',
          shares: changes.map((change, id) => ({
            id,
            name: `Share ${id}`,
            ticker: `LKSH${id}`,
            url: `/stocks/s${id}/`,
            change,
            capitalization: 100,
          })),
        },
      ],
    }}
  />,
);
const tiles = [...markup.matchAll(/aria-label="(LKSH\d[^"]*)"[^>]*>(.*?)<\/a>/g)];

test('EP-06 the name of a tile begins with the words that stand on it, so that a voice command finds it', () => {
  expect(tiles).toHaveLength(changes.length);
  for (const [, name = '', content = ''] of tiles) {
    const seen = content.replaceAll(/<[^>]*>/g, '');
    expect(seen).toContain('%');
    expect(name.startsWith(`${seen}, Share`), name).toBe(true);
  }
});
