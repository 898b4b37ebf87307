import { AUTO_SEND_ROWS } from '#domain/exports/auto-send.ts';

/** Years between the requested days, as for the chart above the table. */
export const MOST_YEARS = 30;
/** Days of one answer: as many as are exported at once. */
export const MOST_ROWS = AUTO_SEND_ROWS;
/** Days of a page of the archive. */
export const ARCHIVE_ROWS = 100;
/** Days that are drawn with a page: a year of them. Script brings the rest, links lead to it without. */
export const DRAWN_ROWS = 270;
