import type { Option } from '#ui/tabs/active-option.ts';
import { findTyped } from './find-typed.ts';

export interface ListState {
  readonly isOpen: boolean;
  /** The option that Enter would choose. */
  readonly at: number;
  /** The letters typed in one go. */
  readonly typed: string;
}

export interface Press {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

export interface Step {
  readonly state: ListState;
  readonly choose: number | null;
  /** True where the browser must not act on the key as well. */
  readonly isTaken: boolean;
}

type Options = readonly Pick<Option, 'text' | 'isDisabled'>[];

export const CLOSED: ListState = { isOpen: false, at: -1, typed: '' };
export const openAt = (at: number): ListState => ({ isOpen: true, at, typed: '' });

const PAGE = 10;

/** What a key does to a list of which one option is chosen (ARIA practices: select-only combobox). */
export function pressKey(state: ListState, press: Press, options: Options, chosen: number): Step {
  if (press.ctrlKey || press.metaKey) return pass(state);
  return state.isOpen ? pressOpen(state, press, options) : pressClosed(press, options, chosen);
}

function pressClosed({ key, altKey }: Press, options: Options, chosen: number): Step {
  switch (key) {
    case 'ArrowDown':
    case 'ArrowUp':
    case 'Enter':
    case ' ':
      return go(openAt(chosen));
    case 'Home':
      return go(openAt(firstFrom(options, 0, 1)));
    case 'End':
      return go(openAt(firstFrom(options, options.length - 1, -1)));
    default:
      return isLetter(key) && !altKey ? type(openAt(chosen), key, options) : pass(CLOSED);
  }
}

function pressOpen(state: ListState, { key, altKey }: Press, options: Options): Step {
  const to = (at: number, way: 1 | -1) => {
    const found = firstFrom(options, at, way);
    return go(openAt(found < 0 ? state.at : found));
  };
  switch (key) {
    case 'Escape':
      return go(CLOSED);
    case 'Enter':
      return choose(state.at, options, true);
    case 'Tab':
      return choose(state.at, options, false);
    case ' ':
      return state.typed ? type(state, key, options) : choose(state.at, options, true);
    case 'ArrowDown':
      return to(state.at + 1, 1);
    case 'ArrowUp':
      return altKey ? choose(state.at, options, true) : to(state.at - 1, -1);
    case 'PageDown':
      return to(Math.min(state.at + PAGE, lastOf(options)), 1);
    case 'PageUp':
      return to(Math.max(state.at - PAGE, firstFrom(options, 0, 1)), -1);
    case 'Home':
      return to(0, 1);
    case 'End':
      return to(options.length - 1, -1);
    default:
      return isLetter(key) && !altKey ? type(state, key, options) : pass(state);
  }
}

function type(state: ListState, key: string, options: Options): Step {
  const typed = state.typed + key;
  return go({ isOpen: true, at: findTyped(options, typed, state.at) ?? state.at, typed });
}

const go = (state: ListState): Step => ({ state, choose: null, isTaken: true });
const pass = (state: ListState): Step => ({ state, choose: null, isTaken: false });

function choose(at: number, options: Options, isTaken: boolean): Step {
  const option = options[at];
  return { state: CLOSED, choose: option && !option.isDisabled ? at : null, isTaken };
}

/** The first option from here on that can be chosen, -1 where there is none. */
function firstFrom(options: Options, from: number, way: 1 | -1): number {
  for (let at = from; at >= 0 && at < options.length; at += way) if (!options[at]?.isDisabled) return at;
  return -1;
}

const lastOf = (options: Options) => firstFrom(options, options.length - 1, -1);
const isLetter = (key: string) => [...key].length === 1;
