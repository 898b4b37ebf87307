/** A table of more rows is prepared in the background. */
export const AUTO_SEND_ROWS = 2_500;
