const FIELDS = ['input:not([type="hidden"])', 'select', 'textarea']
  .map((field) => `${field}:not(:disabled)`)
  .join();

/** What the dialog focuses first: what it marked itself, else its first field, else its heading is read. */
export function findFirstFocus(dialog: HTMLElement): HTMLElement | null {
  return (
    dialog.querySelector<HTMLElement>('[data-first-focus]') ??
    dialog.querySelector<HTMLElement>(FIELDS) ??
    dialog.querySelector('h2')
  );
}
