/** The unit of a figure in percent, as the wire and a caption name it. */
export const PERCENT_SIGN = '%';
