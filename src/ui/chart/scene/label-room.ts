/** Between the plot and a label, and between a label and the edge. */
export const LABEL_ROOM = 8;
