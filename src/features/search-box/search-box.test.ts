import { expect, test } from 'vitest';
import { SEARCH_CATEGORIES, type SearchCategory } from '#domain/search/categories.ts';
import type { AllSuggestions } from '#market/search/search.contract.ts';
import {
  isAllEmpty,
  type SearchEvent,
  type SearchState,
  search,
  shownItems,
  shownTab,
  startSearch,
} from './search-box.ts';

const hitsOf = (counts: Partial<Record<SearchCategory, number>>): AllSuggestions =>
  Object.fromEntries(
    SEARCH_CATEGORIES.map((category) => {
      const count = counts[category] ?? 0;
      const items = Array.from({ length: count }, (_, at) => ({
        id: `${category}-${at}`,
        ttl: 'X',
        status: '',
      }));
      return [category, { items, counter_title: count, search_error: null }];
    }),
  );

const start = (chosen: SearchCategory | null = null) => startSearch(SEARCH_CATEGORIES, chosen, false);
const after = (state: SearchState, ...events: SearchEvent[]) => events.reduce(search, state);
const typed = (text: string): SearchEvent => ({ type: 'typed', text });
const paused = (request: number): SearchEvent => ({ type: 'paused', request });
const answered = (request: number, counts: Parameters<typeof hitsOf>[0]): SearchEvent => ({
  type: 'answered',
  request,
  hits: hitsOf(counts),
});
const pressed = (key: string): SearchEvent => ({ type: 'pressed', key });
const found = (counts: Parameters<typeof hitsOf>[0], chosen: SearchCategory | null = null) =>
  after(start(chosen), typed('norv'), paused(1), answered(1, counts));

test('SE-02 the box is idle, loads once three characters are typed, then shows results', () => {
  const idle = after(start(), typed('no'));
  expect(idle).toMatchObject({ isOpen: false, lookup: { phase: 'idle' } });
  const waiting = after(idle, typed('nor'));
  expect(waiting).toMatchObject({ isOpen: true, found: null, lookup: { phase: 'waiting' } });
  const lookup = after(waiting, paused(2));
  expect(lookup.lookup.phase).toBe('loading');
  expect(after(lookup, answered(2, { stocks: 1 }))).toMatchObject({
    isOpen: true,
    found: { term: 'nor' },
    lookup: { phase: 'idle' },
  });
});

test('SE-02 fewer than three characters clear the results and hide the panel', () => {
  expect(after(found({ bonds: 2 }), typed('no'))).toMatchObject({ isOpen: false, found: null });
});

test('SE-02 an answer that comes after the next keystroke is ignored, whichever comes first', () => {
  const second = after(start(), typed('nor'), paused(1), typed('norv'), paused(2));
  expect(after(second, answered(1, { bonds: 9 }))).toBe(second);
  const done = after(second, answered(2, { stocks: 1 }));
  expect(after(done, answered(1, { bonds: 9 }))).toBe(done);
});

test('SE-02 SE-05 a pick closes the panel and cancels what is pending', () => {
  const state = after(found({ bonds: 2 }), typed('norvi'), paused(3), { type: 'picked' });
  expect(state).toMatchObject({ isOpen: false, lookup: { phase: 'idle' } });
  expect(after(state, answered(3, { stocks: 1 }))).toBe(state);
});

test('SE-02 a click outside closes the panel; coming back opens it with what it had', () => {
  const closed = after(found({ bonds: 2 }), { type: 'dismissed' });
  expect(closed.isOpen).toBe(false);
  expect(after(closed, { type: 'entered' })).toMatchObject({ isOpen: true, found: { term: 'norv' } });
  expect(after(start(), { type: 'entered' }).isOpen).toBe(false);
});

