/** A year, as on the page of a bond. */
export const FIRST_PERIOD = 4;
