import { findEarlyPress } from '#platform/http/early-press.ts';

/** What stands there only until the script comes is not among what it draws. */
const OPENABLE = 'details:not([data-until-script])';
/** Buttons that do something by script alone; the others send a form, which the browser does by itself. */
const PRESSABLE = 'button[type=button]';

/**
 * Notes what a reader does to a part before its script is there: what is opened, focused and pressed. What it gives does
 * the same to what the script has drawn in its place, so that nothing is lost.
 */
export function watchReader(container: HTMLElement, onPress: () => void): (drawn: HTMLElement) => void {
  const watching = new AbortController();
  const { signal } = watching;
  // Looked for anew each time: what the server drew may itself come later than this.
  const findOpen = () =>
    [...container.querySelectorAll<HTMLDetailsElement>(OPENABLE)].map(({ open }) => open);
  let open = findOpen();
  let focusedId = '';
  let pressed: Press | null = null;
  const notePress = (target: Element | null) => {
    const button = target?.closest<HTMLButtonElement>(PRESSABLE);
    if (!button) return;
    pressed = toPress(button, container);
    onPress();
  };
  container.addEventListener('toggle', () => (open = findOpen()), { signal, capture: true });
  container.addEventListener('focusin', ({ target }) => (focusedId = (target as Element).id), { signal });
  container.addEventListener('click', ({ target }) => notePress(target as Element), { signal });
  notePress(findEarlyPress(container));
  return (drawn) => {
    watching.abort();
    const again = drawn.querySelectorAll<HTMLDetailsElement>(OPENABLE);
    for (const [at, wasOpen] of open.entries()) if (wasOpen) again[at]?.setAttribute('open', '');
    focus(focusedId);
    const twin = pressed && namesakes(pressed.words, drawn)[pressed.at];
    // While it is drawing, React hears no press.
    if (twin) queueMicrotask(() => twin.click());
  };
}

/** A button by its words, and how many with the same stand before it. */
interface Press {
  readonly words: string;
  readonly at: number;
}

function toPress(button: HTMLButtonElement, container: HTMLElement): Press {
  const words = wordsOf(button);
  return { words, at: namesakes(words, container).indexOf(button) };
}

const namesakes = (words: string, container: HTMLElement) =>
  [...container.querySelectorAll<HTMLButtonElement>(PRESSABLE)].filter((button) => wordsOf(button) === words);

const wordsOf = (button: HTMLButtonElement) => button.ariaLabel ?? button.textContent;

/** The heading that a link of the menu led to was drawn anew, and the focus is to stay on it. */
function focus(id: string): void {
  if (!id || document.activeElement !== document.body) return;
  const again = document.getElementById(id);
  if (!again) return;
  if (again.tabIndex < 0) again.tabIndex = -1;
  again.focus({ preventScroll: true });
}
