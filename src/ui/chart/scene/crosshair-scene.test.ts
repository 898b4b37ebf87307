import { expect, test } from 'vitest';
import { dayChart, frame, line, words } from '../chart-for-tests.ts';
import { randomWalk } from '../sample-series.ts';
import type { Box, Mark } from '../scene.ts';
import { buildScene } from './build-scene.ts';
import { crosshairScene } from './crosshair-scene.ts';
import { isTouching } from './touching.ts';

const chart = dayChart(250, [line(randomWalk(250))]);
const scene = buildScene(chart, frame);
const tagsOf = (marks: readonly Mark[]) => marks.flatMap((mark) => (mark.kind === 'tag' ? [mark] : []));
const lastTag = tagsOf(scene.marks)[0]?.box ?? { x: 0, y: 0, width: 0, height: 0 };
const middle = lastTag.y + lastTag.height / 2;
const holds = (outer: Box, inner: Box) =>
  outer.x <= inner.x &&
  outer.y <= inner.y &&
  outer.x + outer.width >= inner.x + inner.width &&
  outer.y + outer.height >= inner.y + inner.height;

test.each([-17, -12, -5, 0, 5, 12, 17])(
  'CH-02 the tag of the last value yields as a whole to the tag of a cursor %d pixels from it',
  (distance) => {
    const { marks } = crosshairScene(chart, scene, { index: 42, y: middle + distance }, { words });
    const tags = tagsOf(marks);
    const cursorTag = tags.find(({ fill, box }) => fill === 'surface-inverse' && box.x === lastTag.x);
    const covers = tags.filter(({ fill }) => fill === 'surface-page');
    expect(covers.some(({ box }) => holds(box, lastTag))).toBe(
      isTouching(cursorTag?.box ?? lastTag, lastTag),
    );
    expect(marks.indexOf(cursorTag as Mark)).toBeGreaterThan(marks.indexOf(covers.at(0) as Mark));
  },
);

test('CH-02 a cursor far from the tag of the last value leaves it alone', () => {
  const { marks } = crosshairScene(chart, scene, { index: 42, y: middle + 80 }, { words });
  expect(tagsOf(marks).some(({ fill, box }) => fill === 'surface-page' && isTouching(box, lastTag))).toBe(
    false,
  );
});
