import { expect, test } from 'vitest';
import { blockData, yearView } from './block-for-tests.ts';
import { nameSeries } from './describe-block.ts';
import { withoutSubject } from './without-subject.ts';

const named = (name: string, subject: string | undefined) => {
  const view = yearView(blockData([1, 2]));
  const series = view.data.series.map((one) => ({ ...one, name }));
  const shown = withoutSubject({ ...view, data: { ...view.data, series } }, subject);
  return nameSeries(shown).map((one) => one.name);
};

test('CB-04 the name of the page is not said again by each of its series', () => {
  expect(named('Norvik 5% 2030: Price', 'Norvik 5% 2030')).toEqual(['Price']);
  expect(named('Amber 40', 'Amber 40')).toEqual(['Amber 40']);
  expect(named('Norvik 5% 2030: Price', undefined)).toEqual(['Norvik 5% 2030: Price']);
});
