import { existsSync, globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { chooseSpecs, SHOWN_BY } from './changed-specs.ts';

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
    changed: ['src/features/trading-chart/ChartArea.tsx'],
    chosen: [...JOURNEYS, 'trading-chart'],
  },
  {
    what: 'the rules that features share',
    changed: ['src/market/trading-chart/chart-state.ts'],
    chosen: [...JOURNEYS, 'trading-chart'],
  },
  {
    what: 'a feature that the spec of another shows',
    changed: ['src/features/chart-toolbar/PeriodTabs.tsx'],
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

test.each(Object.entries(SHOWN_BY))(
  '%s, which the spec %s shows, is there, and so is the spec',
  (room, spec) => {
    expect(globSync(`src/{features,page-parts,ui}/${room}`)).toHaveLength(1);
    expect(existsSync(`tests/e2e/${spec}.spec.ts`)).toBe(true);
  },
);
