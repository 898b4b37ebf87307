import { expect, test } from 'vitest';
import { Caches } from '#platform/cache/caches.server.ts';
import { createFragmentCache, type Fragment } from '#platform/cache/fragment-cache.server.ts';
import { createDrawIsland, putIn } from './draw-islands.server.tsx';
import type { PageState } from './page-state.ts';

const PAGE = { name: 'Price', uses: 'page' } as const;
const PART = { name: 'Parameters', uses: 'props' } as const;

function prepare(isForAll = true) {
  const cache = createFragmentCache(new Caches({ clock: () => new Date(0) }), true);
  let drawn = 0;
  const Shown = ({ text }: { text: string }) => {
    drawn++;
    return <p>{text}</p>;
  };
  const drawOn = (data: unknown, path = '/stocks/norvik/') => {
    // What else a frame has does not matter here.
    const state = { language: 'eng', labels: null, frame: { path }, data } as PageState;
    const fragments: Fragment[] = [];
    const stateJson = JSON.stringify(state);
    const draw = createDrawIsland({
      cache,
      state,
      stateJson,
      isForAll,
      around: (island) => island,
      mark: '[mark]',
      fragments,
    });
    /** What stands on the page, and what is put in there. */
    return <Props extends object>(...drawn: Parameters<typeof draw<Props>>) => {
      const { id, markup } = draw(...drawn);
      return { id, markup: putIn(markup, '[mark]', [fragments.at(-1)?.markup ?? Buffer.of()]).toString() };
    };
  };
  return { Shown, drawOn, countDrawn: () => drawn };
}

test('an island that reads the data of its page is drawn again when they change, and only then', () => {
  const { Shown, drawOn, countDrawn } = prepare();
  expect(drawOn({ price: 1 })(PAGE, Shown, { text: 'a' }).markup).toBe('<p>a</p>');
  drawOn({ price: 1 })(PAGE, Shown, { text: 'a' });
  expect(countDrawn()).toBe(1);
  drawOn({ price: 2 })(PAGE, Shown, { text: 'a' });
  expect(countDrawn()).toBe(2);
  drawOn({ price: 2 }, '/stocks/other/')(PAGE, Shown, { text: 'a' });
  expect(drawOn({ price: 2 })(PAGE, Shown, { text: 'b' }).markup).toBe('<p>b</p>');
  expect(countDrawn()).toBe(4);
});

test('an island that is drawn from its props alone is drawn once for the same props', () => {
  const { Shown, drawOn, countDrawn } = prepare();
  const { id } = drawOn({ price: 1 })(PART, Shown, { text: '−1 € ₽' });
  expect(drawOn({ price: 2 })(PART, Shown, { text: '−1 € ₽' })).toEqual({ id, markup: '<p>−1 € ₽</p>' });
  expect(countDrawn()).toBe(1);
});

test('what is drawn for one person is not kept for others', () => {
  const { Shown, drawOn, countDrawn } = prepare(false);
  drawOn({ price: 1 })(PAGE, Shown, { text: 'a' });
  drawOn({ price: 1 })(PAGE, Shown, { text: 'a' });
  expect(countDrawn()).toBe(2);
});

test('an island that is given a function is refused, as the browser would not get it', () => {
  const { drawOn } = prepare();
  const Pressed = ({ onPress }: { onPress: () => void }) => <i>{typeof onPress}</i>;
  expect(() => drawOn(null)(PART, Pressed, { onPress: () => undefined })).toThrow('onPress');
});

test('a document is put together of its text and the bytes of its islands', () => {
  const bytes = ['<p>−1 €</p>', ''].map((markup) => Buffer.from(markup));
  expect(putIn('<b>ü</b>[mark]<i>$&</i>[mark].', '[mark]', bytes).toString()).toBe(
    '<b>ü</b><p>−1 €</p><i>$&</i>.',
  );
  expect(() => putIn('[mark]', '[mark]', bytes)).toThrow('1 marks for 2 fragments');
});
