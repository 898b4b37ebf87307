import { expect, test } from 'vitest';
import { reduceMap } from '#features/map-block/map-state.ts';
import { mapPath } from '#market/bond-map/map-path.ts';
import { readMapText } from '#market/bond-map/map-selection.ts';
import { toLook, toMapState } from './map-look.ts';

test.each([
  '',
  'trend=linear',
  'labels=none',
  'labels=all',
  'scale=log',
  'scale=log&xscale=log',
  'curves=group&pick=7,9',
  'hide=EUR,USD',
  'off=7,9',
  'own=Mine~3.8~6;New~4~7~7.5~2~2031-05-01~98.5',
])('CB-06 a map requested by "%s" begins as it was left', (query) => {
  const selection = readMapText(query);
  expect(mapPath(toLook(toMapState(selection)))).toBe(mapPath(selection));
});

test('CB-06 what is done to a map stands in its address, and what is undone does not', () => {
  let state = toMapState(readMapText('own=Mine~3.8~6'));
  state = reduceMap(state, { type: 'point-added', point: { name: 'Other', duration: 1, yield: 2 } });
  state = reduceMap(state, { type: 'point-removed', id: '7' });
  state = reduceMap(state, { type: 'point-removed', id: 'added-1' });
  expect(mapPath(toLook(state))).toBe('/bonds/map/?currency=all&off=7&own=Other~1~2');
  expect(mapPath(toLook(reduceMap(state, { type: 'undone' })))).toBe(
    '/bonds/map/?currency=all&off=7&own=Mine~3.8~6;Other~1~2',
  );
});
