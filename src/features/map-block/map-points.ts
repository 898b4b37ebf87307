/** Something on the map: where it stands along both axes. What has no position there is NaN, and is not drawn. */
export interface MapPoint {
  readonly id: string;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  /** Which of the groups it belongs to; points that a reader adds make a group of their own. */
  readonly group: string;
}

/** What a reader put there: years of duration, yield in percent. */
export interface AddedPoint {
  readonly id: string;
  readonly name: string;
  readonly duration: number;
  readonly yield: number;
  /** What the numbers were computed from, in words of whoever shows the map. */
  readonly origin?: string | undefined;
}

export type NewPoint = Omit<AddedPoint, 'id'>;

/** Where an added point stands: axes of the map may show something else than duration and yield. */
export type PlaceAdded = (added: AddedPoint) => { readonly x: number; readonly y: number };

export const byDuration: PlaceAdded = ({ duration, yield: y }) => ({ x: duration, y });

export const ADDED_GROUP = 'added';
/** More would no longer be told apart, and would never be typed. */
export const MOST_ADDED = 20;
export const LONGEST_NAME = 60;
const LONGEST_DURATION = 100;
const LARGEST_YIELD = 1_000;

export interface TypedPoint {
  readonly name: string;
  readonly duration: string;
  readonly yield: string;
}

/** What is wrong with a field; the first of them gets the focus. */
export type PointFault = 'no_name' | 'no_number' | 'out_of_range';
export type PointFaults = Partial<Record<keyof TypedPoint, PointFault>>;

type ReadPoint =
  | { readonly outcome: 'read'; readonly point: NewPoint }
  | { readonly outcome: 'faulty'; readonly faults: PointFaults };

/** CB-06: duration is rounded to two decimals, yield to three. */
export function readPoint(typed: TypedPoint): ReadPoint {
  const name = typed.name.trim().slice(0, LONGEST_NAME);
  const duration = readNumber(typed.duration);
  const yields = readNumber(typed.yield);
  const faults: PointFaults = {
    ...(name === '' && { name: 'no_name' }),
    ...faultOf('duration', duration, 0, LONGEST_DURATION),
    ...faultOf('yield', yields, -LARGEST_YIELD, LARGEST_YIELD),
  };
  if (Object.keys(faults).length > 0 || duration === null || yields === null)
    return { outcome: 'faulty', faults };
  return { outcome: 'read', point: { name, duration: round(duration, 2), yield: round(yields, 3) } };
}

/** Both decimal marks, spaces between thousands, and a minus as keyboards or our own tables write it. */
function readNumber(text: string): number | null {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/\s/g, '')
    .replace('−', '-')
    .replace(',', '.')
    .replace(/%$/, '');
  return /^-?(\d{1,6}(\.\d{0,12})?|\.\d{1,12})$/.test(plain) ? Number(plain) : null;
}

function faultOf(
  field: 'duration' | 'yield',
  value: number | null,
  least: number,
  most: number,
): PointFaults {
  if (value === null) return { [field]: 'no_number' };
  return value < least || value > most ? { [field]: 'out_of_range' } : {};
}

/** Half away from zero, as people round; a decimal like 1.005 is what was typed, not what it is in binary. */
function round(value: number, decimals: number): number {
  const scaled = Number(`${Math.abs(value)}e${decimals}`);
  return (Math.sign(value) * Math.round(scaled)) / 10 ** decimals || 0;
}
