/** The DOM event that bubbles from a list which has been visible for so long. */
export const LIST_VISIBLE = 'list-visible';
export const LOOKED_AT_MS = 1_000;