test('SE-04 a failure is silently ignored: the panel keeps what it had, or closes', () => {
  const empty = after(start(), typed('norv'), paused(1), { type: 'failed', request: 1 });
  expect(empty).toMatchObject({ isOpen: false, found: null, lookup: { phase: 'idle' } });
  const state = after(found({ bonds: 2 }), typed('norvi'), paused(3), { type: 'failed', request: 3 });
  expect(state).toMatchObject({ isOpen: true, found: { term: 'norv' } });
});

test.each<{ counts: Parameters<typeof hitsOf>[0]; chosen: SearchCategory | null; tab: SearchCategory }>([
  { counts: { bonds: 1, etf: 2 }, chosen: null, tab: 'bonds' },
  { counts: { stocks: 1, indexes: 1 }, chosen: null, tab: 'stocks' },
  { counts: { companies: 1, etf: 1 }, chosen: null, tab: 'companies' },
  { counts: { etf: 1 }, chosen: null, tab: 'etf' },
  { counts: {}, chosen: null, tab: 'bonds' },
  { counts: { bonds: 1, etf: 2 }, chosen: 'etf', tab: 'etf' },
  { counts: { bonds: 1 }, chosen: 'companies', tab: 'companies' },
])('SE-03 with $counts and $chosen chosen last, the tab that is shown is $tab', ({ counts, chosen, tab }) => {
  expect(shownTab(found(counts, chosen))).toBe(tab);
});

test('SE-01 a tab that the brand switched off is not shown, even where it was chosen last', () => {
  const state = after(
    startSearch(['stocks', 'companies'], 'etf', false),
    typed('norv'),
    paused(1),
    answered(1, { etf: 3, companies: 1 }),
  );
  expect(shownTab(state)).toBe('companies');
});

test('SE-01 before anything is found the first enabled tab is shown', () => {
  expect(shownTab(startSearch(['indexes', 'etf'], null, false))).toBe('indexes');
});

test('SE-03 if all are empty, an empty-result state is set', () => {
  expect(isAllEmpty(found({}))).toBe(true);
  expect(isAllEmpty(found({ etf: 1 }))).toBe(false);
  expect(isAllEmpty(start())).toBe(false);
});

test('SE-03 a tab that is chosen stays chosen for the next results', () => {
  const chosen = after(found({ bonds: 2, etf: 1 }), { type: 'chose-tab', category: 'etf' });
  expect(shownItems(chosen)).toHaveLength(1);
  expect(shownTab(after(chosen, typed('norvi'), paused(3), answered(3, { bonds: 4 })))).toBe('etf');
});

test('SE-02 arrows go through the hits and back to the text, and sideways through the tabs', () => {
  const state = found({ bonds: 2, stocks: 1 });
  expect(after(state, pressed('ArrowRight'))).toBe(state);
  expect(after(state, pressed('ArrowDown')).marked).toBe(0);
  expect(after(state, pressed('ArrowUp')).marked).toBe(1);
  expect(after(state, pressed('ArrowDown'), pressed('ArrowDown'), pressed('ArrowDown')).marked).toBeNull();
  const shares = after(state, pressed('ArrowDown'), pressed('ArrowRight'));
  expect(shares).toMatchObject({ chosen: 'stocks', marked: 0 });
  expect(after(shares, pressed('ArrowRight'), pressed('ArrowRight')).chosen).toBe('companies');
  expect(after(shares, pressed('ArrowLeft'), pressed('ArrowLeft')).chosen).toBe('etf');
});

test('SE-02 a key in a box without results moves in its text', () => {
  const state = after(start(), typed('norv'));
  for (const key of ['ArrowDown', 'ArrowLeft', 'Home']) expect(after(state, pressed(key))).toBe(state);
});

test('SE-07 whoever may not search is informed at three characters, and nothing is requested', () => {
  const locked = startSearch(SEARCH_CATEGORIES, null, true);
  expect(after(locked, typed('no')).isOpen).toBe(false);
  expect(after(locked, typed('nor'))).toMatchObject({ isOpen: true, lookup: { phase: 'idle' } });
});
