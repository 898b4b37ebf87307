/** Stocks of one chart, the one it is about among them. */
export const MOST_STOCKS = 10;
export const MOST_INDEXES = 10;
/** Entries of a list that are read at all; above the limits before, the answer says which one was passed. */
export const MOST_LISTED = 100;
/** How often a chart may ask again for other dates. */
export const MOST_ITERATIONS = 3;
/** Years that one answer may span. */
export const MOST_YEARS = 30;
