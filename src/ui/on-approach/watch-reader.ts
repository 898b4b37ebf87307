/** What stands there only until the script comes is not among what it draws. */
const OPENABLE = 'details:not([data-until-script])';
/** Buttons that do something by script alone; the others send a form, which the browser does by itself. */
const PRESSABLE = 'button[type=button]';

/**
 * Notes what a reader does to a part before its script is there: what is opened, focused and pressed. What it gives does
 * the same to what the script has drawn in its place, so that nothing is lost.
 */
export function watchReader(place: HTMLElement, onPress: () => void): (drawn: HTMLElement) => void {
  const details = [...place.querySelectorAll<HTMLDetailsElement>(OPENABLE)];
  const buttons = [...place.querySelectorAll<HTMLButtonElement>(PRESSABLE)];
  const watching = new AbortController();
  const { signal } = watching;
  let focusedId = '';
  let pressed: HTMLButtonElement | null = null;
  place.addEventListener('focusin', ({ target }) => (focusedId = (target as Element).id), { signal });
  place.addEventListener(
    'click',
    ({ target }) => {
      pressed = (target as Element).closest<HTMLButtonElement>(PRESSABLE);
      if (pressed) onPress();
    },
    { signal },
  );
  return (drawn) => {
    watching.abort();
    const again = drawn.querySelectorAll<HTMLDetailsElement>(OPENABLE);
    for (const [at, { open }] of details.entries()) if (open) again[at]?.setAttribute('open', '');
    focus(focusedId);
    const twin = pressed && findTwin(pressed, buttons, drawn);
    // While it is drawing, React hears no press.
    if (twin) queueMicrotask(() => twin.click());
  };
}

/** The heading that a link of the menu led to was drawn anew, and the focus is to stay on it. */
function focus(id: string): void {
  if (!id || document.activeElement !== document.body) return;
  const again = document.getElementById(id);
  if (!again) return;
  if (again.tabIndex < 0) again.tabIndex = -1;
  again.focus({ preventScroll: true });
}

/** The button with the same words, and as many of those before it. */
function findTwin(
  pressed: HTMLButtonElement,
  before: readonly HTMLButtonElement[],
  drawn: HTMLElement,
): HTMLButtonElement | undefined {
  const isNamesake = (button: HTMLButtonElement) => wordsOf(button) === wordsOf(pressed);
  const now = [...drawn.querySelectorAll<HTMLButtonElement>(PRESSABLE)];
  return now.filter(isNamesake)[before.filter(isNamesake).indexOf(pressed)];
}

const wordsOf = (button: HTMLButtonElement) => button.ariaLabel ?? button.textContent;
