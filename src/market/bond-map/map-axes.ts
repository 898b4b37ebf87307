/** What can be determined of a bond on the map, as the columns of its answer are named. */
export const MEASURES = ['duration', 'modified', 'years', 'yield', 'spread', 'z_spread', 'price'] as const;
export type Measure = (typeof MEASURES)[number];

export const X_AXES = ['duration', 'modified', 'maturity'] as const;
export type XAxis = (typeof X_AXES)[number];

export const Y_AXES = ['yield', 'spread', 'z-spread', 'price'] as const;
export type YAxis = (typeof Y_AXES)[number];

const OF_AXIS: Readonly<Record<XAxis | YAxis, Measure>> = {
  duration: 'duration',
  modified: 'modified',
  maturity: 'years',
  yield: 'yield',
  spread: 'spread',
  'z-spread': 'z_spread',
  price: 'price',
};

export const measureOf = (axis: XAxis | YAxis): Measure => OF_AXIS[axis];

/** CB-06 shows years with two decimals and yields with three; basis points are whole. */
export const DECIMALS: Readonly<Record<Measure, number>> = {
  duration: 2,
  modified: 2,
  years: 2,
  yield: 3,
  spread: 0,
  z_spread: 0,
  price: 2,
};

export const isPercent = (measure: Measure): boolean => measure === 'yield';
