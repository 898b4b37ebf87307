import { expect, test } from 'vitest';
import { chooseSpecs } from './changed-specs.ts';

const SPECS = ['bond-map', 'company', 'every-page', 'reader-journey', 'trading-chart', 'widgets-table'].map(
  (name) => `tests/e2e/${name}.spec.ts`,
);
const JOURNEYS = ['every-page', 'reader-journey'];

test.each([
  { what: 'nothing', changed: [], chosen: [] },
  { what: 'a spec', changed: ['tests/e2e/company.spec.ts'], chosen: ['company'] },
  { what: 'documentation and unit tests', changed: ['README.md', 'src/ui/table/table.test.ts'], chosen: [] },
  {
    what: 'a feature that a spec is named after',
    changed: ['src/page-parts/listing-chart/TradingChart.tsx'],
    chosen: [...JOURNEYS, 'trading-chart'],
  },
  { what: 'a widget', changed: ['src/ui/table/Table.tsx'], chosen: [...JOURNEYS, 'widgets-table'] },
  { what: 'a page', changed: ['src/pages/public/company/CompanyPage.tsx'], chosen: ['company', ...JOURNEYS] },
  {
    what: 'the last word of a spec',
    changed: ['src/features/map/map.ts'],
    chosen: ['bond-map', ...JOURNEYS],
  },
  { what: 'what all pages stand on', changed: ['database/migrations/0001.sql'], chosen: JOURNEYS },
])('a change of $what chooses its browser tests', ({ changed, chosen }) => {
  expect(chooseSpecs(changed, SPECS)).toEqual(chosen.map((name) => `tests/e2e/${name}.spec.ts`));
});

test.each(['tests/e2e/visitors.ts', 'playwright.config.ts'])('a change of %s chooses all', (file) => {
  expect(chooseSpecs([file], SPECS)).toEqual(SPECS);
});
