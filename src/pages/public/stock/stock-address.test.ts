import { expect, test } from 'vitest';
import { toVenueFields } from '#page-parts/listing-chart/listing-chart.wire.ts';
import { searchBesideChart, searchOnOtherVenue, stockPath } from './stock-address.ts';

const share = {
  stringId: 'norvik-steel',
  ...toVenueFields(3, [
    { id: 3, text: 'Tulip Valley' },
    { id: 1, text: 'Amber Coast' },
  ]),
};

test.each([
  {
    venueId: 3,
    path: '/stocks/norvik-steel/',
    why: 'the first venue of the list, whatever its id, is left out',
  },
  { venueId: 1, path: '/stocks/norvik-steel/1/', why: 'any other venue is named' },
  {
    venueId: null,
    path: '/stocks/norvik-steel/',
    why: 'a share that is listed nowhere has the short address',
  },
])('ST-01 $why', ({ venueId, path }) => {
  expect(stockPath(share, venueId)).toBe(path);
});

test.each([
  { why: 'nothing', search: '', expected: '', beside: '' },
  { why: 'no period', search: '?period=4', expected: '', beside: '' },
  { why: 'no days', search: '?from=2026-01-01&to=2026-02-01', expected: '', beside: '' },
  {
    why: 'what is compared',
    search: '?period=4&compare=5,7@2',
    expected: '?compare=5,7@2',
    beside: '',
  },
  { why: 'the kind of chart', search: '?type=extended&period=4', expected: '?type=extended', beside: '' },
  {
    why: 'the form of a report',
    search: '?ras_form=2&period=3&compare=5',
    expected: '?ras_form=2&compare=5',
    beside: '?ras_form=2',
  },
])('ST-02 the address of another venue says $why', ({ search, expected, beside }) => {
  expect(searchOnOtherVenue(search)).toBe(expected);
  expect(searchBesideChart(search)).toBe(beside);
});
