/** A table of more rows is prepared in the background (document A, sections 5 and 9). */
export const AUTO_SEND_ROWS = 2_500;
