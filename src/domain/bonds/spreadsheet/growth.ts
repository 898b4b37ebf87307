/** PDURATION: periods until a sum has grown to another. */
export const pDuration = (rate: number, present: number, future: number): number =>
  Math.log(future / present) / Math.log1p(rate);
