/** As many as a list can be read at a glance. */
export const MOST_SAVED = 50;
export const LONGEST_SAVED_NAME = 100;
export const LONGEST_SAVED_QUERY = 4_000;
