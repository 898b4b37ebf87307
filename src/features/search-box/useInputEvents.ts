import { type Dispatch, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { type SearchEvent, type SearchState, search } from './search-box.ts';

/** Listens to the box's own input, and takes over what was typed into it before the panel was there. */
export function useInputEvents(
  input: RefObject<HTMLInputElement | null>,
  state: SearchState,
  send: Dispatch<SearchEvent>,
  /** Opens the marked hit; false where none is, and Enter sends the form. */
  open: () => boolean,
): void {
  const latest = useRef({ state, open });
  // With the drawing, not after it: whoever sees the hits may press a key.
  useLayoutEffect(() => {
    latest.current = { state, open };
  });
  useEffect(() => {
    const element = input.current;
    if (!element) return;
    const type = () => send({ type: 'typed', text: element.value });
    const enter = () => send({ type: 'entered' });
    const press = (event: KeyboardEvent) => {
      if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (event.key === 'Enter') {
        if (latest.current.open()) event.preventDefault();
        return;
      }
      const pressed: SearchEvent = { type: 'pressed', key: event.key };
      if (search(latest.current.state, pressed) === latest.current.state) return;
      event.preventDefault();
      send(pressed);
    };
    if (element.value !== element.defaultValue) type();
    element.addEventListener('input', type);
    element.addEventListener('focus', enter);
    element.addEventListener('keydown', press);
    return () => {
      element.removeEventListener('input', type);
      element.removeEventListener('focus', enter);
      element.removeEventListener('keydown', press);
    };
  }, [input, send]);
}
